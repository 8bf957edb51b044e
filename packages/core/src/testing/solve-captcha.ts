import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { issueCaptcha } from '../customers/identity/captcha.ts'
import type { Secrets } from '../platform/config/secrets.ts'

/** The payload that the widget sends after solving the challenge. */
export async function solveCaptcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** A valid solution of a challenge that takes no work. */
export async function easyCaptcha(secrets: Secrets): Promise<string> {
  return solveCaptcha(await issueCaptcha(secrets, new Date(), 1))
}
