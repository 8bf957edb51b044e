import { type FeatureSwitchState, featureSwitches } from '@vedetta/contracts/operator/switches'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { Db } from '../db/client.ts'
import { selectSwitches } from './switches.queries.ts'

export async function listSwitches(db: Db): Promise<{ switches: FeatureSwitchState[] }> {
  const changed = new Map((await selectSwitches(db)).map((row) => [row.name, row]))
  return {
    switches: keysOf(featureSwitches).map((name) => {
      const row = changed.get(name)
      if (!row) return { name, on: true, changedAt: null, by: null, reason: null }
      return { name, on: row.isOn, changedAt: row.changedAt.toISOString(), by: row.by, reason: row.reason }
    }),
  }
}
