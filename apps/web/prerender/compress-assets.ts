import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const encodings = [
  ['.br', (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })],
  ['.gz', (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 })],
] as const

/** Writes compressed copies beside scripts, styles and SVGs; fonts and pictures are compressed already. */
export async function compressAssets(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|svg)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      if (bytes.length > 1_000) {
        await Promise.all(
          encodings.map(async ([extension, compress]) => writeFile(path + extension, await compress(bytes))),
        )
      }
    }),
  )
}
