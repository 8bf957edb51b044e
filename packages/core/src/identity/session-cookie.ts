import { createHmac } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'
import type { Secrets } from '../secrets.ts'
import { isSameSignature } from './same-signature.ts'

const name = '__Host-vedetta.session_token'

export function hasSessionCookie(cookies: string): boolean {
  return cookies.includes(`${name}=`)
}

/** The token of the session cookie, if the signature is ours. Checked here because the library takes a tenth of a search's time for it. */
export function sessionTokenOf([current]: Secrets, cookies: string): string | null {
  const [token = '', signature = '', ...more] = parseCookies(cookies).get(name)?.split('.') ?? []
  const expected = createHmac('sha256', current).update(token).digest()
  const given = Buffer.from(signature, 'base64')
  return more.length === 0 && isSameSignature(given, expected) ? token : null
}
