import { randomUUID } from 'node:crypto'
import { createPasswords } from '@vedetta/core/customers/identity/passwords'
import type { Db } from '@vedetta/core/platform/db/client'
import { makeUser } from '@vedetta/core/testing/people'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { easyCaptcha } from '@vedetta/core/testing/solve-captcha'
import type { Pool } from 'undici'
import { percentile } from '../harness/percentile.ts'
import { processSettings } from '../harness/process-settings.ts'
import type { Scratch } from '../harness/scratch.ts'
import { setPassword } from '../harness/set-password.ts'
import { startApi } from '../harness/start-api.ts'

export type TimingResult = {
  what: string
  known: { median: number; answers: string[] }
  unknown: { median: number; answers: string[] }
  /** The share of the pairs whose known address took longer. */
  slowerKnown: number
}

/** Sends the same request over HTTP, alternating between email addresses with and without a user account. */
export async function measureAccountTiming(
  env: NodeJS.ProcessEnv,
  scratch: Scratch,
  pairs: { signIns: number; resets: number },
): Promise<TimingResult[]> {
  const { db } = scratch
  const api = await startApi({ ...env, ...processSettings(scratch, 'api') }, await pickPort(), 1)
  try {
    const signIn = (email: string) => ({ email, password: 'Torre-Verde-8' })
    const reset = async (email: string) => ({ email, captcha: await easyCaptcha(api.secrets) })
    return [
      await compare('sign-in with a wrong password', db, api.pool, '/api/auth/sign-in/email', signIn, pairs.signIns),
      await compare('password reset request', db, api.pool, '/api/auth/request-password-reset', reset, pairs.resets),
    ]
  } finally {
    await api.stop()
  }
}

async function compare(
  what: string,
  db: Db,
  pool: Pool,
  path: string,
  bodyFor: (email: string) => object | Promise<object>,
  pairs: number,
): Promise<TimingResult> {
  const sides = {
    known: { times: [] as number[], answers: new Set<string>() },
    unknown: { times: [] as number[], answers: new Set<string>() },
  }
  const hash = await createPasswords().hash('Torre-Verde-7')
  // The first pair is a warm-up and is not counted.
  for (let pair = 0; pair <= pairs; pair++) {
    // Rate limits apply per account and per client address, so each request uses new ones.
    const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const side of order) {
      const email = side === 'known' ? await insertAccount(db, hash) : randomEmail()
      const body = JSON.stringify(await bodyFor(email))
      const started = performance.now()
      const answer = await send(pool, path, body, `10.2.${pair % 250}.${pair % 2}`)
      if (pair === 0) continue
      sides[side].times.push(performance.now() - started)
      sides[side].answers.add(answer)
    }
  }
  const resultOf = ({ times, answers }: (typeof sides)['known']) => ({
    median: percentile(times, 0.5),
    answers: [...answers],
  })
  const slower = sides.known.times.filter((time, pair) => time > (sides.unknown.times[pair] ?? 0))
  return {
    what,
    known: resultOf(sides.known),
    unknown: resultOf(sides.unknown),
    slowerKnown: slower.length / pairs,
  }
}

const randomEmail = () => `${randomUUID()}@persone.example`

async function insertAccount(db: Db, hash: string): Promise<string> {
  const { userId, email } = await makeUser(db, { email: randomEmail() })
  await setPassword(db, userId, hash)
  return email
}

async function send(pool: Pool, path: string, body: string, address: string): Promise<string> {
  const response = await pool.request({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body,
  })
  return `${response.statusCode} ${await response.body.text()}`
}
