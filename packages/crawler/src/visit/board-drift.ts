import type { Board } from '../ats/tracking-system.ts'
import { withoutSecrets } from '../fetch/session-secrets.ts'
import type { Page } from '../page.ts'

/** An answer that was not in the shape that a tracking system's reader expects. */
export type BoardDrift = {
  system: string
  /** Where the answer came from. */
  url: string
  /** How its text begins, without the tokens of the visit. */
  sample: string
}

const maxDrifts = 3
const maxSample = 64_000
/** The last word may have been cut in two, and half an e-mail address is not recognised as one. */
const cutWord = /[^\s"'<>,;(){}[\]]+$/
const maxWord = 300

/** The first drift of each system: further answers of the same board say nothing new. */
export function recordDrift(
  drifts: BoardDrift[],
  { system }: Board,
  page: Page,
  secrets: ReadonlySet<string> = new Set(),
): void {
  if (drifts.length >= maxDrifts || drifts.some((drift) => drift.system === system)) return
  const sample = beginningOf(page.kind === 'html' ? page.html : (page.text ?? ''))
  drifts.push({ system, url: page.url, sample: withoutSecrets(sample, secrets) })
}

function beginningOf(text: string): string {
  if (text.length <= maxSample) return text
  return text.slice(0, maxSample - maxWord) + text.slice(maxSample - maxWord, maxSample).replace(cutWord, '')
}
