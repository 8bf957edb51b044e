import { z } from 'zod'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'

export const exportFormats = {
  csv: { it: 'CSV', en: 'CSV' },
  xlsx: { it: 'Excel (XLSX)', en: 'Excel (XLSX)' },
} as const satisfies Record<string, Labels>

export type ExportFormat = keyof typeof exportFormats

/** The columns that a person may add to the usual ones of a file. */
export const exportFields = {
  pay: { it: 'Retribuzione', en: 'Pay' },
  site: { it: 'Sito dell’azienda', en: 'Company site' },
  legalAddress: { it: 'Sede legale', en: 'Legal address' },
  description: { it: 'Descrizione', en: 'Description' },
  contacts: { it: 'Contatti', en: 'Contacts' },
} as const satisfies Record<string, Labels>

export type ExportField = keyof typeof exportFields

export const exportFormat = z.enum(keysOf(exportFormats))

export const exportFieldList = <Field extends ExportField>(fields: [Field, ...Field[]]) =>
  z
    .array(z.enum(fields))
    .max(fields.length)
    .refine((chosen) => new Set(chosen).size === chosen.length)

/** Contacts have a setting of their own, which the specification names. */
export const rememberedFields = ['pay', 'site', 'legalAddress', 'description'] as const satisfies ExportField[]
