import { bytesHash } from './bytes-hash.ts'

/** In place of a hash: a script's address that gives a page ("not found" with status 200) draws nothing, whatever it says. */
export const pageForScript = 'page'

const startOfPage = /^\s*<(?:!doctype\s|html[\s>])/i

/** The hash of an answer that a page was drawn from. */
export function inputHash(body: Uint8Array, { isScript }: { isScript: boolean }): string {
  const isPage = isScript && startOfPage.test(new TextDecoder().decode(body.subarray(0, 200)))
  return isPage ? pageForScript : bytesHash(body)
}
