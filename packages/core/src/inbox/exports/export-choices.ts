import { type ExportField, type ExportFormat, exportFields } from '@vedetta/contracts/facts/export-choices'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { readSettings } from '../../customers/user-accounts/read-settings.ts'
import type { Db } from '../../platform/db/client.ts'
import type { ExportChoices } from './exports.queries.ts'

export type RequestedChoices = {
  readonly fields?: readonly ExportField[] | undefined
  readonly format?: ExportFormat | undefined
}

/** The choices of a request, and those of the settings where it makes none. */
export async function readExportChoices(db: Db, userId: string, requested: RequestedChoices): Promise<ExportChoices> {
  const settings = await readSettings(db, userId)
  const usual: readonly ExportField[] = [
    ...settings.exportFields,
    ...(settings.exportContacts ? (['contacts'] as const) : []),
  ]
  const fields = new Set(requested.fields ?? usual)
  return {
    fields: keysOf(exportFields).filter((field) => fields.has(field)),
    format: requested.format ?? settings.exportFormat,
  }
}
