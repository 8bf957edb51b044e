import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import type { SentenceReading } from '@vedetta/contracts/search/position-sentence'
import { isWithinSearchSize } from '@vedetta/contracts/search/search-weight'
import { saysMore } from '@vedetta/meaning/sentence/entered-search'
import type { ParsedSentence } from '@vedetta/meaning/sentence/parse-sentence'
import type { Context } from '../../platform/context.ts'
import { readStartOfItalianDay } from '../../platform/db/italian-day.queries.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { SentenceParser } from './sentence-parser.ts'

export type SentenceContext = Pick<Context, 'db' | 'clock' | 'limits'> & { readonly parseSentence: SentenceParser }

/** The filters that a sentence says, and the words that say none. It searches nothing. */
export async function readSentence(
  context: SentenceContext,
  viewer: SeatedViewer,
  text: string,
): Promise<SentenceReading> {
  await context.limits.consume('sentencesOfPerson', viewer.userId)
  const parsed = context.parseSentence(text)
  const criteria = await criteriaOf(context, parsed.criteria)
  if (!criteria) return { criteria: positionCriteria.parse({}), read: [], saysMore: false, ignored: [text] }
  return {
    criteria,
    read: parsed.read.map((words) => wordsOf(criteria, words)),
    saysMore: saysMore(text, parsed),
    ignored: [...parsed.ignored],
  }
}

/** Undefined where a search would not take them: more texts than one may have. */
async function criteriaOf(
  context: SentenceContext,
  { days, ...said }: ParsedSentence['criteria'],
): Promise<PositionCriteria | undefined> {
  const from = days === undefined ? {} : { from: (await dayAgo(context, days)).toISOString() }
  const { success, data } = positionCriteria.safeParse({ ...said, ...from })
  return success && isWithinSearchSize(data) ? data : undefined
}

/** "Da ieri" begins yesterday; a week or a month counts today as one of its days, as the presets of the screen do. */
async function dayAgo({ db, clock }: SentenceContext, days: number): Promise<Date> {
  const daysLater = days > 1 ? 1 - days : -days
  return readStartOfItalianDay(db, clock(), daysLater)
}

/** One town is a place of its own field, several are a list. */
function wordsOf(
  { position, notPosition }: PositionCriteria,
  { text, field, isExcluded }: ParsedSentence['read'][number],
): SentenceReading['read'][number] {
  const hasList = (isExcluded ? notPosition : position).cities !== undefined
  const shown = field === 'days' ? 'period' : field === 'city' && hasList ? 'cities' : field
  return { text, field: shown, excluded: isExcluded }
}
