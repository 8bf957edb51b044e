import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** What the header of every file of weights says. */
export const commonHeader = {
  /** A digest of what a weight is for. */
  meaning: z.string(),
  digest: z.string(),
  /** The sets that it learned from, each with a digest of its labels and pages. */
  sets: z.array(z.strictObject({ name: z.string(), sites: z.int(), digest: z.string() })),
}

export type LearnedSet = z.infer<(typeof commonHeader)['sets']>[number]

type CommonHeader = { meaning: string; digest: string; sets: LearnedSet[] }

const newLine = 10

/** The weights are missing, altered or another reader's; its message is one line. */
export class WeightsError extends Error {}

const digestOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** A digest of what weights mean, short enough for a header. */
export const meaningOf = (what: unknown): string => digestOf(JSON.stringify(what)).slice(0, 16)

/** One line of JSON, then bytes. The line has a digest of the bytes, so that a file that was altered is refused. */
export const weightsFile = <Head extends Omit<CommonHeader, 'digest'>>(head: Head, bytes: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, digest: digestOf(bytes) })}\n`), bytes])

/** Throws a `WeightsError` where the file is not what was written, or belongs to another reader. */
export function openWeights<Head extends CommonHeader>(
  file: Uint8Array,
  { header, meaning }: { header: z.ZodType<Head>; meaning: string },
): { head: Head; bytes: Buffer } {
  const end = file.indexOf(newLine)
  const head = header.safeParse(parseJson(Buffer.from(file.subarray(0, Math.max(0, end))).toString('utf8')))
  if (!head.success) throw new WeightsError('the weights of the reader are no file of weights')
  if (head.data.meaning !== meaning) throw new WeightsError('the weights of the reader belong to another version of it')
  const bytes = Buffer.from(file.subarray(end + 1))
  if (digestOf(bytes) !== head.data.digest)
    throw new WeightsError('the weights of the reader were altered: their digest is another')
  return { head: head.data, bytes }
}

/** The bytes of a file in `packages/crawler/weights`. Throws a `WeightsError` where there is none. */
export function readWeights(file: URL): Uint8Array {
  try {
    return readFileSync(file)
  } catch {
    throw new WeightsError(
      `the weights of the reader are missing: packages/crawler/weights/${file.pathname.split('/').at(-1)}`,
    )
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
