import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { exportFieldList, exportFormat, rememberedFields } from '../facts/export-choices.ts'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'

export const frequencies = {
  daily: { it: 'Ogni giorno', en: 'Daily' },
  'twice a week': { it: 'Due volte a settimana', en: 'Twice a week' },
  weekly: { it: 'Ogni settimana', en: 'Weekly' },
} as const satisfies Record<string, Labels>

type Frequency = keyof typeof frequencies

/** ISO weekdays: 1 is Monday. */
const usualAlertDays: Readonly<Record<Frequency, readonly number[]>> = {
  daily: [1, 2, 3, 4, 5, 6, 7],
  'twice a week': [1, 4],
  weekly: [1],
}

/** The weekdays on which a digest is sent: those chosen, if they are as many as the frequency has. */
export function digestDays({ frequency, alertDays }: Pick<Settings, 'frequency' | 'alertDays'>): readonly number[] {
  const usual = usualAlertDays[frequency]
  return alertDays.length === usual.length ? alertDays : usual
}

export const themes = {
  system: { it: 'Come il sistema', en: 'Same as the system' },
  light: { it: 'Chiaro', en: 'Light' },
  dark: { it: 'Scuro', en: 'Dark' },
} as const satisfies Record<string, Labels>

export type Theme = keyof typeof themes

/** The specification's twenty columns, in its order, with turnover and pay among them. */
export const positionColumns = [
  'name',
  'status',
  'companyName',
  'employees',
  'turnover',
  'cities',
  'provinces',
  'regions',
  'sectors',
  'languages',
  'smartWorking',
  'benefits',
  'date',
  'skills',
  'experience',
  'certifications',
  'targetPersona',
  'contract',
  'pay',
  'schedule',
  'collar',
  'protectedCategories',
] as const

export type PositionColumn = (typeof positionColumns)[number]

/** Pixels. */
export const columnWidth = { min: 60, max: 800 } as const

const settings = z
  .object({
    notifyOnFilter: z.boolean(),
    frequency: z.enum(keysOf(frequencies)),
    alertHour: z.number().int().min(0).max(23).describe('Hour of the digests in Italy'),
    alertDays: z
      .array(z.number().int().min(1).max(7))
      .max(2)
      .refine((days) => new Set(days).size === days.length)
      .describe('Weekdays of the digests, 1 is Monday: one for weekly, two for twice a week; else the usual ones'),
    instantAlerts: z.boolean().describe('Alerts within a minute, beside the digests, on plans that have them'),
    tellUnsure: z
      .boolean()
      .describe(
        'Whether the bell and the digests include positions whose reading is unsure, marked as such; instant mails and devices never do',
      ),
    exportContacts: z.boolean(),
    exportFields: exportFieldList([...rememberedFields]).describe('Columns of an export beside the usual ones'),
    exportFormat,
    excludedCompanies: z.array(z.string().trim().min(1).max(120)).max(200),
    hideAgencies: z.boolean().describe('Leaves employment agencies and the positions they post out of every search'),
    columns: z
      .array(z.enum(positionColumns))
      .min(1)
      .refine((columns) => new Set(columns).size === columns.length),
    columnWidths: z
      .partialRecord(z.enum(positionColumns), z.number().int().min(columnWidth.min).max(columnWidth.max))
      .describe('Widths in pixels of the resized columns'),
    theme: z.enum(keysOf(themes)),
    hotkeys: z.boolean().describe('Whether shortcuts of a single key act on lists'),
  })
  .meta({ id: 'Settings' })

export type Settings = z.infer<typeof settings>

export const defaultSettings: Settings = {
  notifyOnFilter: false,
  frequency: 'daily',
  alertHour: 8,
  alertDays: [],
  instantAlerts: false,
  tellUnsure: true,
  exportContacts: false,
  exportFields: [],
  exportFormat: 'csv',
  excludedCompanies: [],
  hideAgencies: false,
  columns: ['status', 'name', 'companyName', 'cities', 'contract', 'date'],
  columnWidths: {},
  theme: 'system',
  hotkeys: true,
}

export const getSettings = defineCall({
  method: 'GET',
  path: '/settings',
  summary: 'The user’s settings',
  access: 'user',
  input: z.object({}),
  output: settings,
})

export const updateSettings = defineCall({
  method: 'POST',
  path: '/settings',
  summary: 'Update some of the user’s settings',
  access: 'user',
  input: settings.partial().strict(),
  output: settings,
})
