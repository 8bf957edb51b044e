import { deepStrictEqual } from 'node:assert'
import { dayMs } from '@vedetta/contracts/text/durations'
import { balanceOf } from '@vedetta/core/customers/ledger/balance-of'
import { grant } from '@vedetta/core/customers/ledger/grant'
import { refund } from '@vedetta/core/customers/ledger/refund'
import { spend } from '@vedetta/core/customers/ledger/spend'
import { spendUpTo } from '@vedetta/core/customers/ledger/spend-up-to'
import { AppError } from '@vedetta/core/platform/app-error'
import type { Db } from '@vedetta/core/platform/db/client'
import { makeLicence, makeUser } from '@vedetta/core/testing/people'
import fc from 'fast-check'
import type { Scratch } from '../harness/scratch.ts'
import { selectLedgerSums } from './ledger-sums.ts'
import { type LedgerOperation, ReferenceLedger } from './reference-ledger.ts'

const monthly = 15
const startsAt = new Date('2026-01-31T10:00:00Z')

/** Few keys and small amounts, so that histories repeat operations and exhaust the balance. A key includes its amount. */
const pricedKey = fc
  .record({ letter: fc.constantFrom('a', 'b', 'u'), amount: fc.constantFrom(1, 2, 5, 9, 14) })
  .map(({ letter, amount }) => ({ key: `${letter}${amount}`, amount }))

type Step = { act: 'grant' | 'spend' | 'refund'; key: string; amount: number; days: number | null } | { wait: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  // Whole days, so that operations often fall on the very moment of an expiry.
  { weight: 3, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 45 }) }) },
  {
    weight: 10,
    arbitrary: fc
      .record({
        act: fc.constantFrom('grant' as const, 'spend' as const, 'spend' as const, 'refund' as const),
        priced: pricedKey,
        days: fc.option(fc.integer({ min: 1, max: 60 })),
      })
      .map(({ act, priced, days }) => ({ act, ...priced, days })),
  },
)

/** Applies the same steps to a licence's ledger and to the in-memory reference: every result and the sums must agree. */
export async function verifyLedgerHistories(
  { db, pool }: Pick<Scratch, 'db' | 'pool'>,
  { histories, seed }: { histories: number; seed: number },
): Promise<{ operations: number }> {
  const { userId } = await makeUser(db)
  let operations = 0
  const history = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16, size: 'max' }), async (steps) => {
    const { licenceNo } = await makeLicence(db, {
      starts_at: startsAt,
      expires_at: '2036-01-31',
      monthly_credits: monthly,
    })
    const plain = new ReferenceLedger(startsAt, monthly)
    let now = startsAt
    for (const taken of steps) {
      if ('wait' in taken) {
        now = new Date(now.getTime() + taken.wait * dayMs)
        continue
      }
      const act = operationOf(taken, now)
      if (act.act === 'refund' && !plain.hasSpent(act.key)) continue
      operations++
      deepStrictEqual(await applyToLedger(db, { licenceNo, userId }, act, now), plain.apply(act, now))
      await checkSums(pool, licenceNo)
    }
    deepStrictEqual((await balanceOf(db, licenceNo, now)).credit.left, plain.balanceAt(now))
    await checkSums(pool, licenceNo)
  })
  await fc.assert(history, { numRuns: histories, seed })
  return { operations }
}

function operationOf({ act, key, amount, days }: Exclude<Step, { wait: number }>, now: Date): LedgerOperation {
  if (act === 'grant') {
    return { act, key, amount, expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs) }
  }
  if (act === 'refund') return { act, key }
  return { act: key.startsWith('u') ? 'spendUpTo' : 'spend', key, amount }
}

async function applyToLedger(db: Db, who: { licenceNo: number; userId: string }, made: LedgerOperation, now: Date) {
  const account = { licenceNo: who.licenceNo, unit: 'credit' } as const
  try {
    switch (made.act) {
      case 'grant':
        return await grant(db, { ...account, ...made }, now)
      case 'spend':
        return await spend(db, { ...who, reason: 'export', ...made }, now)
      case 'spendUpTo':
        return await spendUpTo(db, { ...who, reason: 'export', ...made }, now)
      case 'refund':
        return await refund(db, { ...account, ...made }, now)
    }
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

async function checkSums(pool: Scratch['pool'], licenceNo: number): Promise<void> {
  const { entries, balance, remaining, lowest } = await selectLedgerSums(pool, licenceNo, 'credit')
  deepStrictEqual({ entries, remaining }, { entries: balance, remaining: balance })
  if (lowest < 0) throw new Error('an entry took the balance below zero')
}
