import { factRecords } from './fact-records.ts'

export type FactName = keyof typeof factRecords

/** In the order in which a scorer has them; what is not known of a candidate is 0. */
export const factNames = Object.keys(factRecords) as FactName[]

type OfBlock = {
  [Name in FactName]: (typeof factRecords)[Name] extends { isOfBlock: true } ? Name : never
}[FactName]

/** What is known only once a candidate's block has been read. */
export const blockFactNames = factNames.filter((name): name is OfBlock => 'isOfBlock' in factRecords[name])

/** Facts of blocks by name. */
export type BlockFacts = Partial<Record<OfBlock, number>>

/** Some facts by name, as they are stated. */
export type Facts = Partial<Record<FactName, number>>

/** Facts that are known before a block is read. */
export type EarlyFacts = Omit<Facts, keyof BlockFacts>

/** All facts of a candidate, each at its name's place in `factNames`. */
export type FactNumbers = Float64Array

const placeOf = Object.fromEntries(factNames.map((name, place) => [name, place])) as Record<FactName, number>

export function numbersOf(...stated: readonly Facts[]): FactNumbers {
  const numbers = new Float64Array(factNames.length)
  for (const facts of stated) setFacts(numbers, facts)
  return numbers
}

/** The facts that several candidates share, and further ones. */
export function withFacts(shared: FactNumbers, ...own: readonly Facts[]): FactNumbers {
  const numbers = shared.slice()
  for (const facts of own) setFacts(numbers, facts)
  return numbers
}

export const factOf = (numbers: FactNumbers, name: FactName): number => numbers[placeOf[name]] as number

function setFacts(numbers: FactNumbers, facts: Facts): void {
  for (const name in facts) numbers[placeOf[name as FactName]] = facts[name as FactName] as number
}

/** The words around a candidate, each from one place. */
export type CandidateTexts = Record<'title' | 'block' | 'heading' | 'lead' | 'over' | 'page' | 'path' | 'site', string>

export type CandidateFacts = { numbers: FactNumbers; texts: CandidateTexts }

export const numberOf = (isTrue: boolean | undefined): number => (isTrue ? 1 : 0)
