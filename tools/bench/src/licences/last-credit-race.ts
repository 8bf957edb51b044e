import { spend } from '@vedetta/core/customers/ledger/spend'
import { redeemCode } from '@vedetta/core/customers/licences/redeem-code'
import { AppError } from '@vedetta/core/platform/app-error'
import { createDb, createPool, type Db } from '@vedetta/core/platform/db/client'
import { makeLicence, makeUser } from '@vedetta/core/testing/people'

import { withScratch } from '../harness/scratch.ts'

const contenders = 64

type Rounds = { rounds: number; wrongRounds: number; answers: Record<string, number> }

/** Spends a licence's last credit from many requests at once. */
export async function raceForLastCredit(db: Db, rounds: number): Promise<Rounds> {
  const { userId } = await makeUser(db)
  return race(rounds, async () => {
    const { licenceNo } = await makeLicence(db, { monthly_credits: 1 })
    return (contender) => spend(db, { licenceNo, userId, reason: 'export', key: `${contender}`, amount: 1 }, new Date())
  })
}

/** Redeems a licence's last seat by many users at once. */
export async function raceForLastSeat(db: Db, rounds: number): Promise<Rounds> {
  return race(rounds, async () => {
    const { code } = await makeLicence(db, { size: 5 })
    for (let taken = 0; taken < 4; taken++) await redeemCode(db, await makeUser(db), code, new Date())
    const people = await Promise.all(Array.from({ length: contenders }, () => makeUser(db)))
    return (contender) => redeemCode(db, people[contender] ?? fail(), code, new Date())
  })
}

/** Runs the race in a scratch database, with one connection per contender, and prints the outcome. */
export function raceInScratch(
  env: NodeJS.ProcessEnv,
  run: (db: Db, rounds: number) => Promise<Rounds>,
  rounds: number,
): Promise<void> {
  return withScratch(env, async ({ databaseUrl }) => {
    const db = createDb(createPool(databaseUrl, { max: contenders }))
    try {
      const { wrongRounds, answers } = await run(db, rounds)
      console.log(
        `${rounds} rounds of ${contenders} concurrent requests, ${wrongRounds} without exactly one winner`,
        answers,
      )
      if (wrongRounds > 0) process.exitCode = 1
    } finally {
      await db.destroy()
    }
  })
}

/** A round is right when exactly one contender wins. */
async function race(rounds: number, prepare: () => Promise<(contender: number) => Promise<unknown>>): Promise<Rounds> {
  const answers: Record<string, number> = {}
  let wrongRounds = 0
  for (let round = 0; round < rounds; round++) {
    const attempt = await prepare()
    const outcomes = await Promise.all(
      Array.from({ length: contenders }, (_, contender) => attempt(contender).then(() => 'won', codeOf)),
    )
    for (const answer of outcomes) answers[answer] = (answers[answer] ?? 0) + 1
    if (outcomes.filter((answer) => answer === 'won').length !== 1) wrongRounds++
  }
  return { rounds, wrongRounds, answers }
}

function codeOf(error: unknown): string {
  if (error instanceof AppError) return error.code
  throw error
}

function fail(): never {
  throw new Error('there must be as many users as contenders')
}
