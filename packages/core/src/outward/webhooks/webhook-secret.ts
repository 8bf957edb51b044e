import { randomBytes } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Secrets } from '../../platform/config/secrets.ts'

/** As Standard Webhooks writes it: 32 bytes in base64. */
export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

export function encryptSecret([key]: Secrets, secret: string): Promise<string> {
  return symmetricEncrypt({ key, data: secret })
}

export async function decryptSecret(secrets: Secrets, data: string): Promise<string> {
  for (const key of secrets) {
    const secret = await symmetricDecrypt({ key, data }).catch(() => undefined)
    if (secret !== undefined) return secret
  }
  throw new Error('no secret decrypts that of the webhook: put the one that did into AUTH_SECRET_PREVIOUS')
}
