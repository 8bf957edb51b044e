import { z } from 'zod'
import type { Labels } from '../text/labels.ts'
import { keysOf, type Reading } from '../text/vocabulary.ts'

/**
 * From here on a reading is called sure. The confidence is calibrated, so at this bound one of ten would be wrong; most readings lie far
 * above it, and a person who checks those below sees most of the wrong ones.
 */
export const minSureConfidence = 0.9

export const isSureReading = (confidence: number): boolean => confidence >= minSureConfidence

export const readingOf = (confidence: number): Reading => (isSureReading(confidence) ? 'sure' : 'unsure')

/** What speaks for a position. */
const readingSupports = {
  published_data: {
    it: 'È pubblicata in un formato fatto per le offerte di lavoro',
    en: 'It is published in a format made for job adverts',
  },
  announced: {
    it: 'Sta sotto un titolo che annuncia posizioni aperte',
    en: 'It stands under a heading that announces openings',
  },
  title: { it: 'Il titolo è quello di un ruolo', en: 'Its title is that of a role' },
  requirements: { it: 'Elenca requisiti o mansioni', en: 'It lists requirements or tasks' },
  application: { it: 'Spiega come candidarsi', en: 'It says how to apply' },
  place: { it: 'Dice dove si lavora', en: 'It says where the job is' },
  terms: { it: 'Parla di contratto o di orario', en: 'It mentions the contract or the hours' },
  dated: { it: 'Ha una data o un codice di riferimento', en: 'It has a date or a reference code' },
  advert_text: { it: 'È scritta e impaginata come un annuncio', en: 'It is worded and laid out like an advert' },
  own_page: { it: 'Ha una pagina tutta sua', en: 'It has a page of its own' },
  siblings: { it: 'È in un elenco di posizioni simili', en: 'It is in a list of similar positions' },
  careers_page: { it: 'È in una pagina che parla di lavoro', en: 'It is on a page about jobs' },
} as const satisfies Record<string, Labels>

/** What speaks against it. */
const readingDoubts = {
  not_announced: {
    it: 'Nessun titolo sopra annuncia posizioni aperte',
    en: 'No heading above it announces openings',
  },
  unusual_title: { it: 'Il titolo è insolito per una posizione', en: 'Its title is unusual for a position' },
  no_details: { it: 'Dice poco oltre al titolo', en: 'It says little beyond its title' },
  unlike_advert: { it: 'Il testo potrebbe non essere un annuncio', en: 'Its text may not be an advert' },
  unlike_list: {
    it: 'Le altre voci dell’elenco non sembrano posizioni',
    en: 'The other entries of its list do not look like positions',
  },
  outside_careers: { it: 'È fuori dalle pagine dedicate al lavoro', en: 'It is outside the pages about jobs' },
  maybe_closed: { it: 'La pagina fa pensare che sia chiusa', en: 'The page suggests that it is closed' },
  few_signs: { it: 'Pochi segni confermano che il posto sia aperto', en: 'Few signs confirm that it is open' },
} as const satisfies Record<string, Labels>

export type ReadingSupport = keyof typeof readingSupports
export type ReadingDoubt = keyof typeof readingDoubts
export type ReadingReason = ReadingSupport | ReadingDoubt

export const readingReasons = { ...readingSupports, ...readingDoubts } as const satisfies Record<ReadingReason, Labels>

export const isDoubt = (reason: ReadingReason): reason is ReadingDoubt => reason in readingDoubts

export const maxReadingReasons = 4

export const positionReading = z
  .object({
    isSure: z.boolean().describe(`Whether the confidence is at least ${minSureConfidence}`),
    confidence: z.number().min(0).max(1).describe('The share of such readings that are open positions'),
    reasons: z
      .array(z.enum(keysOf(readingReasons)))
      .max(maxReadingReasons)
      .describe('What counted most, the strongest first'),
  })
  .meta({
    id: 'PositionReading',
    description: 'How sure the reading of the page is that this is an open position, and why.',
  })
