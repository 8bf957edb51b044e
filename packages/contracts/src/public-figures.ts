import { z } from 'zod'
import { defineCall } from './call.ts'
import type { Labels } from './labels.ts'
import { mapCallPath } from './market-map.ts'
import { sectorIds } from './sectors.ts'

/** As the European Union sizes companies, by their employees. */
export const sizeBands = ['micro', 'small', 'medium', 'large'] as const

export type SizeBand = (typeof sizeBands)[number]

export const sizeBandLabels: Readonly<Record<SizeBand, Labels>> = {
  micro: { it: '1–9 dipendenti', en: '1–9 employees' },
  small: { it: '10–49 dipendenti', en: '10–49 employees' },
  medium: { it: '50–249 dipendenti', en: '50–249 employees' },
  large: { it: '250 dipendenti e oltre', en: '250 employees or more' },
}

export const roleLength = 80

/** How many rows, and how many provinces, visitors are shown of what they searched. */
export const publicRows = 5

const provinceInput = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .describe('Its two letters, or its name as it stands in the address of its map: milano')

const count = z.number().int().nonnegative()

const provinceName = z.object({
  code: z.string(),
  name: z.string(),
  slug: z.string().describe('How the address of its map ends'),
})

const publicPosition = z
  .object({
    title: z.string(),
    sector: z.enum(sectorIds),
    size: z.enum(sizeBands).nullable(),
    town: z.string().nullable().describe('Or the province, where no town is stated'),
    firstSeen: z.iso.date().describe('The Italian day'),
  })
  .meta({ id: 'PublicPosition', description: 'An open position, without what would tell whose it is.' })

export type PublicPosition = z.infer<typeof publicPosition>

export const searchPublic = defineCall({
  method: 'GET',
  path: '/public/positions',
  summary:
    'How many positions of a role are open, for visitors: figures, and a few rows that do not say whose they are',
  access: 'public',
  input: z.strictObject({
    role: z.string().trim().max(roleLength).default('').describe('Words of the title'),
    province: provinceInput.optional(),
  }),
  output: z
    .object({
      open: count,
      newInWeek: count.describe('First seen in the last seven days'),
      provinces: z
        .array(provinceName.extend({ open: count }))
        .describe('Where most are, whatever the province asked for'),
      positions: z.array(publicPosition).describe('The newest, of one company each'),
    })
    .meta({ id: 'PublicFigures' }),
})

export type PublicFigures = z.infer<typeof searchPublic.output>

const figures = z.object({
  open: count,
  opened: count.describe('First seen in the seven days before it was counted'),
  change: z
    .number()
    .nullable()
    .describe(
      'Of the new ones, against the mean of the four weeks before: 0.1 is a tenth more; null where they are few',
    ),
})

export type MarketFigures = z.infer<typeof figures>

const provinceFigures = provinceName.extend({ region: z.string().describe('Its name') }).extend(figures.shape)

export type ProvinceFigures = z.infer<typeof provinceFigures>

const sectorFigures = figures.extend({ sector: z.enum(sectorIds) })

export type SectorFigures = z.infer<typeof sectorFigures>

const week = z.object({
  week: z.iso.date().describe('Its Monday'),
  open: count.describe('When it ended, or when it was counted'),
  opened: count,
})

export type MarketWeek = z.infer<typeof week>

export const getMap = defineCall({
  method: 'GET',
  path: mapCallPath,
  summary: 'Open and new positions by province and sector, and over the last weeks',
  access: 'public',
  input: z.strictObject({ province: provinceInput.optional(), sector: z.enum(sectorIds).optional() }),
  output: z
    .object({
      countedAt: z.iso.datetime().nullable().describe('Null before the first count'),
      total: figures.describe('Of the province and the sector asked for'),
      weeks: z.array(week).describe('The last twelve, this one the last, of the province and the sector asked for'),
      provinces: z
        .array(provinceFigures)
        .describe('All of them, of the sector asked for. A position in several counts in each.'),
      sectors: z.array(sectorFigures).describe('Those with an open position in the province asked for, or in Italy'),
    })
    .meta({ id: 'MarketMap' }),
})

export type MarketMap = z.infer<typeof getMap.output>
