import type { Types } from '@opensearch-project/opensearch'
import type { JobFamily } from '@vedetta/contracts/facts/job-families'
import type { SectorId } from '@vedetta/contracts/facts/sectors'
import { type Pay, payPerYear } from '@vedetta/contracts/positions/pay'
import { type ReadingReason, readingOf } from '@vedetta/contracts/positions/position-reading'
import type {
  Collar,
  Contract,
  ProtectedCategories,
  Reading,
  Schedule,
  SmartWorking,
  TargetPersona,
} from '@vedetta/contracts/text/vocabulary'
import { jobFamiliesOf } from '@vedetta/meaning/occupations/job-families-of'
import { occupationsOf } from '@vedetta/meaning/occupations/trade-occupations'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { provinceByCode } from '@vedetta/reference/territories'
import { atecoTerms } from './ateco-terms.ts'
import { facetTerms } from './facet-terms.ts'

/** A position and the fields of its company that a row of results shows. */
export type PositionFields = {
  position_no: number
  position_id: string
  title: string
  municipalities: string[]
  provinces: string[]
  regions: string[]
  contract: Contract | null
  schedule: Schedule | null
  collar: Collar | null
  smart_working: SmartWorking | null
  experience_years: number | null
  target_persona: TargetPersona | null
  languages: string[]
  skills: string[]
  certifications: string[]
  benefits: string[]
  protected_categories: boolean | null
  pay_from: number | null
  pay_to: number | null
  pay_period: Pay['period'] | null
  confidence: number
  reasons: ReadingReason[]
  /** Milliseconds since 1970. */
  first_seen: number
  company_no: number
  company_id: string
  company_name: string
  company_employees: number | null
  company_turnover: number | null
  sector: SectorId
}

/** The columns of PostgreSQL that a position is searched by. */
export type IndexedFields = PositionFields & {
  company_vat: string
  company_is_agency: boolean
  ateco_2007: string | null
  ateco_2025: string | null
}

export type PositionDocument = PositionFields & Derived

/** Fields to search by, not to show. */
type Derived = {
  /** Every province and region of its places: letters are provinces, digits regions. */
  within: string[]
  company_vat: string
  company_is_agency: boolean
  /** Both ATECO codes with all their prefixes. */
  ateco: string[]
  division: string | null
  /** Whether it is reserved for people protected by L. 68/99; unstated means no. */
  reserved: ProtectedCategories
  reading: Reading
  /** Per year, in euro. */
  pay_year_from: number | null
  pay_year_to: number | null
  /** Latitude and longitude of each town. */
  points: string[]
  /** Trades that its title names, the best first. */
  occupations: string[]
  job_families: JobFamily[]
  listed_choices: string[]
  open_choices: string[]
}

/** Counted by the whole value, searched by its words. */
const keywordWithWords = {
  type: 'keyword',
  fields: { words: { type: 'text', analyzer: 'folded_words' } },
} as const satisfies Types.Common_Mapping.Property

// Offsets save the highlighter from analysing titles again.
export const positionMappings = {
  dynamic: 'strict',
  _source: {
    excludes: [
      'within',
      'company_vat',
      'company_is_agency',
      'ateco',
      'division',
      'reserved',
      'reading',
      'pay_year_from',
      'pay_year_to',
      'points',
      'occupations',
      'job_families',
      'listed_choices',
      'open_choices',
    ] satisfies (keyof Derived)[],
  },
  properties: {
    stubbed_at: { type: 'date' },
    position_no: { type: 'integer' },
    position_id: { type: 'keyword', index: false, doc_values: false },
    title: {
      type: 'text',
      analyzer: 'italian_title',
      similarity: 'share_of_words',
      index_options: 'offsets',
      fields: {
        exact: { type: 'text', analyzer: 'italian_exact', similarity: 'share_of_words', index_options: 'offsets' },
      },
    },
    municipalities: { type: 'keyword' },
    provinces: { type: 'keyword', index: false, doc_values: false },
    regions: { type: 'keyword', index: false, doc_values: false },
    within: { type: 'keyword' },
    contract: { type: 'keyword' },
    schedule: { type: 'keyword' },
    collar: { type: 'keyword' },
    smart_working: { type: 'keyword' },
    experience_years: { type: 'byte' },
    target_persona: { type: 'keyword' },
    languages: { type: 'keyword' },
    skills: keywordWithWords,
    certifications: keywordWithWords,
    benefits: keywordWithWords,
    protected_categories: { type: 'boolean', index: false, doc_values: false },
    reserved: { type: 'keyword' },
    reading: { type: 'keyword' },
    pay_from: { type: 'integer', index: false, doc_values: false },
    pay_to: { type: 'integer', index: false, doc_values: false },
    pay_period: { type: 'keyword', index: false, doc_values: false },
    pay_year_from: { type: 'long' },
    pay_year_to: { type: 'long' },
    points: { type: 'geo_point' },
    confidence: { type: 'float', index: false, doc_values: false },
    reasons: { type: 'keyword', index: false, doc_values: false },
    first_seen: { type: 'date', format: 'epoch_millis' },
    company_no: { type: 'integer' },
    company_id: { type: 'keyword', index: false, doc_values: false },
    company_name: { type: 'text', analyzer: 'folded_words', index_options: 'offsets' },
    company_employees: { type: 'integer' },
    company_turnover: { type: 'long' },
    company_vat: { type: 'keyword', doc_values: false },
    company_is_agency: { type: 'boolean', doc_values: false },
    sector: { type: 'keyword' },
    division: { type: 'keyword' },
    ateco: { type: 'keyword', doc_values: false },
    occupations: { type: 'keyword' },
    job_families: { type: 'keyword' },
    listed_choices: { type: 'keyword' },
    open_choices: { type: 'keyword' },
  } satisfies Record<keyof PositionDocument | 'stubbed_at', Types.Common_Mapping.Property>,
} satisfies Types.Common_Mapping.TypeMapping

export function positionDocument({ ateco_2007, ateco_2025, ...fields }: IndexedFields): PositionDocument {
  const towns = fields.municipalities.map(municipalityByIstat).filter((town) => town !== undefined)
  const provinces = new Set([...fields.provinces, ...towns.map((town) => town.province)])
  const regions = new Set([...fields.regions, ...towns.map((town) => town.region)])
  for (const code of fields.provinces) {
    const province = provinceByCode(code)
    if (province) regions.add(province.region)
  }
  const { pay_from: from, pay_to: to, pay_period: period } = fields
  const perYear = period && payPerYear({ from, to, period })
  const occupations = occupationsOf(fields.title)
  const searched = {
    ...fields,
    within: [...provinces, ...regions],
    ...atecoTerms({ ateco_2007, ateco_2025 }),
    reserved: fields.protected_categories ? ('yes' as const) : ('no' as const),
    reading: readingOf(fields.confidence),
    pay_year_from: perYear?.from ?? null,
    pay_year_to: perYear?.to ?? null,
    points: towns.map(({ lat, lon }) => `${lat},${lon}`),
    occupations: occupations.map(({ trade }) => trade),
    job_families: jobFamiliesOf(occupations),
  }
  return { ...searched, ...facetTerms(searched) }
}
