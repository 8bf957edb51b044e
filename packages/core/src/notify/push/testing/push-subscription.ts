import { createECDH, type ECDH, randomBytes, randomUUID } from 'node:crypto'

type MadeSubscription = {
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** The browser's private key, which decrypts. */
  readonly privateKey: ECDH
}

/** What a browser would send after subscribing. */
export function makePushSubscription(endpoint = `https://push.example/${randomUUID()}`): MadeSubscription {
  const privateKey = createECDH('prime256v1')
  const p256dh = privateKey.generateKeys('base64url')
  return { subscription: { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }, privateKey }
}
