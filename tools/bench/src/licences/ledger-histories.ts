import { deepStrictEqual } from 'node:assert'
import { AppError } from '@vedetta/core/app-error'
import type { Db } from '@vedetta/core/db/client'
import { balanceOf } from '@vedetta/core/ledger/balance-of'
import { grant } from '@vedetta/core/ledger/grant'
import { refund } from '@vedetta/core/ledger/refund'
import { spend } from '@vedetta/core/ledger/spend'
import { spendUpTo } from '@vedetta/core/ledger/spend-up-to'
import { makeLicence, makeUser } from '@vedetta/core/testing/people'
import fc from 'fast-check'
import type { Scratch } from '../harness/scratch.ts'
import { ledgerSums } from './ledger-sums.ts'
import { type LedgerAct, PlainLedger } from './reference-ledger.ts'

const day = 86_400_000
const monthly = 15
const startsAt = new Date('2026-01-31T10:00:00Z')

/** Few keys and small amounts, so that histories repeat themselves and run dry. A key says its amount. */
const priced = fc
  .record({ letter: fc.constantFrom('a', 'b', 'u'), amount: fc.constantFrom(1, 2, 5, 9, 14) })
  .map(({ letter, amount }) => ({ key: `${letter}${amount}`, amount }))

type Step = { act: 'grant' | 'spend' | 'refund'; key: string; amount: number; days: number | null } | { wait: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  // Whole days, so that what expires is often met at that very moment.
  { weight: 3, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 45 }) }) },
  {
    weight: 10,
    arbitrary: fc
      .record({
        act: fc.constantFrom('grant' as const, 'spend' as const, 'spend' as const, 'refund' as const),
        priced,
        days: fc.option(fc.integer({ min: 1, max: 60 })),
      })
      .map(({ act, priced, days }) => ({ act, ...priced, days })),
  },
)

/** The same steps are made in a licence's account and in a plain list in memory: every answer and the sums must agree. */
export async function proveLedgerHistories(
  { db, pool }: Pick<Scratch, 'db' | 'pool'>,
  { histories, seed }: { histories: number; seed: number },
): Promise<{ acts: number }> {
  const { userId } = await makeUser(db)
  let acts = 0
  const history = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16, size: 'max' }), async (steps) => {
    const { licenceNo } = await makeLicence(db, {
      starts_at: startsAt,
      expires_at: '2036-01-31',
      monthly_credits: monthly,
    })
    const plain = new PlainLedger(startsAt, monthly)
    let now = startsAt
    for (const taken of steps) {
      if ('wait' in taken) {
        now = new Date(now.getTime() + taken.wait * day)
        continue
      }
      const act = actOf(taken, now)
      if (act.act === 'refund' && !plain.hasSpent(act.key)) continue
      acts++
      deepStrictEqual(await answer(db, { licenceNo, userId }, act, now), plain.make(act, now))
      await checkSums(pool, licenceNo)
    }
    deepStrictEqual((await balanceOf(db, licenceNo, now)).credit.left, plain.balanceAt(now))
    await checkSums(pool, licenceNo)
  })
  await fc.assert(history, { numRuns: histories, seed })
  return { acts }
}

function actOf({ act, key, amount, days }: Exclude<Step, { wait: number }>, now: Date): LedgerAct {
  if (act === 'grant') {
    return { act, key, amount, expiresAt: days === null ? null : new Date(now.getTime() + days * day) }
  }
  if (act === 'refund') return { act, key }
  return { act: key.startsWith('u') ? 'spendUpTo' : 'spend', key, amount }
}

async function answer(db: Db, who: { licenceNo: number; userId: string }, made: LedgerAct, now: Date) {
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
  const { entries, balance, remaining, lowest } = await ledgerSums(pool, licenceNo, 'credit')
  deepStrictEqual({ entries, remaining }, { entries: balance, remaining: balance })
  if (lowest < 0) throw new Error('an entry took the balance below nothing')
}
