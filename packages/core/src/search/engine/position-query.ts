import { type FilterField, filterFieldNames, filterFields } from '@vedetta/contracts/search/filter-fields'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import type { RelatedTitle } from '@vedetta/meaning/families/related-titles'
import { clausesOf, type FieldClauses, inReserveQuota, within } from './field-clauses.ts'
import type { PositionQuerySpec } from './position-query-spec.ts'
import { discardClauses, statusClauses } from './status-clauses.ts'
import {
  type AnalysedWords,
  anyOf,
  type Clause,
  companyNameFields,
  phraseClause,
  textClause,
  titleFields,
  wordsClause,
} from './text-clauses.ts'
import { townsNear } from './towns-near.ts'

/** The clause of each filter field; a missing field does not compile. */
const clauses: FieldClauses<FilterField> = {
  name: (texts) => anyOf(texts.map((text) => textClause(titleFields, text))),
  city: (city) => ({ terms: { municipalities: [...townsNear(city)] } }),
  cities: (codes) => ({ terms: { municipalities: codes } }),
  provinces: (codes) => ({ terms: { within: codes } }),
  regions: (codes) => ({ terms: { within: codes } }),
  contract: (contracts) => ({ terms: { contract: contracts } }),
  schedule: (schedules) => ({ terms: { schedule: schedules } }),
  collar: (collars) => ({ terms: { collar: collars } }),
  smartWorking: (kinds) => ({ terms: { smart_working: kinds } }),
  jobFamily: (families) => ({ terms: { job_families: families } }),
  targetPersona: (personas) => ({ terms: { target_persona: personas } }),
  experience: (range) => within('experience_years', range),
  pay: ({ from, to }) => ({
    bool: {
      filter: [
        ...(from === undefined ? [] : [within('pay_year_to', { from })]),
        ...(to === undefined ? [] : [within('pay_year_from', { to })]),
      ],
    },
  }),
  languages: (codes) => ({ terms: { languages: codes } }),
  skills: (values) => holding('skills.words', values),
  certifications: (values) => holding('certifications.words', values),
  benefits: (values) => holding('benefits.words', values),
  protectedCategories: (values) => ({ terms: { reserved: values } }),
  reading: (readings) => ({ terms: { reading: readings } }),
  companyName: (texts) => anyOf(texts.map((text) => textClause(companyNameFields, text))),
  sectors: (sectors) => ({ terms: { sector: sectors } }),
  specificSectors: (divisions) => ({ terms: { division: divisions } }),
  ateco: (codes) => ({ terms: { ateco: codes } }),
  employees: (range) => within('company_employees', range),
  reserveQuota: (quotas) => inReserveQuota('company_employees', quotas),
  turnover: (range) => within('company_turnover', range),
  vat: (numbers) => ({ terms: { company_vat: numbers } }),
}

/** The fields that a facet drops from the query: those whose choices it counts. */
export type ExcludedField = readonly (FilterField | 'statuses')[]

/**
 * Fields are combined with AND, except that those of place form one union; any match of a not-group excludes. Roles are found by their
 * related titles too.
 */
export function positionQuery(spec: PositionQuerySpec, leftOut: ExcludedField = []): Clause {
  const { criteria, related, titleWords, ceiling, excludedCompanies, excludedCompanyNos, hideAgencies } = spec
  const included = { ...criteria.position, ...criteria.company }
  const fields = filterFieldNames.filter((field) => !leftOut.includes(field))
  const hasRelated = related.length > 0 && fields.includes('name')
  const [ofPlace, others] = [
    fields.filter(isPlace),
    fields.filter((field) => !isPlace(field) && !(hasRelated && field === 'name')),
  ]
  const places = clausesOf(clauses, ofPlace, included)
  const filter = clausesOf(clauses, others, included)
  const excluded = clausesOf(clauses, filterFieldNames, { ...criteria.notPosition, ...criteria.notCompany })
  const byMarks = leftOut.includes('statuses') ? discardClauses(spec) : statusClauses(spec)
  if (hasRelated)
    filter.push(anyOf([ownWordsClause(criteria.position), ...related.map((title) => relatedClause(title, titleWords))]))
  if (places.length > 0) filter.push(anyOf(places))
  if (criteria.from || criteria.to) filter.push(firstSeenBetween(criteria))
  return {
    bool: {
      // A removed position has no number.
      filter: [...filter, ...byMarks.filter, { range: { position_no: { lte: ceiling } } }],
      must_not: [
        ...excluded,
        ...excludedCompanies.map((name) => phraseClause(companyNameFields.phrases, name)),
        ...(excludedCompanyNos.length > 0 ? [{ terms: { company_no: excludedCompanyNos } }] : []),
        ...(hideAgencies ? [{ term: { company_is_agency: true } }] : []),
        ...byMarks.must_not,
      ],
    },
  }
}

/** The clause of a related title. */
export function relatedClause({ query, beyond }: RelatedTitle, analysed?: AnalysedWords): Clause {
  const must = textClause(titleFields, query, analysed)
  if (beyond.length === 0) return must
  const must_not = wordsClause(titleFields.words, wordsBeyond(beyond), {
    operator: 'or',
    ...(analysed && { analysed }),
  })
  return { bool: { must, must_not } }
}

/** Single words: a comma keeps them from being read together. */
export const wordsBeyond = (words: readonly string[]): string => words.join(', ')

/** The clause of the searched roles, without their related titles. */
export const ownWordsClause = ({ name = [] }: PositionCriteria['position']): Clause => clauses.name(name)

const isPlace = (field: FilterField) => filterFields[field].place

function firstSeenBetween({ from, to }: PositionCriteria): Clause {
  return { range: { first_seen: { ...(from && { gte: Date.parse(from) }), ...(to && { lt: Date.parse(to) }) } } }
}

/** A value of the position that contains the words of one of the texts, in order. */
function holding(field: string, texts: readonly string[]): Clause {
  return anyOf(texts.map((text) => phraseClause(field, text)))
}
