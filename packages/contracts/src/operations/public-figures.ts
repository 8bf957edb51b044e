import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { sectorIds } from '../facts/sectors.ts'
import { mapCallPath } from '../inbox/market-map.ts'
import type { Labels } from '../text/labels.ts'

/** The European Union’s size classes, by number of employees. */
export const sizeBands = ['micro', 'small', 'medium', 'large'] as const

export type SizeBand = (typeof sizeBands)[number]

export const sizeBandLabels: Readonly<Record<SizeBand, Labels>> = {
  micro: { it: '1–9 dipendenti', en: '1–9 employees' },
  small: { it: '10–49 dipendenti', en: '10–49 employees' },
  medium: { it: '50–249 dipendenti', en: '50–249 employees' },
  large: { it: '250 dipendenti e oltre', en: '250 employees or more' },
}

export const maxRoleLength = 80

/** Rows, and provinces, in the result of a public search. */
export const publicRows = 5

const provinceInput = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .describe('The two-letter code, or the slug of the province’s map: milano')

const count = z.number().int().nonnegative()

const provinceName = z.object({
  code: z.string(),
  name: z.string(),
  slug: z.string().describe('Last segment of the map’s path'),
})

const publicPosition = z
  .object({
    title: z.string(),
    sector: z.enum(sectorIds),
    size: z.enum(sizeBands).nullable(),
    town: z.string().nullable().describe('The town, or the province where no town is stated'),
    firstSeen: z.iso.date().describe('The day in Italy’s time zone'),
  })
  .meta({ id: 'PublicPosition', description: 'An open position, without anything that identifies its company.' })

export type PublicPosition = z.infer<typeof publicPosition>

export const searchPublic = defineCall({
  method: 'GET',
  path: '/public/positions',
  summary: 'Public search: number of open positions for a role, and a few rows without their companies',
  access: 'public',
  input: z.strictObject({
    role: z.string().trim().max(maxRoleLength).default('').describe('Words of the title'),
    province: provinceInput.optional(),
  }),
  output: z
    .object({
      open: count,
      newInWeek: count.describe('Positions first seen in the last seven days'),
      provinces: z
        .array(provinceName.extend({ open: count }))
        .describe('The provinces with the most matches, whatever the requested province'),
      positions: z.array(publicPosition).describe('The newest matches, at most one per company'),
    })
    .meta({ id: 'PublicFigures' }),
})

export type PublicFigures = z.infer<typeof searchPublic.output>

const figures = z.object({
  open: count,
  opened: count.describe('Positions first seen in the seven days before the count'),
  change: z
    .number()
    .nullable()
    .describe(
      'Relative change of new positions against the mean of the four weeks before: 0.1 is a tenth more; null where there are too few to compare',
    ),
})

export type MarketFigures = z.infer<typeof figures>

const provinceFigures = provinceName.extend({ region: z.string().describe('Name of the region') }).extend(figures.shape)

export type ProvinceFigures = z.infer<typeof provinceFigures>

const sectorFigures = figures.extend({ sector: z.enum(sectorIds) })

export type SectorFigures = z.infer<typeof sectorFigures>

const week = z.object({
  week: z.iso.date().describe('The Monday of the week'),
  open: count.describe('Positions open at the end of the week, or at the time of the count'),
  opened: count,
})

export type MarketWeek = z.infer<typeof week>

export const getMap = defineCall({
  method: 'GET',
  path: mapCallPath,
  summary: 'Open and new positions by province, by sector and by week',
  access: 'public',
  input: z.strictObject({ province: provinceInput.optional(), sector: z.enum(sectorIds).optional() }),
  output: z
    .object({
      countedAt: z.iso.datetime().nullable().describe('Time of the count; null before the first one'),
      total: figures.describe('Figures for the requested province and sector'),
      weeks: z
        .array(week)
        .describe('The last twelve weeks up to the current one, for the requested province and sector'),
      provinces: z
        .array(provinceFigures)
        .describe('Every province, for the requested sector. A position in several provinces counts in each.'),
      sectors: z
        .array(sectorFigures)
        .describe('The sectors with an open position in the requested province, or in Italy'),
    })
    .meta({ id: 'MarketMap' }),
})

export type MarketMap = z.infer<typeof getMap.output>
