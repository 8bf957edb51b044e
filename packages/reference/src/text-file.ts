import { createReadStream } from 'node:fs'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ReferenceFileError } from './reference-file-error.ts'

/** The text of a UTF-8 file in chunks, decompressed if it is gzip. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let line = 1
  try {
    for await (const bytes of openBytes(path)) {
      const text = decoder.decode(bytes, { stream: true })
      const [valid = ''] = text.split('\uFFFD', 1)
      line += valid.split('\n').length - 1
      if (valid.length < text.length) throw new ReferenceFileError(path, line, 'text in UTF-8')
      yield text
    }
  } catch (error) {
    const isGzipError = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    if (isGzipError) throw new ReferenceFileError(path, line, 'a whole gzip file', { cause: error })
    throw error
  }
  if (decoder.decode() !== '') throw new ReferenceFileError(path, line, 'text in UTF-8')
}

function openBytes(path: string): Readable {
  // Errors of the pipeline surface in the iteration.
  return pipeline(createReadStream(path), path.endsWith('.gz') ? createGunzip() : new PassThrough(), () => {})
}
