import type { Transaction } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { DB } from '../../platform/db/schema.ts'
import { balanceAfter, insertSpend, selectEntry } from './ledger.queries.ts'
import { type SpendReason, spendReasons } from './spend-reasons.ts'

export type Spending = {
  readonly licenceNo: number
  readonly userId: string
  /** The API key that spends for the person. */
  readonly keyId?: string | undefined
  readonly reason: SpendReason
  /** Idempotency key: spending with the same key is charged once. */
  readonly key: string
  readonly amount: number
}

type Charge = { readonly spent: number; readonly balance: number; readonly entryNo: number }

/** The earlier charge of this key, with the balance right after it. */
export async function findCharge(tx: Transaction<DB>, { licenceNo, reason, key }: Spending): Promise<Charge | null> {
  const account = { licenceNo, unit: spendReasons[reason].unit }
  const entry = await selectEntry(tx, account, spendKey(key))
  if (!entry) return null
  if (entry.reason !== reason) throw new Error(`the key ${key} was used for another spending`)
  return {
    spent: -entry.amount,
    balance: await balanceAfter(tx, account, entry.entry_no),
    entryNo: entry.entry_no,
  }
}

/** The account must be locked and hold the amount. */
export async function charge(tx: Transaction<DB>, spending: Spending, now: Date): Promise<Charge> {
  const { licenceNo, userId, keyId, reason, amount } = spending
  const { unit } = spendReasons[reason]
  const entry = { licenceNo, unit, key: spendKey(spending.key), userId, reason }
  const { balance, entryNo } = await insertSpend(tx, entry, amount, now)
  const details = { licenceNo, unit, amount, reason, ...(keyId && { keyID: keyId }) }
  await recordAct(tx, 'spent', { actorId: userId, subject: `${entryNo}`, details })
  return { spent: amount, balance, entryNo }
}

export function spendKey(key: string): string {
  return `spend:${key}`
}

/** The specification has a text of its own for searches. */
export function usedUp(reason: SpendReason): AppError {
  return new AppError(spendReasons[reason].unit === 'search' ? 'search_limit_reached' : 'credits_used_up')
}
