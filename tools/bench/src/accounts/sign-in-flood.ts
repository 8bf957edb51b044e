import { randomUUID } from 'node:crypto'
import { deviceCookie } from '@vedetta/core/customers/identity/device-cookie'
import { createPasswords } from '@vedetta/core/customers/identity/passwords'
import { signIn } from '@vedetta/core/customers/identity/sign-in'
import type { Visitor } from '@vedetta/core/customers/identity/visitor'
import { AppError } from '@vedetta/core/platform/app-error'
import type { Db } from '@vedetta/core/platform/db/client'
import { createIdentityContext } from '@vedetta/core/testing/identity-context'
import { makeUser } from '@vedetta/core/testing/people'
import type { Scratch } from '../harness/scratch.ts'
import { setPassword } from '../harness/set-password.ts'

const clients = 50
const password = 'Torre-Verde-7'

export type FloodResult = {
  /** The largest number of hashed guesses for a single account. */
  maxGuessesHashed: number
  guessesHashed: number
  answers: Record<string, number>
  owners: Record<string, number>
}

/** Tries wrong passwords for a few accounts from many client addresses, then signs each owner in with the cookie of a known device. */
export async function runSignInFlood(
  scratch: Pick<Scratch, 'db' | 'pool' | 'redis'>,
  options: { tries: number; accounts: number; addresses: number },
): Promise<FloodResult> {
  const real = createPasswords()
  const hashed = new Map<string, number>()
  const counted = {
    ...real,
    verify: (given: { hash: string; password: string }) => {
      hashed.set(given.hash, (hashed.get(given.hash) ?? 0) + 1)
      return real.verify(given)
    },
  }
  const context = await createIdentityContext(scratch, { redis: scratch.redis, passwords: counted })
  const emails = await insertAccounts(scratch.db, options.accounts, real.hash)
  const attempt = (visitor: Visitor, email: string, given: string) =>
    signIn(context, visitor, { email, password: given }).then(
      () => 'in',
      (error: unknown) => (error instanceof AppError ? error.code : Promise.reject(error)),
    )

  const answers: Record<string, number> = {}
  let turn = 0
  const attack = async () => {
    while (turn < options.tries) {
      const n = turn++
      // Each client address cycles through the accounts.
      const address = `10.0.${Math.floor((n % options.addresses) / 250)}.${(n % options.addresses) % 250}`
      const email = emails[(n + Math.floor(n / options.addresses)) % emails.length] ?? ''
      const answer = await attempt(visitorFrom(address), email, `Torre-Verde-${n}x`)
      answers[answer] = (answers[answer] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: clients }, attack))
  const guesses = [...hashed.values()]

  const owners: Record<string, number> = {}
  for (const [n, email] of emails.entries()) {
    const known = visitorFrom(`10.1.0.${n % 250}`)
    known.headers.set('cookie', deviceCookie(context.secrets, known, email).split(';')[0] ?? '')
    const answer = await attempt(known, email, password)
    owners[answer] = (owners[answer] ?? 0) + 1
  }
  context.close()
  return {
    maxGuessesHashed: Math.max(...guesses),
    guessesHashed: guesses.reduce((sum, count) => sum + count, 0),
    answers,
    owners,
  }
}

const visitorFrom = (address: string): Visitor => ({ headers: new Headers({ 'x-forwarded-for': address }), address })

async function insertAccounts(db: Db, count: number, hash: (password: string) => Promise<string>): Promise<string[]> {
  const emails: string[] = []
  for (let n = 0; n < count; n++) {
    const { userId, email } = await makeUser(db, { email: `${randomUUID()}@persone.example` })
    await setPassword(db, userId, await hash(password))
    emails.push(email)
  }
  return emails
}
