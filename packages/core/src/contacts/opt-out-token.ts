import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { purposeKey } from '../identity/purpose-key.ts'

/** Proves that its holder reads the mail of an address. Encrypted, so that logs do not show the address; it does not expire. */
export function makeOptOutToken(secret: string, email: string): Promise<string> {
  return symmetricEncrypt({ key: purposeKey(secret, 'contact opt-out'), data: email })
}

/** Null unless the token is one of ours. */
export async function readOptOutToken(secret: string, token: string): Promise<string | null> {
  try {
    return await symmetricDecrypt({ key: purposeKey(secret, 'contact opt-out'), data: token })
  } catch {
    return null
  }
}
