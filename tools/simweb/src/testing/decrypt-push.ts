import type { ECDH } from 'node:crypto'
import { type PushMessage, pushMessage } from '@vedetta/contracts/notify/push'
import { decrypt } from 'http_ece'
import type { ReceivedPush } from './push-service.ts'

/** What a browser with these keys reads from a message (RFC 8291), by a library that the product does not use. */
export function decryptPush({ body }: ReceivedPush, keys: { privateKey: ECDH; authSecret: string }): PushMessage {
  const plain = decrypt(body, { version: 'aes128gcm', ...keys })
  return pushMessage.parse(JSON.parse(plain.toString('utf8')))
}
