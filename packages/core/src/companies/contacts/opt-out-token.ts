import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { purposeKey } from '../../platform/config/purpose-key.ts'
import type { Secrets } from '../../platform/config/secrets.ts'

/** Proves that its holder reads the mail of an address. Encrypted, so that logs do not show the address; it does not expire. */
export function makeOptOutToken([current]: Secrets, email: string): Promise<string> {
  return symmetricEncrypt({ key: purposeKey(current, 'contact opt-out'), data: email })
}

/** Null unless the token is one of ours, of whatever secret: the mail that carries it is kept for years. */
export async function readOptOutToken(secrets: Secrets, token: string): Promise<string | null> {
  for (const secret of secrets) {
    try {
      return await symmetricDecrypt({ key: purposeKey(secret, 'contact opt-out'), data: token })
    } catch {}
  }
  return null
}
