import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'

const name = '__Host-vedetta.session_token'

export function hasSessionCookie(cookies: string): boolean {
  return cookies.includes(`${name}=`)
}

/** The token in the cookie the library has set, if the signature is ours; the library itself takes a tenth of a search to tell. */
export function sessionTokenOf(secret: string, cookies: string): string | null {
  const [token = '', signature = '', ...more] = parseCookies(cookies).get(name)?.split('.') ?? []
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(signature, 'base64')
  const isOurs = more.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? token : null
}
