import {
  askingStems,
  certificateStems,
  experienceStems,
  languageStems,
  protectedStems,
} from '../lexicon/demand-stems.ts'
import { benefitStems, offeringStems } from '../lexicon/offer-stems.ts'
import { deadlineStems } from '../lexicon/refusal-stems.ts'
import { craftStems } from '../lexicon/task-stems.ts'
import {
  agencyStems,
  agreementStems,
  contractStems,
  payStems,
  placeStems,
  remoteStems,
  scheduleStems,
  shiftsStems,
} from '../lexicon/terms-stems.ts'

/** The topics a sentence may be about, by word stems (`$` marks a whole word): a cheap filter before a reader's patterns. */
const stemsOfTopics = {
  contract: contractStems,
  schedule: scheduleStems,
  remote: remoteStems,
  experience: experienceStems,
  language: languageStems,
  certificate: certificateStems,
  benefit: benefitStems,
  protected: protectedStems,
  pay: payStems,
  agreement: agreementStems,
  shifts: shiftsStems,
  agency: agencyStems,
  deadline: deadlineStems,
  place: placeStems,
  craft: craftStems,
  offering: offeringStems,
  asking: askingStems,
} as const

export type Topic = keyof typeof stemsOfTopics

const topicNames = Object.keys(stemsOfTopics) as Topic[]
const digitBit = 1 << topicNames.length

const bitOf = Object.fromEntries(topicNames.map((topic, index) => [topic, 1 << index])) as Record<Topic, number>

type Stem = { text: string; isWhole: boolean; bits: number }

/** Stems by their first two letters. */
const byStart = new Map<number, Stem[]>()
for (const topic of topicNames) {
  for (const written of stemsOfTopics[topic]) {
    const stem = { text: written.replace('$', ''), isWhole: written.endsWith('$'), bits: bitOf[topic] }
    const key = keyAt(stem.text, 0)
    byStart.set(key, [...(byStart.get(key) ?? []), stem])
  }
}

function keyAt(text: string, index: number): number {
  return text.charCodeAt(index) * 128 + (index + 1 < text.length ? text.charCodeAt(index + 1) & 127 : 0)
}

const isWordCode = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

/** The topics of a folded text, as bits for `speaksOf`: one walk over its words. */
export function topicsOf(folded: string): number {
  let topics = 0
  let start = -1
  for (let index = 0; index <= folded.length; index++) {
    const code = index < folded.length ? folded.charCodeAt(index) : 0
    if (isWordCode(code)) {
      if (start < 0) start = index
    } else if (start >= 0) {
      topics |= topicsOfWord(folded, start, index)
      start = -1
    }
  }
  return topics
}

function topicsOfWord(folded: string, start: number, end: number): number {
  const code = folded.charCodeAt(start)
  let topics = code >= 48 && code <= 57 ? digitBit : 0
  const stems = byStart.get(end - start === 1 ? code * 128 : keyAt(folded, start))
  if (!stems) return topics
  for (const { text, isWhole, bits } of stems) {
    if (text.length <= end - start && (!isWhole || text.length === end - start) && folded.startsWith(text, start))
      topics |= bits
  }
  return topics
}

export function speaksOf({ topics }: { topics: number }, topic: Topic): boolean {
  return (topics & bitOf[topic]) !== 0
}

/** Whether a word of it begins with a digit, as a date's does. */
export const hasNumber = ({ topics }: { topics: number }) => (topics & digitBit) !== 0
