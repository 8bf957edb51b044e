import {
  type FacetField,
  type FilterField,
  type FilterValue,
  filterFieldNames,
  filterFields,
} from '@vedetta/contracts/search/filter-fields'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import { jobFamiliesOf } from '@vedetta/meaning/occupations/job-families-of'
import { occupationsOf } from '@vedetta/meaning/occupations/trade-occupations'
import { distanceKm } from '@vedetta/reference/distance'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { provinceByCode } from '@vedetta/reference/territories'
import type { AnalysedText, IndexWords } from './index-words.ts'
import { yearlyPay } from './plain-pay.ts'
import { analysedParts, containsWords, meets, nameRules, titleRules } from './plain-text.ts'
import type { PlainPosition } from './random-positions.ts'

/** A search, with its marks decoded. */
export type PlainSpec = {
  readonly criteria: PositionCriteria
  readonly ceiling: number
  readonly marks: ReadonlyMap<number, 'seen' | 'contacted'>
  readonly discarded: ReadonlySet<number>
  readonly excludedCompanies: readonly string[]
  readonly excludedCompanyNos: readonly number[]
  readonly hideAgencies: boolean
}

type Meaning<Value> = (value: Value, words: IndexWords) => (position: PlainPosition) => boolean

/** The meaning of each field, taken from the design and not from the query. */
const meanings: { readonly [Field in FilterField]: Meaning<FilterValue<Field>> } = {
  name: (texts, words) => {
    const matchers = texts.map((text) => meets(words, titleRules, text))
    return ({ title }) => matchers.some((isMet) => isMet(title))
  },
  city: (city) => (position) => position.municipalities.some((istat) => liesWithin(istat, city)),
  cities: (codes) => (position) => shares(position.municipalities, codes),
  provinces: (codes) => (position) => shares(provincesOf(position), codes),
  regions: (codes) => (position) => shares(regionsOf(position), codes),
  contract: (values) => (position) => isOneOf(position.contract, values),
  schedule: (values) => (position) => isOneOf(position.schedule, values),
  collar: (values) => (position) => isOneOf(position.collar, values),
  smartWorking: (values) => (position) => isOneOf(position.smart_working, values),
  jobFamily: (values) => (position) => shares(familiesOf(position), values),
  targetPersona: (values) => (position) => isOneOf(position.target_persona, values),
  experience: (range) => (position) => isWithin(position.experience_years, range),
  pay:
    ({ from = 0, to = Number.POSITIVE_INFINITY }) =>
    (position) => {
      const [least, most] = [yearlyPay(position, 'least'), yearlyPay(position, 'most')]
      return least !== null && most !== null && most >= from && least <= to
    },
  languages: (codes) => (position) => shares(position.languages, codes),
  skills: (texts, words) => holdingOneOf('skills', texts, words),
  certifications: (texts, words) => holdingOneOf('certifications', texts, words),
  benefits: (texts, words) => holdingOneOf('benefits', texts, words),
  protectedCategories: (values) => (position) => values.includes(reservedOf(position)),
  reading: (values) => (position) => values.includes(certaintyOf(position)),
  companyName: (texts, words) => {
    const matchers = texts.map((text) => meets(words, nameRules, text))
    return ({ company }) => matchers.some((isMet) => isMet(company.name))
  },
  sectors:
    (values) =>
    ({ company }) =>
      isOneOf(company.sector, values),
  specificSectors: (divisions) => (position) => isOneOf(divisionOf(position), divisions),
  ateco:
    (prefixes) =>
    ({ company }) =>
      [company.ateco_2007, company.ateco_2025].some((code) => prefixes.some((prefix) => code?.startsWith(prefix))),
  employees:
    (range) =>
    ({ company }) =>
      isWithin(company.employees, range),
  reserveQuota:
    (quotas) =>
    ({ company }) =>
      isOneOf(quotaOf(company.employees), quotas),
  turnover:
    (range) =>
    ({ company }) =>
      isWithin(company.turnover, range),
  vat:
    (numbers) =>
    ({ company }) =>
      isOneOf(company.vat, numbers),
}

