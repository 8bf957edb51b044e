import { createECDH, createHash } from 'node:crypto'
import type { VapidKeys } from '../../packages/core/src/notify/push/vapid-keys.ts'
import { stack } from './stack.ts'

/** The same in every process of a run. */
export const vapidKeys = makeKeys(createHash('sha256').update(stack.name).digest())

function makeKeys(secret: Buffer): VapidKeys {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(secret)
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}
