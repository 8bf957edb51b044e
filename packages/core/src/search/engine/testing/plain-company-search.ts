import {
  type CompanyCriteria,
  type CompanyField,
  type CompanySort,
  companyFieldNames,
} from '@vedetta/contracts/companies/company-search'
import { type FilterValue, filterFields } from '@vedetta/contracts/search/filter-fields'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import type { CompanyQuerySpec } from '../company-query-spec.ts'
import type { AnalysedText, IndexWords } from './index-words.ts'
import { isOneOf, isWithin, liesWithin, quotaOf } from './plain-search.ts'
import { analysedParts, meets, nameRules } from './plain-text.ts'
import type { PlainCompany } from './random-companies.ts'

type Meaning<Value> = (value: Value, words: IndexWords) => (company: PlainCompany) => boolean

const townOf = ({ municipality }: PlainCompany) =>
  municipality === null ? undefined : municipalityByIstat(municipality)

/** The meaning of each field of a company, taken from the design and not from the query. */
const meanings: { readonly [Field in CompanyField]: Meaning<FilterValue<Field>> } = {
  city:
    (city) =>
    ({ municipality }) =>
      municipality !== null && liesWithin(municipality, city),
  cities:
    (codes) =>
    ({ municipality }) =>
      isOneOf(municipality, codes),
  provinces: (codes) => (company) => isOneOf(townOf(company)?.province ?? null, codes),
  regions: (codes) => (company) => isOneOf(townOf(company)?.region ?? null, codes),
  companyName: (texts, words) => {
    const matchers = texts.map((text) => meets(words, nameRules, text))
    return ({ name }) => matchers.some((isMet) => isMet(name))
  },
  sectors:
    (values) =>
    ({ sector }) =>
      isOneOf(sector, values),
  specificSectors:
    (divisions) =>
    ({ ateco_2007, ateco_2025 }) =>
      isOneOf((ateco_2025 ?? ateco_2007)?.slice(0, 2) ?? null, divisions),
  ateco:
    (prefixes) =>
    ({ ateco_2007, ateco_2025 }) =>
      [ateco_2007, ateco_2025].some((code) => prefixes.some((prefix) => code?.startsWith(prefix))),
  employees:
    (range) =>
    ({ employees }) =>
      isWithin(employees, range),
  reserveQuota:
    (quotas) =>
    ({ employees }) =>
      isOneOf(quotaOf(employees), quotas),
  turnover:
    (range) =>
    ({ turnover }) =>
      isWithin(turnover, range),
  vat:
    (numbers) =>
    ({ vat }) =>
      isOneOf(vat, numbers),
}

const newDays = 7

export const newOf = ({ ages }: PlainCompany) => ages.filter((age) => age < newDays).length

/** The sort order of companies; an unknown value is less than any other. */
const measures: { readonly [Sort in CompanySort]: (company: PlainCompany) => readonly (number | null)[] } = {
  newPositions: (company) => [newOf(company), company.ages.length],
  employees: ({ employees }) => [employees],
  turnover: ({ turnover }) => [turnover],
}

/**
 * The companies that a search finds, in order: fields are combined with AND, those of place form one union, the
 * not-group excludes.
 */
export function findCompaniesPlainly(
  words: IndexWords,
  companies: readonly PlainCompany[],
  { criteria: { company, notCompany }, hideAgencies }: CompanyQuerySpec,
  sort: CompanySort,
): PlainCompany[] {
  const wanted = meaningsOf(company, words)
  const unwanted = meaningsOf(notCompany, words)
  const places = wanted.filter(({ field }) => filterFields[field].place)
  const others = wanted.filter(({ field }) => !filterFields[field].place)
  return companies
    .filter(
      (each) =>
        others.every(({ holds }) => holds(each)) &&
        (places.length === 0 || places.some(({ holds }) => holds(each))) &&
        !unwanted.some(({ holds }) => holds(each)) &&
        !(hideAgencies && each.is_agency),
    )
    .sort((a, b) => compare(measures[sort](b), measures[sort](a)) || a.company_no - b.company_no)
}

/** Every text that a search compares. */
export function textsOfCriteria({ company, notCompany }: CompanyCriteria): AnalysedText[] {
  return [company, notCompany].flatMap(({ companyName = [] }) =>
    companyName.flatMap((text) => analysedParts(nameRules, text)),
  )
}

function compare(a: readonly (number | null)[], b: readonly (number | null)[]): number {
  for (const [n, one] of a.entries()) {
    const [left, right] = [one ?? Number.NEGATIVE_INFINITY, b[n] ?? Number.NEGATIVE_INFINITY]
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}

type FieldValues = { readonly [Field in CompanyField]?: FilterValue<Field> | undefined }

function meaningsOf(values: FieldValues, words: IndexWords) {
  return companyFieldNames.flatMap((field) => meaningOf(field, values[field], words))
}

function meaningOf<Field extends CompanyField>(field: Field, value: FilterValue<Field> | undefined, words: IndexWords) {
  return value === undefined ? [] : [{ field, holds: meanings[field](value, words) }]
}
