import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { z } from 'zod'
import { purposeKey } from '../../platform/config/purpose-key.ts'
import type { Secrets } from '../../platform/config/secrets.ts'

const payload = z.tuple([z.uuid(), z.string()])

export type AlertReader = { readonly userId: string; readonly email: string }

/**
 * Proves that its holder reads the mail of a person. Encrypted, so that neither logs nor link scanners see whose it is. It
 * does not expire, since a mail must be possible to unsubscribe from for as long as it is kept; it ends with the account,
 * with a change of its address, and with the secret.
 */
export function makeAlertToken([current]: Secrets, { userId, email }: AlertReader): Promise<string> {
  return symmetricEncrypt({ key: purposeKey(current, 'alert link'), data: JSON.stringify([userId, email]) })
}

/** Null unless the token is one of ours, of whatever secret that is still configured. */
export async function readAlertToken(secrets: Secrets, token: string): Promise<AlertReader | null> {
  for (const secret of secrets) {
    try {
      const data = await symmetricDecrypt({ key: purposeKey(secret, 'alert link'), data: token })
      const [userId, email] = payload.parse(JSON.parse(data))
      return { userId, email }
    } catch {}
  }
  return null
}
