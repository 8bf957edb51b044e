import type { MailName } from '@vedetta/contracts/operator/mail-names'
import type { Language } from '@vedetta/contracts/text/labels'
import { withoutDoubleStop } from '@vedetta/contracts/text/sentences'
import type { z } from 'zod'
import type { MailWords } from './mail-words.ts'

/** A kind of mail, which stands beside the use case that queues it. */
export type MailTemplate<Params, Name extends MailName = MailName> = {
  readonly name: Name
  readonly params: z.ZodType<Params>
  /** `stored` are the parameters as they were queued, perhaps by an earlier release. */
  readonly wordsOf: (language: Language, stored: unknown) => MailWords
}

/** A mail that no retry can render either. */
export class UnknownMailError extends Error {}

export function mailTemplate<Name extends MailName, Params>(
  name: Name,
  params: z.ZodType<Params>,
  texts: Readonly<Record<Language, (params: Params) => MailWords>>,
): MailTemplate<Params, Name> {
  return {
    name,
    params,
    wordsOf: (language, stored) => {
      const { data, error } = params.safeParse(stored)
      // The message is logged, so it must not contain the values.
      if (error)
        throw new UnknownMailError(
          `${name} can not be told ${error.issues.map(({ path }) => path.join('.')).join(', ')}`,
        )
      return withSingleStops(texts[language](data))
    },
  }
}

/** Names of customers and companies end sentences in every template. */
function withSingleStops<Words>(words: Words): Words {
  if (typeof words === 'string') return withoutDoubleStop(words) as Words
  if (Array.isArray(words)) return words.map(withSingleStops) as Words
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, withSingleStops(each)])) as Words
}
