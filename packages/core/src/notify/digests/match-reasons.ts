import { jobFamilies } from '@vedetta/contracts/facts/job-families'
import { reserveQuotas } from '@vedetta/contracts/facts/reserve-quota'
import { sectorLabels } from '@vedetta/contracts/facts/sectors'
import { payText } from '@vedetta/contracts/positions/pay-text'
import { readingOf } from '@vedetta/contracts/positions/position-reading'
import {
  type FilterField,
  type FilterValue,
  filterFieldNames,
  filterFields,
} from '@vedetta/contracts/search/filter-fields'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { formatCount, formatEuro } from '@vedetta/contracts/text/formats'
import type { Language } from '@vedetta/contracts/text/labels'
import { languageName } from '@vedetta/contracts/text/language-names'
import {
  collars,
  contracts,
  protectedCategories,
  readings,
  schedules,
  targetPersonas,
} from '@vedetta/contracts/text/vocabulary'
import { jobFamiliesOf } from '@vedetta/meaning/occupations/job-families-of'
import { occupationsOf } from '@vedetta/meaning/occupations/trade-occupations'
import type { MatchedPosition } from './matched-position.ts'
import { placeReason } from './place-reason.ts'
import { quoted, shareOfTerms } from './role-words.ts'

/** Why a field of the filter holds for the position, or null where the rest of the mail says so. */
type Reason<Field extends FilterField> = (
  value: [Field] extends [never] ? never : FilterValue<Field>,
  position: MatchedPosition,
  language: Language,
) => string | null

/** Fields of place are told together, by `placeReason`. */
type PlaceField = 'city' | 'cities' | 'provinces' | 'regions'

const maxReasons = 5

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The texts of the filter that occur in one of the position's values, or the first of them. */
function heldBy(values: readonly string[], wanted: readonly string[]): string {
  const held = wanted.filter((text) => values.some((value) => shareOfTerms(value, text) > 0))
  return (held.length > 0 ? held : wanted.slice(0, 1)).slice(0, 3).join(', ')
}

const reasons: { readonly [Field in Exclude<FilterField, PlaceField>]: Reason<Field> } = {
  name: (texts, { title }, language) => {
    const role = language === 'it' ? 'ruolo' : 'role'
    return `${role} ${quoted(language, heldBy([title], texts))}`
  },
  contract: (_, { contract }, language) => contract && lower(contracts[contract][language]),
  schedule: (_, { schedule }, language) => schedule && lower(schedules[schedule][language]),
  collar: (_, { collar }, language) => collar && lower(collars[collar][language]),
  smartWorking: (_, { smart_working }, language) =>
    smart_working &&
    {
      yes: { it: 'smart working', en: 'remote' },
      hybrid: { it: 'smart working ibrido', en: 'hybrid' },
      no: { it: 'in sede', en: 'on site' },
    }[smart_working][language],
  jobFamily: (wanted, { title }, language) => {
    const family = jobFamiliesOf(occupationsOf(title)).find((each) => wanted.includes(each))
    return family ? lower(jobFamilies[family][language]) : null
  },
  targetPersona: (_, { target_persona }, language) => target_persona && lower(targetPersonas[target_persona][language]),
  experience: (_, { experience_years: years }, language) => {
    if (years === null) return null
    if (years === 0) return language === 'it' ? 'senza esperienza' : 'no experience needed'
    return language === 'it'
      ? `${years} ${years === 1 ? 'anno' : 'anni'} di esperienza`
      : `${years} ${years === 1 ? 'year' : 'years'} of experience`
  },
  pay: (_, { pay_from: from, pay_to: to, pay_period: period }, language) =>
    period && payText({ from, to, period }, language),
  languages: (codes, { languages }, language) =>
    languages
      .filter((code) => codes.includes(code))
      .map((code) => languageName(code, language))
      .join(', ') || null,
  skills: (texts, { skills }) => heldBy(skills, texts),
  certifications: (texts, { certifications }) => heldBy(certifications, texts),
  benefits: (texts, { benefits }) => heldBy(benefits, texts),
  protectedCategories: (_, { protected_categories }, language) =>
    lower(protectedCategories[protected_categories ? 'yes' : 'no'][language]),
  reading: (_, { confidence }, language) =>
    `${lower(filterFields.reading.labels[language])}: ${lower(readings[readingOf(confidence)][language])}`,
  companyName: (texts, { company_name }, language) => {
    const company = language === 'it' ? 'azienda' : 'company'
    return `${company} ${quoted(language, heldBy([company_name], texts))}`
  },
  sectors: (_, { sector }, language) => lower(sectorLabels[sector][language]),
  specificSectors: (_, { sector }, language) => lower(sectorLabels[sector][language]),
  ateco: (_, { ateco_2025, ateco_2007 }) => {
    const code = ateco_2025 ?? ateco_2007
    return code === null ? null : `ATECO ${code}`
  },
  employees: (_, { company_employees }, language) =>
    company_employees === null
      ? null
      : `${formatCount(company_employees, language)} ${language === 'it' ? 'dipendenti' : 'employees'}`,
  reserveQuota: (quotas, { company_employees: staff }, language) => {
    const quota = quotas.find((name) => {
      const { from, to }: { from: number; to?: number } = reserveQuotas[name].employees
      return staff !== null && from <= staff && staff <= (to ?? staff)
    })
    return quota ? `${lower(filterFields.reserveQuota.labels[language])}: ${reserveQuotas[quota][language]}` : null
  },
  turnover: (_, { company_turnover }, language) => {
    if (company_turnover === null) return null
    const amount = formatEuro(company_turnover, language)
    return language === 'it' ? `fatturato di ${amount}` : `turnover of ${amount}`
  },
  vat: (_, { company_name }, language) =>
    language === 'it' ? `azienda ${quoted(language, company_name)}` : `company ${quoted(language, company_name)}`,
}

const everyPosition = { it: 'ogni nuova posizione', en: 'every new position' } as const

const otherFields = filterFieldNames.filter((field) => !filterFields[field].place && field !== 'name')

/** Why a filter found a position, in words: what of the position meets the filter's criteria. */
export function matchReason(criteria: PositionCriteria, position: MatchedPosition, language: Language): string {
  const wanted: { readonly [Field in FilterField]?: unknown } = { ...criteria.position, ...criteria.company }
  const reasonOf = (field: FilterField): string | null =>
    wanted[field] === undefined ? null : reasonsByName[field]?.(wanted[field] as never, position, language) || null
  const found = [reasonOf('name'), placeReason(criteria.position, position, language), ...otherFields.map(reasonOf)]
  const told = [...new Set(found.filter((reason) => reason !== null))].slice(0, maxReasons)
  return told.length > 0 ? told.join(' · ') : everyPosition[language]
}

const reasonsByName: { readonly [Field in FilterField]?: Reason<never> } = reasons
