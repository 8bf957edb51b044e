import type { CompanyRow } from '@vedetta/contracts/companies/company-row'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import type { CompanyFields } from '../../search/engine/company-document.ts'

/** A row from the index or from PostgreSQL, with the positions that are new to the user. */
export function companyRow(fields: Omit<CompanyFields, 'new_positions'>, newPositions: number): CompanyRow {
  const town = fields.municipality === null ? undefined : municipalityByIstat(fields.municipality)
  return {
    companyID: fields.company_id,
    name: fields.name,
    employees: fields.employees,
    turnover: fields.turnover,
    vat: fields.vat,
    legalForm: fields.legal_form,
    ateco: fields.ateco_2025 ?? fields.ateco_2007,
    sector: fields.sector,
    foundationYear: fields.foundation_year,
    city: town?.name ?? null,
    province: town?.province ?? null,
    region: town?.region ?? null,
    isAgency: fields.is_agency,
    agencyReason: fields.agency_reason,
    openPositions: fields.open_positions,
    newPositions,
  }
}
