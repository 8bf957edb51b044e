import type { SectorId } from '@vedetta/contracts/facts/sectors'
import { readAccounts, type YearOfAccounts } from './accounts.ts'
import { type AtecoCodes, readAteco } from './ateco.ts'
import { cleanText } from './clean-text.ts'
import { type RawRow, type RegistryColumn, registryColumns } from './columns.ts'
import { readName, readPec, readRea, readVatNumber } from './identity.ts'
import { readLegalForm } from './legal-form.ts'
import { readEmployees, readFoundationYear, readShareCapital } from './numbers.ts'
import { readMunicipality } from './place.ts'
import { Refused } from './refusals.ts'
import { readWebSite, type WebSite } from './web-site.ts'

/** A company as the registry has it; null where the file has no value. */
export type RegistryRow = {
  vat: string
  name: string
  legalForm: string | null
  rea: string | null
  chamber: string | null
  ateco2007: string | null
  ateco2025: string | null
  sector: SectorId
  employees: number | null
  foundationYear: number | null
  shareCapital: number | null
  address: string | null
  municipality: string | null
  pec: string | null
  accounts: YearOfAccounts[]
  site: (WebSite & { rawText: string }) | null
  /** Why there is no site although the file has an address. */
  siteRefusal: Refused | null
}

/** What a row is validated against. */
export type RegistryFacts = { ateco: AtecoCodes; thisYear: number }

/** Throws `Refused` at the first error; an invalid address is only left out. */
export function readRegistryRow(raw: RawRow, { ateco, thisYear }: RegistryFacts): RegistryRow {
  const text = (column: RegistryColumn) => cleanText(raw[column], column, registryColumns[column].maxLength)
  const vat = readVatNumber(text('vat'))
  const province = text('province')
  return {
    vat,
    name: readName(text('name')),
    legalForm: readLegalForm(text('legal_form')),
    rea: readRea(text('rea'), province),
    chamber: text('chamber') || null,
    ...readAteco(text('ateco_2007'), text('ateco_2025'), ateco),
    employees: readEmployees(text('employees')),
    foundationYear: readFoundationYear(text('foundation_year'), thisYear),
    shareCapital: readShareCapital(text('share_capital')),
    address: text('address') || null,
    municipality: readMunicipality({
      code: text('municipality_code'),
      name: text('municipality'),
      province,
    }),
    pec: readPec(text('pec')),
    accounts: readAccounts(raw.accounts, thisYear),
    ...readSite(text('website')),
  }
}

function readSite(rawText: string): Pick<RegistryRow, 'site' | 'siteRefusal'> {
  try {
    const site = readWebSite(rawText)
    return { site: site === null ? null : { ...site, rawText }, siteRefusal: null }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { site: null, siteRefusal: error }
  }
}
