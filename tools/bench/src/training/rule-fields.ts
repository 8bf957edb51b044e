import { foldWords } from '@vedetta/crawler/find/fold-words'
import type { Advert } from '@vedetta/crawler/normalise/advert'
import { readContract } from '@vedetta/crawler/normalise/contract'
import { readExperience } from '@vedetta/crawler/normalise/experience'
import { readSchedule } from '@vedetta/crawler/normalise/schedule'
import { speaksOf, type Topic } from '@vedetta/crawler/normalise/topics'
import type { ExpectedPosition, FieldRow } from './field-rows.ts'
import { type ClassExample, classFeatures, learnClasses } from './learn-classes.ts'

type RuleField = {
  topic: Topic
  byRule(advert: Advert): string
  labelOf(expected: ExpectedPosition): string
}

/** The fields that rules read, to be compared with what could be learned. */
export const ruleFields: Record<string, RuleField> = {
  contract: {
    topic: 'contract',
    byRule: (advert) => String(readContract(advert)?.value ?? null),
    labelOf: ({ contract }) => String(contract),
  },
  schedule: {
    topic: 'schedule',
    byRule: (advert) => String(readSchedule(advert)?.value ?? null),
    labelOf: ({ schedule }) => String(schedule),
  },
  experience: {
    topic: 'experience',
    byRule: (advert) => String(readExperience(advert)?.value ?? null),
    labelOf: ({ experienceYears }) => String(experienceYears),
  },
}

const wordsOf = (text: string) => foldWords(text).trim().split(' ')

const places = { title: 10, offer: 20, text: 30 }

function featuresOf({ title, statements }: Advert, topic: Topic): Uint32Array {
  const said = statements.filter((one) => speaksOf(one, topic) && one.kind !== 'legal' && one.kind !== 'about')
  return classFeatures([
    { place: places.title, words: wordsOf(title.text) },
    ...said.map(({ kind, text }) => ({
      place: kind === 'offer' || kind === 'terms' ? places.offer : places.text,
      words: wordsOf(text),
    })),
  ])
}

/** A row's answers: of the rules, of words alone, and of words and the rules' answer. */
export type Answers = { label: string; rules: string; learned: string; blended: string }

/** Learns from some rows, and answers others. */
export function answersBy(
  { topic, byRule, labelOf }: RuleField,
  {
    learnt,
    asked,
    weightOf,
  }: { learnt: readonly FieldRow[]; asked: readonly FieldRow[]; weightOf(row: FieldRow): number },
): Answers[] {
  const exampleOf = (row: FieldRow, rule: string | null): ClassExample => ({
    features: featuresOf(row.advert, topic),
    label: labelOf(row.expected),
    rule,
    weight: weightOf(row),
  })
  const words = learnClasses(learnt.map((row) => exampleOf(row, null)))
  const both = learnClasses(learnt.map((row) => exampleOf(row, byRule(row.advert))))
  return asked.map((row) => {
    const rules = byRule(row.advert)
    return {
      label: labelOf(row.expected),
      rules,
      learned: words(exampleOf(row, null)),
      blended: both(exampleOf(row, rules)),
    }
  })
}