/** The choices that a position counts for. */
const choices: { readonly [Field in FacetField]: (position: PlainPosition) => readonly (string | null)[] } = {
  provinces: provincesOf,
  regions: regionsOf,
  contract: ({ contract }) => [contract],
  schedule: ({ schedule }) => [schedule],
  collar: ({ collar }) => [collar],
  smartWorking: ({ smart_working }) => [smart_working],
  jobFamily: familiesOf,
  targetPersona: ({ target_persona }) => [target_persona],
  languages: ({ languages }) => languages,
  skills: ({ skills }) => skills,
  certifications: ({ certifications }) => certifications,
  benefits: ({ benefits }) => benefits,
  protectedCategories: (position) => [reservedOf(position)],
  reading: (position) => [certaintyOf(position)],
  sectors: ({ company }) => [company.sector],
  specificSectors: (position) => [divisionOf(position)],
}

/** The positions that a search finds. */
export function findPlainly(words: IndexWords, positions: readonly PlainPosition[], spec: PlainSpec): PlainPosition[] {
  return matching(words, positions, spec, [])
}

/**
 * How many positions a search would find for each choice of a field, without its own values; fields of place drop each
 * other's.
 */
export function countPlainly(
  words: IndexWords,
  positions: readonly PlainPosition[],
  spec: PlainSpec,
  field: FacetField | 'statuses',
): Map<string, number> {
  const leftOut = field !== 'statuses' && filterFields[field].place ? placeFields : [field]
  const counts = new Map<string, number>()
  for (const position of matching(words, positions, spec, leftOut)) {
    const chosen = field === 'statuses' ? [statusOf(position, spec)] : choices[field](position)
    for (const choice of new Set(chosen)) if (choice !== null) counts.set(choice, (counts.get(choice) ?? 0) + 1)
  }
  return counts
}

/** Every text that a search compares. */
export function textsOf({ criteria, excludedCompanies }: PlainSpec): AnalysedText[] {
  const { position, notPosition, company, notCompany } = criteria
  const folded = (texts: readonly string[] = []) => texts.map((text) => ({ analyzer: 'folded_words' as const, text }))
  return [
    ...folded(excludedCompanies),
    ...[position, notPosition].flatMap(({ name = [], skills, certifications, benefits }) => [
      ...name.flatMap((text) => analysedParts(titleRules, text)),
      ...[skills, certifications, benefits].flatMap(folded),
    ]),
    ...[company, notCompany].flatMap(({ companyName = [] }) =>
      companyName.flatMap((text) => analysedParts(nameRules, text)),
    ),
  ]
}

/** Every text of a position that a search compares with. */
export function textsOfPosition({ title, company, skills, certifications, benefits }: PlainPosition): AnalysedText[] {
  return [
    { analyzer: 'italian_title', text: title },
    { analyzer: 'italian_exact', text: title },
    ...[company.name, ...skills, ...certifications, ...benefits].map((text) => ({
      analyzer: 'folded_words' as const,
      text,
    })),
  ]
}

type LeftOut = readonly (FilterField | 'statuses')[]

const placeFields = filterFieldNames.filter((field) => filterFields[field].place)

