import { AppError } from '@vedetta/core/app-error'
import { createDb, createPool, type Db } from '@vedetta/core/db/client'
import { spend } from '@vedetta/core/ledger/spend'
import { redeemCode } from '@vedetta/core/licences/redeem-code'
import { makeLicence, makeUser } from '@vedetta/core/testing/people'

import { withScratch } from '../harness/scratch.ts'

const rivals = 64

type Rounds = { rounds: number; wrongRounds: number; answers: Record<string, number> }

/** A licence with one credit left, and requests that all want it at once. */
export async function proveLastCredit(db: Db, rounds: number): Promise<Rounds> {
  const { userId } = await makeUser(db)
  return race(rounds, async () => {
    const { licenceNo } = await makeLicence(db, { monthly_credits: 1 })
    return (rival) => spend(db, { licenceNo, userId, reason: 'export', key: `${rival}`, amount: 1 }, new Date())
  })
}

/** A licence with one seat left, and people who all redeem its code at once. */
export async function proveLastSeat(db: Db, rounds: number): Promise<Rounds> {
  return race(rounds, async () => {
    const { code } = await makeLicence(db, { size: 5 })
    for (let taken = 0; taken < 4; taken++) await redeemCode(db, await makeUser(db), code, new Date())
    const people = await Promise.all(Array.from({ length: rivals }, () => makeUser(db)))
    return (rival) => redeemCode(db, people[rival] ?? fail(), code, new Date())
  })
}

/** Each rival with a connection of its own; says what came out. */
export function raceInScratch(
  env: NodeJS.ProcessEnv,
  prove: (db: Db, rounds: number) => Promise<Rounds>,
  rounds: number,
): Promise<void> {
  return withScratch(env, async ({ databaseUrl }) => {
    const db = createDb(createPool(databaseUrl, { max: rivals }))
    try {
      const { wrongRounds, answers } = await prove(db, rounds)
      console.log(`${rounds} rounds of ${rivals} at once, ${wrongRounds} without exactly one winner`, answers)
      if (wrongRounds > 0) process.exitCode = 1
    } finally {
      await db.destroy()
    }
  })
}

/** A round is right when exactly one of its rivals wins. */
async function race(rounds: number, prepare: () => Promise<(rival: number) => Promise<unknown>>): Promise<Rounds> {
  const answers: Record<string, number> = {}
  let wrongRounds = 0
  for (let round = 0; round < rounds; round++) {
    const attempt = await prepare()
    const told = await Promise.all(
      Array.from({ length: rivals }, (_, rival) => attempt(rival).then(() => 'won', codeOf)),
    )
    for (const answer of told) answers[answer] = (answers[answer] ?? 0) + 1
    if (told.filter((answer) => answer === 'won').length !== 1) wrongRounds++
  }
  return { rounds, wrongRounds, answers }
}

function codeOf(error: unknown): string {
  if (error instanceof AppError) return error.code
  throw error
}

function fail(): never {
  throw new Error('there are as many people as rivals')
}
