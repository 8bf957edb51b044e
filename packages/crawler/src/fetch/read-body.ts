import { Readable, type Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import type { BytesHeld } from './bytes-in-hand.ts'
import type { SizeLimits } from './fetch-limits.ts'

export class TooLarge extends Error {}

type BodyLimits = SizeLimits & { ratio: number; cutAt?: number | undefined }

/** Where the bytes are counted, and until when they wait for room. */
type Admission = { held: BytesHeld; signal: AbortSignal }

/** A smaller body with a high ratio is no bomb but a page of blanks. */
const ratioFrom = 262_144
const maxCodings = 2

/** In the order of undoing. What is no compression we know is left as it is. */
function decodersOf(contentEncoding: string, firstByte: number): Transform[] {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => /^(?:x-)?gzip$|^deflate$|^br$/.test(coding))
    .reverse()
  if (codings.length > maxCodings) throw new TooLarge()
  return codings.map((coding, index) => {
    if (coding === 'br') return createBrotliDecompress()
    if (coding !== 'deflate') return createGunzip()
    // Zlib by the standard, raw in practice: the first byte on the wire decides.
    return index > 0 || (firstByte & 0x0f) === 8 ? createInflate() : createInflateRaw()
  })
}

/** A body within its limits, inflated as it comes, so that no more than the limit is ever held. */
export async function readBody(
  body: Readable,
  contentEncoding: string,
  limits: BodyLimits,
  admission: Admission | null = null,
): Promise<Uint8Array> {
  const { wire, inflated, ratio, cutAt = Number.POSITIVE_INFINITY } = limits
  const chunks: Buffer[] = []
  let wireSize = 0
  let size = 0
  let admitted = 0
  let isOver = false

  async function* received(): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      wireSize += chunk.length
      if (wireSize > wire) throw new TooLarge()
      yield chunk
    }
  }

  const collector = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      size += chunk.length
      const isTooLarge = size > inflated || (size > ratioFrom && size > wireSize * ratio)
      if (size >= cutAt || isTooLarge) done(new TooLarge())
      else if (admission === null) done()
      else
        admission.held.grow(chunk.length, admission.signal).then(() => {
          if (isOver) admission.held.shrink(chunk.length)
          admitted += chunk.length
          done()
        }, done)
    },
  })

  const source = received()
  const first = await source.next()
  if (first.done) return new Uint8Array()
  const decoders = decodersOf(contentEncoding, first.value[0] ?? 0)
  async function* all(): AsyncGenerator<Buffer> {
    yield first.value
    yield* source
  }
  try {
    await pipeline([Readable.from(all()), ...decoders, collector])
  } catch (error) {
    isOver = true
    admission?.held.shrink(admitted)
    if (size < cutAt) throw error
    admission?.held.add(cutAt)
  } finally {
    body.destroy()
  }
  const whole = Buffer.concat(chunks).subarray(0, cutAt)
  return new Uint8Array(whole.buffer, whole.byteOffset, whole.byteLength)
}
