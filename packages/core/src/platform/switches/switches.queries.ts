import type { FeatureSwitch } from '@vedetta/contracts/operator/switches'
import type { Db } from '../db/client.ts'

export async function selectOffSwitches(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('feature_switch').select('name').where('is_on', '=', false).execute()
  return rows.map(({ name }) => name)
}

export type SwitchRow = { name: string; isOn: boolean; changedAt: Date; by: string | null; reason: string }

export function selectSwitches(db: Db): Promise<SwitchRow[]> {
  return db
    .selectFrom('feature_switch')
    .leftJoin('user', 'user.id', 'feature_switch.changed_by')
    .select(['feature_switch.name', 'is_on as isOn', 'changed_at as changedAt', 'user.email as by', 'reason'])
    .execute()
}

/** Returns whether it changed; one without a row is on. */
export async function upsertSwitch(
  tx: Db,
  { name, on, userId, reason }: { name: FeatureSwitch; on: boolean; userId: string; reason: string },
  now: Date,
): Promise<boolean> {
  const values = { is_on: on, changed_at: now, changed_by: userId, reason }
  const turned = on
    ? await tx
        .updateTable('feature_switch')
        .set(values)
        .where('name', '=', name)
        .where('is_on', '=', false)
        .returning('name')
        .execute()
    : await tx
        .insertInto('feature_switch')
        .values({ name, ...values })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(values).where('feature_switch.is_on', '=', true))
        .returning('name')
        .execute()
  return turned.length > 0
}
