import { randomInt } from 'node:crypto'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { purposeKey } from '../../platform/config/purpose-key.ts'
import type { Secrets } from '../../platform/config/secrets.ts'
import type { Db } from '../../platform/db/client.ts'
import { insertCaptchaSolution } from './captcha.queries.ts'

/** Some 500 to 1,500 derivations of 0.4 ms: half a second on a laptop, two or three on an old phone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, tries: { from: 500, to: 1_500 } }

const lifetimeMs = 20 * minuteMs

const sent = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(work.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** `tries` sets the amount of work; tests need none. */
export function issueCaptcha(
  secrets: Secrets,
  now: Date,
  tries = randomInt(work.tries.from, work.tries.to),
): Promise<Challenge> {
  return createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: tries,
    deriveKey,
    expiresAt: new Date(now.getTime() + lifetimeMs),
    ...keys(secrets),
  })
}

/** Throws unless the solution is to a challenge of ours and has not been used before. */
export async function acceptCaptcha(db: Db, secrets: Secrets, solution: string, now: Date): Promise<void> {
  const payload = sent.safeParse(decode(solution)).data
  if (!payload) throw new AppError('invalid_captcha')
  const expiresAt = new Date(payload.challenge.parameters.expiresAt * 1000)
  if (expiresAt <= now) throw new AppError('invalid_captcha')
  const { verified } = await verifySolution({ ...payload, deriveKey, ...keys(secrets) })
  if (!verified || !(await insertCaptchaSolution(db, payload.challenge.signature, expiresAt)))
    throw new AppError('invalid_captcha')
}

const keys = ([current]: Secrets) => ({
  hmacSignatureSecret: purposeKey(current, 'captcha'),
  hmacKeySignatureSecret: purposeKey(current, 'captcha key'),
})

function decode(solution: string): unknown {
  try {
    return JSON.parse(Buffer.from(solution, 'base64').toString())
  } catch {
    return undefined
  }
}