/** Fields are combined with AND; those of place form one union; any match of a not-group excludes. */
function matching(
  words: IndexWords,
  positions: readonly PlainPosition[],
  spec: PlainSpec,
  leftOut: LeftOut,
): PlainPosition[] {
  const { criteria, ceiling, discarded, excludedCompanies, excludedCompanyNos, hideAgencies } = spec
  const { from, to, statuses } = criteria
  const fields = filterFieldNames.filter((field) => !leftOut.includes(field))
  const wanted = meaningsOf({ ...criteria.position, ...criteria.company }, fields, words)
  const unwanted = meaningsOf({ ...criteria.notPosition, ...criteria.notCompany }, filterFieldNames, words)
  const leftOutCompanies = excludedCompanies.map((name) => containsWords(words, name))
  const places = wanted.filter(({ field }) => filterFields[field].place)
  const others = wanted.filter(({ field }) => !filterFields[field].place)
  return positions.filter(
    (position) =>
      position.position_no <= ceiling &&
      !discarded.has(position.position_no) &&
      others.every(({ holds }) => holds(position)) &&
      (places.length === 0 || places.some(({ holds }) => holds(position))) &&
      !unwanted.some(({ holds }) => holds(position)) &&
      !leftOutCompanies.some((isNamed) => isNamed([position.company.name])) &&
      !excludedCompanyNos.includes(position.company.company_no) &&
      !(hideAgencies && position.company.is_agency) &&
      (!from || position.first_seen.getTime() >= Date.parse(from)) &&
      (!to || position.first_seen.getTime() < Date.parse(to)) &&
      (!statuses || leftOut.includes('statuses') || statuses.includes(statusOf(position, spec))),
  )
}

type FieldValues = { readonly [Field in FilterField]?: FilterValue<Field> | undefined }

function meaningsOf(values: FieldValues, fields: readonly FilterField[], words: IndexWords) {
  return fields.flatMap((field) => meaningOf(field, values[field], words))
}

function meaningOf<Field extends FilterField>(field: Field, value: FilterValue<Field> | undefined, words: IndexWords) {
  if (value === undefined) return []
  return [{ field, holds: meanings[field](value, words) }]
}

function statusOf({ position_no }: PlainPosition, { marks }: PlainSpec): PositionStatus {
  return marks.get(position_no) ?? 'notSeen'
}

function holdingOneOf(field: 'skills' | 'certifications' | 'benefits', texts: readonly string[], words: IndexWords) {
  const matchers = texts.map((text) => containsWords(words, text))
  return (position: PlainPosition) => matchers.some((isHeld) => isHeld(position[field]))
}

export function liesWithin(istat: string, city: FilterValue<'city'>): boolean {
  if (city.mode === 'exact') return istat === city.istat
  const [town, centre] = [municipalityByIstat(istat), municipalityByIstat(city.istat)]
  if (!town || !centre) return false
  const km = distanceKm(town, centre)
  return city.mode === 'radius' ? km <= city.km : city.fromKm <= km && km <= city.toKm
}

/** Those the page states, and those of its towns. */
function provincesOf({ municipalities, provinces }: PlainPosition): string[] {
  return [...provinces, ...municipalities.flatMap((istat) => municipalityByIstat(istat)?.province ?? [])]
}

function regionsOf(position: PlainPosition): string[] {
  return [...position.regions, ...provincesOf(position).flatMap((code) => provinceByCode(code)?.region ?? [])]
}

function reservedOf({ protected_categories }: PlainPosition): 'yes' | 'no' {
  return protected_categories === true ? 'yes' : 'no'
}

/** Nine in ten are sure. */
function certaintyOf({ confidence }: PlainPosition): 'sure' | 'unsure' {
  return confidence >= 0.9 ? 'sure' : 'unsure'
}

function divisionOf({ company }: PlainPosition): string | null {
  return (company.ateco_2025 ?? company.ateco_2007)?.slice(0, 2) ?? null
}

/** No range contains an unknown number. */
export function isWithin(
  number: number | null,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): boolean {
  return number !== null && (from === undefined || number >= from) && (to === undefined || number <= to)
}

/** Law 68/1999. */
export function quotaOf(employees: number | null): 'one' | 'two' | 'share' | null {
  if (employees === null || employees < 15) return null
  if (employees <= 35) return 'one'
  return employees <= 50 ? 'two' : 'share'
}

export function isOneOf(value: string | null, wanted: readonly string[]): boolean {
  return value !== null && wanted.includes(value)
}

function shares(values: readonly string[], wanted: readonly string[]): boolean {
  return values.some((value) => wanted.includes(value))
}

function familiesOf({ title }: PlainPosition): string[] {
  return jobFamiliesOf(occupationsOf(title))
}
