import {
  type CompanyCriteria,
  type CompanyField,
  companyCriteria,
  companyFieldNames,
} from '@vedetta/contracts/companies/company-search'
import { filterFieldNames } from '@vedetta/contracts/search/filter-fields'
import { validEntries } from '@vedetta/contracts/search/filter-validity'
import { choose, type PositionFilter, type Side, valuesOf } from './position-filter.ts'

const isOfCompany = (field: string) => companyFieldNames.includes(field as CompanyField)

/** The part of a filter that applies to companies: their own fields and the places. */
export function companyPartOf({ fields }: PositionFilter): PositionFilter {
  return { fields: pickFields(fields, isOfCompany) }
}

/** Replaces the company part of a filter; fields of positions alone stay. */
export function withCompanyPart(filter: PositionFilter, part: PositionFilter): PositionFilter {
  return { ...filter, fields: { ...pickFields(filter.fields, (field) => !isOfCompany(field)), ...part.fields } }
}

/** Moves VAT numbers typed as company names to the VAT field. */
export function withVatNumbers(part: PositionFilter): PositionFilter {
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
