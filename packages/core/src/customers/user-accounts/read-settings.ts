import { defaultSettings, type Settings } from '@vedetta/contracts/customers/settings'
import type { Db } from '../../platform/db/client.ts'
import { selectChangedSettings } from './settings.queries.ts'

export async function readSettings(db: Db, userId: string): Promise<Settings> {
  return { ...defaultSettings, ...(await selectChangedSettings(db, userId)) }
}
