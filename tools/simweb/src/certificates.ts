import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { createSecureContext, type SecureContext } from 'node:tls'

/** Encodes one DER element; a certificate needs only a few kinds. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...contents: readonly Buffer[]) => der(0x30, ...contents)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content)
const octets = (content: Buffer) => der(0x04, content)
const derTrue = der(0x01, Buffer.from([0xff]))

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
const nameOf = (name: string) =>
  sequence(der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from(name.slice(0, 60))))))
const validity = sequence(...['200101000000Z', '491231235959Z'].map((time) => der(0x17, Buffer.from(time))))
const authorityName = nameOf('Simulated web')
const constraints = sequence(identifier('551d13'), derTrue, octets(sequence(derTrue)))
const certificateSigning = sequence(identifier('551d0f'), derTrue, octets(der(0x03, Buffer.from([1, 0x06]))))
const namesOf = (hosts: readonly string[]) =>
  sequence(identifier('551d11'), octets(sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))))

type CertificateFields = { subject: Buffer; publicKey: Buffer; extensions: readonly Buffer[] }

function certificate({ subject, publicKey, extensions }: CertificateFields, signer: KeyObject): string {
  const serial = randomBytes(12)
  serial[0] = 0x40
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    ecdsaWithSha256,
    authorityName,
    validity,
    subject,
    publicKey,
    der(0xa3, sequence(...extensions)),
  )
  const signed = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, signer)))
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

type Authority = {
  /** The CA certificate in PEM, which clients must trust. */
  ca: string
  contextOf(hostname: string): SecureContext
}

const maxCachedContexts = 2_000

/** Signs certificates on demand for any host. Written by hand, since libraries take milliseconds for each. */
export function createAuthority(): Authority {
  const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const [authority, server] = [pair(), pair()]
  const publicDer = (key: KeyObject) => key.export({ type: 'spki', format: 'der' })
  const signer = authority.privateKey
  const key = server.privateKey.export({ type: 'pkcs8', format: 'pem' })
  const serverKey = publicDer(server.publicKey)
  const contexts = new Map<string, SecureContext>()
  const ca = certificate(
    {
      subject: authorityName,
      publicKey: publicDer(authority.publicKey),
      extensions: [constraints, certificateSigning],
    },
    signer,
  )

  function contextOf(hostname: string): SecureContext {
    const known = contexts.get(hostname)
    if (known !== undefined) return known
    const cert = certificate(
      { subject: nameOf(hostname), publicKey: serverKey, extensions: [namesOf([hostname])] },
      signer,
    )
    const context = createSecureContext({ key, cert })
    if (contexts.size >= maxCachedContexts) contexts.clear()
    contexts.set(hostname, context)
    return context
  }

  return { ca, contextOf }
}
