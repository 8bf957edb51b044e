import { anyOf, anywhere, wholeText, wholeWords } from '../lexicon/compile-terms.ts'
import {
  aboutHeadings,
  offerHeadings,
  offeringPhrases,
  placeHeadings,
  requirementsHeadings,
  requiringPhrases,
  runInLabels,
  tasksHeadings,
  termsHeadings,
} from '../lexicon/part-headings.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { speaksOf } from './topics.ts'

/** The subject of a part of an advert. `heading` and `title` stand for those lines themselves. */
export type PartKind =
  | 'title'
  | 'heading'
  | 'requirements'
  | 'offer'
  | 'tasks'
  | 'place'
  | 'terms'
  | 'about'
  | 'legal'
  | 'other'

const kinds: readonly (readonly [PartKind, RegExp])[] = [
  [
    'legal',
    /privacy|gdpr|trattamento dei dati|dati personali|informativa|pari opportunita|equal opportunit|datenschutz|candidati ai sensi|note legali|^nota bene$/,
  ],
  ['about', wholeText(aboutHeadings)],
  ['place', wholeText(placeHeadings)],
  ['offer', anywhere(offerHeadings)],
  ['terms', wholeText(termsHeadings)],
  ['requirements', anywhere(requirementsHeadings)],
  ['tasks', anywhere(tasksHeadings)],
]

/** By a folded heading. */
export function partKindOf(heading: string): PartKind {
  if (heading === '') return 'other'
  const bare = heading.slice(0, 120).replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
  return kinds.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'other'
}

const runIn = new RegExp(
  String.raw`^(?:e |inoltre |ed )?((?:si |vi |ti |cosa |we |wir )?${anyOf(runInLabels)}) ?: ?(?=\S)`,
)

/** "Requisiti: patente B": the label's kind and what it holds. */
export function labelledPart(sentence: string): { kind: PartKind; text: string } | null {
  const colon = sentence.indexOf(':')
  if (colon < 0 || colon > 60) return null
  const match = runIn.exec(sameLengthFold(sentence.slice(0, 120)))
  if (!match?.[1]) return null
  const kind = partKindOf(match[1])
  return kind === 'other' ? null : { kind, text: sentence.slice(match[0].length) }
}

const offering = wholeWords(offeringPhrases)
const requiring = wholeWords(requiringPhrases)

/** The kind of a sentence without a heading, by its own words. */
export function partKindOfProse(statement: { folded: string; topics: number }): PartKind {
  const asks = speaksOf(statement, 'asking') ? requiring.exec(statement.folded) : null
  const gives = speaksOf(statement, 'offering') ? offering.exec(statement.folded) : null
  if (gives && (!asks || gives.index < asks.index)) return 'offer'
  return asks ? 'requirements' : 'other'
}
