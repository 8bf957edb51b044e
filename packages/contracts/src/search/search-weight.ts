import { parseBooleanText } from './boolean-text.ts'
import type { CountedField } from './facets.ts'
import { type FilterField, facetFieldNames, filterFieldNames, filterFields } from './filter-fields.ts'

/** Terms of all texts of a search together: alternatives, phrases, exclusions. */
export const maxAlternatives = 60

/** Words of all texts of a search together. */
export const maxSearchWords = 300

type Group = { readonly [Field in FilterField]?: unknown }

/** Criteria of positions or of companies. */
type Criteria = {
  readonly position?: Group
  readonly notPosition?: Group
  readonly company?: Group
  readonly notCompany?: Group
  readonly statuses?: readonly unknown[] | undefined
}

type TextSize = { readonly alternatives: number; readonly words: number }

const textFields = filterFieldNames.filter((field) => ['texts', 'words'].includes(filterFields[field].kind))

/** The text that the engine has to look up. */
export function textSize({ position, notPosition, company, notCompany }: Criteria): TextSize {
  const sizes = [position, notPosition, company, notCompany].flatMap((group) =>
    textFields.flatMap((field) => ((group?.[field] ?? []) as readonly string[]).map((text) => sizeOf(field, text))),
  )
  return {
    alternatives: sum(sizes.map(({ alternatives }) => alternatives)),
    words: sum(sizes.map(({ words }) => words)),
  }
}

function sizeOf(field: FilterField, text: string): TextSize {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '').length
  if (filterFields[field].kind === 'words') return { alternatives: 1, words }
  const { alternatives, excluded } = parseBooleanText(text)
  const phrases = sum(alternatives.map((alternative) => alternative.phrases.length))
  return { alternatives: alternatives.length + phrases + excluded.words.length + excluded.phrases.length, words }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The check of every call that takes criteria. */
export function isWithinSearchSize(criteria: Criteria): boolean {
  const { alternatives, words } = textSize(criteria)
  return alternatives <= maxAlternatives && words <= maxSearchWords
}

export const tooWide = {
  error: 'search_too_wide',
  // Only criteria of the right shape have a size.
  when: ({ issues }: { readonly issues: readonly unknown[] }) => issues.length === 0,
} as const

/** What parts of a query cost the engine, where a search for a word costs ten; `pnpm bench search weights` compares. */
const weights = { search: 10, alternative: 0.4, word: 0.2, circle: 5, excludedName: 0.2, roleCount: 0.8 }

/** How often the query runs again: to rank, to count its results, to count the choices of a field over them, to count over the search without a field. */
const repeats = { byRelevance: 1, byCompany: 1, total: 0.5, choices: 0.1, countsApart: 0.5 }

type Asked = {
  readonly sort?: string
  readonly isGrouped?: boolean
  /** Names of companies that the person's settings leave out. */
  readonly excludedNames?: number
}

/** What a page of a search asks of the engine, where one for a word asks ten. */
export function searchWeight(criteria: Criteria, { sort, isGrouped = false, excludedNames = 0 }: Asked = {}): number {
  const bodies = 1 + (sort === 'relevance' ? repeats.byRelevance : 0) + (isGrouped ? repeats.byCompany : 0)
  return Math.min(Math.ceil(queryWeight(criteria, excludedNames) * bodies), personSearchWeight.times)
}

/** What counting the choices of fields adds to a search; with the heaviest of its pages no more than a person may use at once. */
export function facetsWeight(criteria: Criteria, fields: readonly CountedField[], excludedNames = 0): number {
  const apart = fieldsCountedApart(criteria)
  const over = fields.filter((field) => !apart.includes(field))
  const bodies =
    (over.length > 0 ? repeats.total + over.length * repeats.choices : 0) +
    new Set(fields.filter((field) => apart.includes(field)).map(placeOrField)).size * repeats.countsApart
  const left = personSearchWeight.times - searchWeight(criteria, { sort: 'relevance', isGrouped: true, excludedNames })
  return Math.min(Math.ceil(queryWeight(criteria, excludedNames) * bodies), left)
}

/** The weight of counting the results of a search, without fetching them; of several it is rounded together. */
export function countWeight(criteria: Criteria, excludedNames = 0): number {
  return queryWeight(criteria, excludedNames) * repeats.total
}

function queryWeight(criteria: Criteria, excludedNames: number): number {
  const { alternatives, words } = textSize(criteria)
  const circles = [criteria.position, criteria.notPosition, criteria.company, criteria.notCompany].filter(
    (group) => group?.city,
  ).length
  return (
    weights.search +
    alternatives * weights.alternative +
    words * weights.word +
    circles * weights.circle +
    excludedNames * weights.excludedName
  )
}

/**
 * The weight of counting the positions of single roles in one request, as below the search field: a dozen cost less than a search for a
 * word (`pnpm bench role-suggestions`).
 */
export const roleCountsWeight = (roles: number, excludedNames: number): number =>
  Math.ceil(roles * (weights.roleCount + (excludedNames * weights.excludedName * weights.roleCount) / weights.search))

/** What finding things by a name costs: a search of companies and one of positions, without counts. */
export const byNameWeight = (excludedNames: number): number =>
  Math.ceil(2 * weights.search + excludedNames * weights.excludedName)

/** What the names of a person's settings cost where companies are looked up by them. */
export const namesWeight = (names: number): number => Math.ceil(weights.search + names * weights.excludedName)

/** A word or none, a province or none, with counts of the provinces. */
export const publicSearchWeight = weights.search * 3

/** As the engine's parts of a count: fields with values, all those of place if one has any, and the statuses. */
function fieldsCountedApart({ position, company, statuses }: Criteria): CountedField[] {
  const hasValue = (field: FilterField) => position?.[field] !== undefined || company?.[field] !== undefined
  const hasPlace = filterFieldNames.some((field) => filterFields[field].place && hasValue(field))
  const fields = facetFieldNames.filter((field) => (filterFields[field].place ? hasPlace : hasValue(field)))
  return statuses ? [...fields, 'statuses'] : fields
}

/** Those of place are counted together. */
const placeOrField = (field: CountedField): string =>
  field !== 'statuses' && filterFields[field].place ? 'place' : field

/** The share of the engine that one licence can use, and one person of it, in units of `searchWeight`. */
export const licenceSearchWeight = { times: 1_600, seconds: 10 }
export const personSearchWeight = { times: 1_000, seconds: 10 }
