import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { purposeKey } from '../identity/purpose-key.ts'

/** Proves that whoever holds it reads the mails of an address. It does not show the address to the logs it passes, and does not expire. */
export function makeOptOutToken(secret: string, email: string): Promise<string> {
  return symmetricEncrypt({ key: purposeKey(secret, 'contact opt-out'), data: email })
}

/** Null unless it is one of ours. */
export async function readOptOutToken(secret: string, token: string): Promise<string | null> {
  try {
    return await symmetricDecrypt({ key: purposeKey(secret, 'contact opt-out'), data: token })
  } catch {
    return null
  }
}
