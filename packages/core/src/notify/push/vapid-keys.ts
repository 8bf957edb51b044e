import { createECDH, generateKeyPairSync } from 'node:crypto'

/** By which push services know who sends (RFC 8292): a point and a number of P-256, in base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

export function makeVapidKeys(): VapidKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

/** Whether a text is an uncompressed point, as browsers demand it. */
export const isPublicKey = (text: string): boolean => /^B[\w-]{86}$/.test(text)

export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  if (!/^[\w-]{43}$/.test(privateKey)) return false
  const ecdh = createECDH('prime256v1')
  try {
    ecdh.setPrivateKey(privateKey, 'base64url')
  } catch {
    return false
  }
  return ecdh.getPublicKey('base64url') === publicKey
}
