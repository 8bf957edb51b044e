import type { TargetPersona } from '@vedetta/contracts/text/vocabulary'
import type { Draws, NonEmpty } from '../random/draws.ts'
import { WeightedChoice } from '../random/weighted-choice.ts'
import type { Family } from './families/family.ts'
import type { Stated } from './stated.ts'

/** What the advert asks for. */
export type Requirements = {
  experienceYears: Stated<number> | null
  languages: readonly Stated<string>[]
  skills: readonly string[]
  certification: string | null
}

const yearsOfLevels: Readonly<Record<TargetPersona, readonly [from: number, to: number]>> = {
  junior: [0, 1],
  mid: [1, 4],
  senior: [5, 8],
  manager: [5, 10],
  executive: [10, 15],
}
const beginnerWords: NonEmpty<string> = [
  'anche prima esperienza',
  "nessuna esperienza richiesta, solo voglia d'imparare",
]

/** By ISO 639-1 code. German is more frequent near the border. */
const languages = {
  en: ['buona conoscenza della lingua inglese', 'inglese fluente', 'inglese almeno di livello B2'],
  de: ['buona conoscenza della lingua tedesca', 'tedesco fluente'],
  fr: ['buona conoscenza della lingua francese', 'francese fluente'],
  es: ['buona conoscenza della lingua spagnola'],
} as const
type LanguageCode = keyof typeof languages
const languageShares: NonEmpty<readonly [code: LanguageCode, share: number]> = [
  ['en', 80],
  ['de', 9],
  ['fr', 8],
  ['es', 3],
]
const foreignLanguages = new WeightedChoice(languageShares, ([, share]) => share)

const maxSkills = 4

export function drawRequirements(
  draws: Draws,
  family: Family,
  level: TargetPersona,
  isTraining: boolean,
): Requirements {
  return {
    experienceYears: draws.chance(0.62) ? drawExperience(draws, isTraining ? [0, 0] : yearsOfLevels[level]) : null,
    languages: draws.chance(family.foreignLanguage) ? drawLanguages(draws) : [],
    skills: draws.chance(0.85) ? drawSkills(draws, family.skills) : [],
    certification: draws.chance(0.34)
      ? (family.certifications[draws.below(family.certifications.length)] ?? null)
      : null,
  }
}

function drawExperience(draws: Draws, [from, to]: readonly [number, number]): Stated<number> {
  const value = draws.between(from, to)
  if (value === 0) return { value, words: draws.pick(beginnerWords) }
  if (value === 1) return { value, words: 'almeno un anno di esperienza' }
  return {
    value,
    words: draws.chance(0.6) ? `almeno ${value} anni di esperienza` : `esperienza di ${value} anni nel ruolo`,
  }
}

function drawLanguages(draws: Draws): Stated<string>[] {
  const [first] = foreignLanguages.draw(draws)
  const codes: LanguageCode[] = [first]
  const [second] = foreignLanguages.draw(draws)
  if (second !== first && draws.chance(0.4)) codes.push(second)
  return codes.map((value) => ({ value, words: draws.pick(languages[value]) }))
}

/** Adjacent entries of the list, from a random start. */
function drawSkills(draws: Draws, skills: NonEmpty<string>): string[] {
  const first = draws.below(skills.length)
  const count = draws.between(1, Math.min(maxSkills, skills.length))
  return Array.from({ length: count }, (_, offset) => skills[(first + offset) % skills.length] ?? skills[0])
}
