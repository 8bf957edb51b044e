import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { AppError } from '../../platform/app-error.ts'
import type { Secrets } from '../../platform/config/secrets.ts'
import type { Db } from '../../platform/db/client.ts'
import { claimStep, type StoredFactor, selectSecondFactor, updateSecondFactor } from './second-factor.queries.ts'

type Factor = Pick<StoredFactor, 'secret' | 'backupCodes'>

/**
 * Makes the library able to read a person's second factor, which it encrypts with the secret of the day: what a previous
 * secret encrypted is encrypted again with the current one. Returns the authenticator app's key, null without a factor.
 */
export async function readSecondFactor(db: Db, secrets: Secrets, userId: string): Promise<string | null> {
  const stored = await selectSecondFactor(db, userId)
  if (!stored) return null
  for (const key of secrets) {
    const factor = await decrypt(key, stored)
    if (!factor) continue
    if (key !== secrets[0]) await updateSecondFactor(db, stored, await encrypt(secrets[0], factor))
    return factor.secret
  }
  throw new AppError('second_factor_unreadable', {
    cause: new Error(
      'no secret decrypts this second factor: put the one that did into AUTH_SECRET_PREVIOUS, or run vedetta user reset-second-step',
    ),
  })
}

async function decrypt(key: string, { secret, backupCodes }: Factor): Promise<Factor | null> {
  try {
    return {
      secret: await symmetricDecrypt({ key, data: secret }),
      backupCodes: await symmetricDecrypt({ key, data: backupCodes }),
    }
  } catch {
    return null
  }
}

async function encrypt(key: string, { secret, backupCodes }: Factor): Promise<Factor> {
  return {
    secret: await symmetricEncrypt({ key, data: secret }),
    backupCodes: await symmetricEncrypt({ key, data: backupCodes }),
  }
}

const stepMs = 30_000

/** Like the library, accepts the codes of the step before and after: clocks differ. It goes by the system clock as well. */
const acceptedSteps = [-1, 0, 1]

/** Refuses an app's code that was accepted before, or is older than one. A wrong code is left to the library, which counts it. */
export async function refuseUsedCode(db: Db, userId: string, key: string, code: string): Promise<void> {
  const now = Math.floor(Date.now() / stepMs)
  const { hotp } = createOTP(key)
  for (const step of acceptedSteps.map((offset) => now + offset))
    if ((await hotp(step)) === code && !(await claimStep(db, userId, step))) throw new AppError('used_second_factor')
}
