import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** The production build. */
export const webRoot = join(import.meta.dirname, '../../../../apps/web/dist')

/** The JavaScript that the first result may wait for. */
export const maxScriptKilobytes = 241

const kilobyte = 1_000

/** The gzipped size of the build's scripts at these addresses. */
export async function scriptKilobytes(scripts: readonly string[]): Promise<number> {
  const sizes = scripts.map(async (script) => {
    const file = await readFile(join(webRoot, new URL(script).pathname))
    return (await promisify(gzip)(file)).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / kilobyte
}
