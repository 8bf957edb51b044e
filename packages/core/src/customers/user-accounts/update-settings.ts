import { isDeepStrictEqual } from 'node:util'
import {
  defaultSettings,
  type Settings,
  type updateSettings as updateSettingsCall,
} from '@vedetta/contracts/customers/settings'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { mergeSettings } from './settings.queries.ts'

/** Stores only what differs from the defaults, so that a person who never chose follows a changed default. */
export async function updateSettings(
  db: Db,
  userId: string,
  changes: z.output<typeof updateSettingsCall.input>,
): Promise<Settings> {
  const unset = keysOf(defaultSettings).filter((name) => isDeepStrictEqual(changes[name], defaultSettings[name]))
  const changed = Object.fromEntries(
    Object.entries(changes).filter(([name]) => !unset.includes(name as keyof Settings)),
  )
  return { ...defaultSettings, ...(await mergeSettings(db, userId, { changed, unset })) }
}
