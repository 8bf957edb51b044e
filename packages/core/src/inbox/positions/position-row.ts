import type { PositionDetail, SimilarPosition } from '@vedetta/contracts/inbox/position-detail'
import { isSureReading } from '@vedetta/contracts/positions/position-reading'
import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { provinceByCode } from '@vedetta/reference/territories'
import type { PositionFields } from '../../search/engine/position-document.ts'
import { type PositionState, untouched } from '../marks/states-of.ts'

/** The fields of a row, read from the index or from PostgreSQL. */
export type RowFields = Pick<
  PositionFields,
  | 'position_id'
  | 'title'
  | 'municipalities'
  | 'provinces'
  | 'regions'
  | 'contract'
  | 'schedule'
  | 'collar'
  | 'smart_working'
  | 'experience_years'
  | 'target_persona'
  | 'languages'
  | 'skills'
  | 'certifications'
  | 'benefits'
  | 'protected_categories'
  | 'pay_from'
  | 'pay_to'
  | 'pay_period'
  | 'confidence'
  | 'reasons'
  | 'company_id'
  | 'company_name'
  | 'company_employees'
  | 'company_turnover'
  | 'sector'
> & { first_seen: number | Date }

export function positionRow(fields: RowFields, { status, discarded }: PositionState): PositionRow {
  return {
    positionID: fields.position_id,
    name: fields.title,
    status,
    discarded,
    company: {
      companyID: fields.company_id,
      name: fields.company_name,
      employees: fields.company_employees,
      turnover: fields.company_turnover,
    },
    places: placesOf(fields),
    sector: fields.sector,
    contract: fields.contract,
    schedule: fields.schedule,
    collar: fields.collar,
    smartWorking: fields.smart_working,
    experienceYears: fields.experience_years,
    targetPersona: fields.target_persona,
    languages: fields.languages,
    skills: fields.skills,
    certifications: fields.certifications,
    benefits: fields.benefits,
    protectedCategories: fields.protected_categories,
    pay: fields.pay_period && { from: fields.pay_from, to: fields.pay_to, period: fields.pay_period },
    firstSeen: new Date(fields.first_seen).toISOString(),
    reading: readingOf(fields),
  }
}

function readingOf({ confidence, reasons }: RowFields): PositionRow['reading'] {
  return { isSure: isSureReading(confidence), confidence, reasons }
}

export type OpenFields = Pick<RowFields, 'position_id' | 'title' | 'municipalities' | 'provinces' | 'regions'> & {
  first_seen: Date
}

/** A row in the list of a company's other open positions. */
export function openPosition(fields: OpenFields): PositionDetail['others'][number] {
  return {
    positionID: fields.position_id,
    name: fields.title,
    places: placesOf(fields),
    firstSeen: fields.first_seen.toISOString(),
  }
}

/** A position of another company, with no more than its row shows. */
export function similarPosition(fields: RowFields): SimilarPosition {
  const { positionID, name, company, places, firstSeen } = positionRow(fields, untouched)
  return { positionID, name, company, places, firstSeen }
}

export function placesOf({
  municipalities,
  provinces,
  regions,
}: Pick<RowFields, 'municipalities' | 'provinces' | 'regions'>): PositionRow['places'] {
  return [
    ...municipalities.flatMap((istat) => {
      const town = municipalityByIstat(istat)
      return town ? [{ city: town.name, province: town.province, region: town.region }] : []
    }),
    ...provinces.map((code) => ({ city: null, province: code, region: provinceByCode(code)?.region ?? '' })),
    ...regions.map((code) => ({ city: null, province: null, region: code })),
  ]
}
