import {
  type CompanyCriteria,
  type CompanyField,
  companyCriteria,
  companyFieldNames,
} from '@vedetta/contracts/company-search'
import { filterFieldNames } from '@vedetta/contracts/filter-fields'
import { validEntries } from '@vedetta/contracts/filter-validity'
import { choose, type PositionFilter, type Side, valuesOf } from './position-filter.ts'

const isOfCompany = (field: string) => companyFieldNames.includes(field as CompanyField)

/** What of a filter companies are searched by: what is theirs, and the place. */
export function companyPartOf({ fields }: PositionFilter): PositionFilter {
  return { fields: pickFields(fields, isOfCompany) }
}

/** The same filter with another part of companies; what positions alone are searched by stays. */
export function withCompanyPart(filter: PositionFilter, part: PositionFilter): PositionFilter {
  return { ...filter, fields: { ...pickFields(filter.fields, (field) => !isOfCompany(field)), ...part.fields } }
}

/** Who types a VAT number where a name is asked for means the number. */
export function withVatsTyped(part: PositionFilter): PositionFilter {
  return valuesOf(part, 'companyName', 'included').reduce((filter, text) => {
    const [, vat] = /^(?:IT)?\s*(\d{11})$/i.exec(text) ?? []
    if (!vat) return filter
    return choose(choose(filter, 'companyName', text, undefined), 'vat', vat, 'included')
  }, part)
}

export function toCompanyCriteria({ fields }: PositionFilter): CompanyCriteria {
  const entriesOn = (side: Side) =>
    validEntries(Object.fromEntries(companyFieldNames.map((field) => [field, fields[field]?.[side]])))
  return companyCriteria.parse({ company: entriesOn('included'), notCompany: entriesOn('excluded') })
}

function pickFields(fields: PositionFilter['fields'], isWanted: (field: string) => boolean): PositionFilter['fields'] {
  return Object.fromEntries(
    filterFieldNames.filter((field) => isWanted(field) && fields[field]).map((field) => [field, fields[field]]),
  )
}
