import { z } from 'zod'
import { sectorIds } from '../facts/sectors.ts'
import {
  collars,
  contracts,
  keysOf,
  positionStatuses,
  schedules,
  smartWorking,
  targetPersonas,
} from '../text/vocabulary.ts'
import { pay } from './pay.ts'
import { positionReading } from './position-reading.ts'

export const positionStatus = z.enum(keysOf(positionStatuses))

export const placeOfWork = z
  .object({ city: z.string().nullable(), province: z.string().nullable(), region: z.string() })
  .meta({
    id: 'PlaceOfWork',
    description: 'The most precise place the page states; `province` is a two-letter code, `region` an ISTAT code.',
  })

export const companyBrief = z
  .object({
    companyID: z.uuid(),
    name: z.string(),
    employees: z.number().int().nullable(),
    turnover: z.number().nullable().describe('Turnover of the last filed year, in euro'),
  })
  .meta({ id: 'CompanyBrief' })

export type CompanyBrief = z.infer<typeof companyBrief>

/** A position in any list, as one user sees it. */
export const positionRow = z
  .object({
    positionID: z.uuid(),
    name: z.string(),
    status: positionStatus,
    discarded: z.boolean().describe('The user discarded it: searches and alerts that begin later leave it out'),
    company: companyBrief,
    places: z.array(placeOfWork),
    sector: z.enum(sectorIds),
    contract: z.enum(keysOf(contracts)).nullable(),
    schedule: z.enum(keysOf(schedules)).nullable(),
    collar: z.enum(keysOf(collars)).nullable(),
    smartWorking: z.enum(keysOf(smartWorking)).nullable(),
    experienceYears: z.number().int().nullable(),
    targetPersona: z.enum(keysOf(targetPersonas)).nullable(),
    languages: z.array(z.string()),
    skills: z.array(z.string()),
    certifications: z.array(z.string()),
    benefits: z.array(z.string()),
    protectedCategories: z.boolean().nullable(),
    pay: pay.nullable(),
    firstSeen: z.iso.datetime(),
    reading: positionReading,
  })
  .meta({ id: 'PositionRow' })

export type PositionRow = z.infer<typeof positionRow>
