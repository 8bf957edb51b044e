import { parseBooleanText } from './boolean-text.ts'
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

/** How often the query runs again: to rank, to count over the result, to count over the search without one of its fields. */
const repeats = { byRelevance: 1, counts: 2, countsApart: 0.5, byCompany: 1 }

type Asked = {
  readonly facets?: boolean
  readonly sort?: string
  readonly isGrouped?: boolean
  /** Names of companies that the person's settings leave out. */
  readonly excludedNames?: number
}

/** What a search asks of the engine, where one for a word without counts asks ten. */
export function searchWeight(
  criteria: Criteria,
  { facets = false, sort, isGrouped = false, excludedNames = 0 }: Asked = {},
): number {
  const bodies =
    1 +
    (sort === 'relevance' ? repeats.byRelevance : 0) +
    (isGrouped ? repeats.byCompany : 0) +
    (facets ? repeats.counts + fieldsCountedApart(criteria) * repeats.countsApart : 0)
  return Math.min(Math.ceil(queryWeight(criteria, excludedNames) * bodies), personSearchWeight.times)
}

/** The weight of counting the results of a search, without fetching them; of several it is rounded together. */
export function countWeight(criteria: Criteria, excludedNames = 0): number {
  return queryWeight(criteria, excludedNames) * repeats.countsApart
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
export const publicSearchWeight = weights.search * (1 + repeats.counts)

/** As `fieldsApart` of the facets: each field with values, those of place together, and the statuses. */
function fieldsCountedApart({ position, company, statuses }: Criteria): number {
  const hasValue = (field: FilterField) => position?.[field] !== undefined || company?.[field] !== undefined
  const places = filterFieldNames.some((field) => filterFields[field].place && hasValue(field))
  const others = facetFieldNames.filter((field) => !filterFields[field].place && hasValue(field)).length
  return others + (places ? 1 : 0) + (statuses ? 1 : 0)
}

/** The share of the engine that one licence can use, and one person of it, in units of `searchWeight`. */
export const licenceSearchWeight = { times: 1_600, seconds: 10 }
export const personSearchWeight = { times: 1_000, seconds: 10 }
