import type { QueryClient } from '@tanstack/react-query'
import { sentenceQuery } from '../positions.api.ts'
import { type Sentence, toSentence } from './sentence.ts'

/** A reading that takes longer is not waited for. */
const maxWaitMs = 3_000

/** What an entered text says, if that is more than a role; without an answer its words are searched. */
export async function readEntered(client: QueryClient, text: string): Promise<Sentence | undefined> {
  const { enabled, ...query } = sentenceQuery(text)
  if (!enabled) return undefined
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, maxWaitMs))
  const reading = await Promise.race([client.fetchQuery(query).catch(() => undefined), late])
  return reading?.saysMore ? toSentence(reading) : undefined
}
