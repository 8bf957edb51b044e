import type { Unit } from '@vedetta/contracts/facts/plans'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { isLive } from './is-live.ts'
import { expireGrants, insertGrant, lockAccount, selectEntry, sumOfMonth } from './ledger.queries.ts'
import { periodAt } from './period.ts'

type SettledAccount = { readonly balance: number; readonly live: boolean; readonly startsAt: Date }

/** Locks an account and settles it: expires old grants, and grants the current month's allowance once. */
export async function lockSettled(
  tx: Transaction<DB>,
  account: { licenceNo: number; unit: Unit },
  now: Date,
): Promise<SettledAccount> {
  const { licenceNo, unit } = account
  const locked = await lockAccount(tx, account)
  const settled = {
    balance: (await expireGrants(tx, account, now)) ?? locked.balance,
    live: isLive(locked, now),
    startsAt: locked.starts_at,
  }
  const amount = unit === 'credit' ? locked.monthly_credits : locked.monthly_searches
  if (!settled.live || amount === 0) return settled
  const period = periodAt(locked.starts_at, now)
  const key = monthlyKey(period)
  const first = await selectEntry(tx, account, key)
  if (first && first.amount >= amount) return settled
  // A licence whose allowance has grown during the month gets the difference until the month ends.
  const grownKey = `${key}:${amount}`
  if (first && (await selectEntry(tx, account, grownKey))) return settled
  const granted = first ? await sumOfMonth(tx, account, period.start) : 0
  if (granted >= amount) return settled
  const entry = { licenceNo, unit, key: first ? grownKey : key, userId: null, reason: 'monthly' }
  const grant = { kind: 'monthly', amount: amount - granted, expiresAt: period.end } as const
  return { ...settled, balance: await insertGrant(tx, entry, grant, now) }
}

export function monthlyKey({ start }: { start: Date }): string {
  return `monthly:${start.toISOString()}`
}
