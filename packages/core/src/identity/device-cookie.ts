import { createHmac, randomBytes } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'
import { purposeKey } from './purpose-key.ts'
import { isSameSignature } from './same-signature.ts'
import type { Visitor } from './visitor.ts'

const yearSeconds = 365 * 86_400

/** A browser that has signed in to an account before. An attacker has none, so their guesses do not lock out the owner's devices. */
export type Device = string

/** The visitor's device for one account, or null if the browser has not signed in to it. */
export function deviceOf(secret: string, { headers }: Visitor, email: string): Device | null {
  const value = parseCookies(headers.get('cookie') ?? '').get(cookieName(secret, email))
  const [device = '', signature = ''] = value?.split('.') ?? []
  const expected = sign(secret, `${email} ${device}`)
  const given = Buffer.from(signature, 'base64url')
  return isSameSignature(given, expected) ? device : null
}

/** The cookie that makes a browser a device of the account for a year. */
export function deviceCookie(secret: string, visitor: Visitor, email: string): string {
  const device = deviceOf(secret, visitor, email) ?? randomBytes(16).toString('base64url')
  const value = `${device}.${sign(secret, `${email} ${device}`).toString('base64url')}`
  return `${cookieName(secret, email)}=${value}; Max-Age=${yearSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`
}

/** Named after the account, so that several people in one browser each have a cookie. */
function cookieName(secret: string, email: string): string {
  return `__Host-vedetta.device.${sign(secret, email).toString('hex').slice(0, 16)}`
}

function sign(secret: string, text: string): Buffer {
  return createHmac('sha256', purposeKey(secret, 'device')).update(text).digest()
}
