import type { Municipality } from '@vedetta/reference/municipality-records'
import { municipalityRecords } from '@vedetta/reference/municipality-records'
import { once } from '@vedetta/reference/once'
import { provinceByCode } from '@vedetta/reference/territories'
import { WeightedChoice } from '../random/weighted-choice.ts'
import { companiesPerInhabitant, estimateInhabitants } from './inhabitants.ts'
import { taxOfficeOf } from './tax-office.ts'

export type Place = {
  municipality: Municipality
  postalCodes: readonly [string, ...string[]]
  provinceName: string
  taxOffice: string
}

/** Every municipality, by ISTAT code. */
export const places = once((): readonly [Place, ...Place[]] => {
  const [first, ...rest] = municipalityRecords().map(({ municipality, postalCodes: [code = '00000', ...codes] }) => ({
    municipality,
    postalCodes: [code, ...codes] as const,
    provinceName: provinceByCode(municipality.province)?.name ?? municipality.province,
    taxOffice: taxOfficeOf(municipality.istat),
  }))
  if (first === undefined) throw new Error('The package of municipalities is empty')
  return [first, ...rest]
})

/** Draws the municipality of a company’s registered office. */
export const headOffices = once(() => {
  const inhabitants = estimateInhabitants(municipalityRecords())
  return new WeightedChoice(
    places(),
    ({ municipality }) => (inhabitants.get(municipality.istat) ?? 0) * companiesPerInhabitant(municipality.region),
  )
})
