import { createHmac, randomBytes } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'
import { purposeKey } from '../../platform/config/purpose-key.ts'
import { isSameSignature } from '../../platform/config/same-signature.ts'
import type { Secrets } from '../../platform/config/secrets.ts'
import type { Visitor } from './visitor.ts'

const yearSeconds = 365 * 86_400

/** A browser that has signed in to an account before. An attacker has none, so their guesses do not lock out the owner's devices. */
export type Device = string

/** The visitor's device for one account, or null if the browser has not signed in to it. */
export function deviceOf(secrets: Secrets, { headers }: Visitor, email: string): Device | null {
  const value = parseCookies(headers.get('cookie') ?? '').get(cookieName(secrets, email))
  const [device = '', signature = ''] = value?.split('.') ?? []
  const expected = sign(secrets, `${email} ${device}`)
  const given = Buffer.from(signature, 'base64url')
  return isSameSignature(given, expected) ? device : null
}

/** The cookie that makes a browser a device of the account for a year. */
export function deviceCookie(secrets: Secrets, visitor: Visitor, email: string): string {
  const device = deviceOf(secrets, visitor, email) ?? randomBytes(16).toString('base64url')
  const value = `${device}.${sign(secrets, `${email} ${device}`).toString('base64url')}`
  return `${cookieName(secrets, email)}=${value}; Max-Age=${yearSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`
}

/** Named after the account, so that several people in one browser each have a cookie. */
function cookieName(secrets: Secrets, email: string): string {
  return `__Host-vedetta.device.${sign(secrets, email).toString('hex').slice(0, 16)}`
}

function sign([current]: Secrets, text: string): Buffer {
  return createHmac('sha256', purposeKey(current, 'device')).update(text).digest()
}
