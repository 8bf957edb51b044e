import { type SectorId, sectorIds } from '@vedetta/contracts/facts/sectors'
import { drawAddress } from '../places/draw-address.ts'
import { headOffices, type Place } from '../places/places.ts'
import { drawUuid } from '../random/draw-uuid.ts'
import { type Draws, streams } from '../random/draws.ts'
import { WeightedChoice } from '../random/weighted-choice.ts'
import { drawAccounts, type YearOfAccounts } from './accounts.ts'
import { type CompanyName, drawCompanyName } from './company-name.ts'
import { drawEmployees } from './company-size.ts'
import { drawLegalForm, drawShareCapital, isCapital, type LegalForm } from './legal-forms.ts'
import type { Activity } from './sector-profile.ts'
import { sectorProfiles } from './sector-profiles.ts'
import { companySerial, vatNumber } from './vat-number.ts'

export type SyntheticCompany = CompanyName & {
  /** From 0; the company's number is one more. */
  index: number
  id: string
  vat: string
  rea: string
  legalForm: LegalForm
  activity: Activity
  sector: SectorId
  employees: number
  foundationYear: number
  shareCapital: number | null
  address: string
  place: Place
  isAgency: boolean
  hasSite: boolean
}

const smallSectors = new WeightedChoice(sectorIds, (id) => sectorProfiles[id].small)
const largerSectors = new WeightedChoice(sectorIds, (id) => sectorProfiles[id].larger)

/** With every company of ten employees or more, 45 % of all have a site. */
const siteShareOfSmall = 0.421
const agencyShare = 0.85
const yearsOfAge = 60
const lowestRea = 100_000

/** `lastYear` is the last one for which accounts are filed. */
export function drawCompany(draws: Draws, seed: number, index: number, lastYear: number): SyntheticCompany {
  draws.begin(streams.company, index)
  const id = drawUuid(draws)
  const employees = drawEmployees(draws)
  const sector = (employees < 10 ? smallSectors : largerSectors).draw(draws)
  const profile = sectorProfiles[sector]
  const activity = draws.pick(profile.activities)
  const place = headOffices().draw(draws)
  const legalForm = drawLegalForm(draws, employees, profile.forms)
  const { name, short } = drawCompanyName(draws, legalForm, activity[2], place)
  const serial = companySerial(seed, index)
  const { province } = place.municipality
  return {
    index,
    id,
    vat: vatNumber(serial, place.taxOffice),
    name,
    short,
    rea: `${province}-${lowestRea + serial}`,
    legalForm,
    activity,
    sector,
    employees,
    foundationYear: drawFoundationYear(draws, lastYear),
    shareCapital: drawShareCapital(draws, legalForm, employees),
    address: drawAddress(draws, place),
    place,
    isAgency: sector === 'staffing_hr' && draws.chance(agencyShare),
    hasSite: employees >= 10 || draws.chance(siteShareOfSmall),
  }
}

/** None for the forms that need not file them. */
export function drawCompanyAccounts(draws: Draws, company: SyntheticCompany, lastYear: number): YearOfAccounts[] {
  if (!isCapital(company.legalForm)) return []
  const { turnoverPerHead, margin } = sectorProfiles[company.sector]
  const { index, employees } = company
  return drawAccounts(draws, { index, employees, turnoverPerHead, margin }, lastYear)
}

/** Old enough to have filed three years. Half are younger than some twelve years. */
function drawFoundationYear(draws: Draws, lastYear: number): number {
  return lastYear - 3 - Math.floor(yearsOfAge * draws.unit() ** 2.3)
}
