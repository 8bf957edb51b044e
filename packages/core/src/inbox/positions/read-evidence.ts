import { evidencedFields, type PositionDetail, type TextMask } from '@vedetta/contracts/inbox/position-detail'
import { z } from 'zod'

type EvidencedField = (typeof evidencedFields)[number]

/** The columns of a position under which its quotes are stored. */
const columnsOf = {
  name: ['title'],
  places: ['municipalities', 'provinces', 'regions'],
  contract: ['contract'],
  schedule: ['schedule'],
  collar: ['collar'],
  smartWorking: ['smart_working'],
  experience: ['experience_years'],
  targetPersona: ['target_persona'],
  languages: ['languages'],
  skills: ['skills'],
  certifications: ['certifications'],
  benefits: ['benefits'],
  pay: ['pay'],
  protectedCategories: ['protected_categories'],
  noAgencies: ['no_agencies'],
} as const satisfies Record<EvidencedField, readonly string[]>

/** A quote without an address is from the position's own page. */
const storedQuotes = z.record(
  z.string(),
  z.object({ quote: z.string(), url: z.string().optional(), extractor: z.string().optional() }),
)

/** The stored quotes of a position, masks and all. */
export function quotedTexts(quotes: unknown): string[] {
  return Object.values(storedQuotes.parse(quotes ?? {})).map(({ quote }) => quote)
}

export function readEvidence(
  quotes: unknown,
  ownUrl: string,
  shown: (text: string) => { text: string; masks: TextMask[] },
): PositionDetail['evidence'] {
  const stored = storedQuotes.parse(quotes ?? {})
  return evidencedFields.flatMap((field) =>
    columnsOf[field].flatMap((column) => {
      const found = stored[column]
      if (!found) return []
      const { text: quote, masks } = shown(found.quote)
      return [{ field, quote, masks, url: found.url ?? ownUrl, extractor: found.extractor ?? null }]
    }),
  )
}
