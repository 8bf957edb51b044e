import { createHmac } from 'node:crypto'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { parseCookies } from 'better-auth/cookies'
import { purposeKey } from '../../platform/config/purpose-key.ts'
import { isSameSignature } from '../../platform/config/same-signature.ts'
import type { Secrets } from '../../platform/config/secrets.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { Visitor } from './visitor.ts'

const name = '__Host-vedetta.reauthenticated'
const validMs = 5 * minuteMs

/** The cookie of a session whose person has just proved again, at their provider, who they are. */
export function reauthenticationCookie(secrets: Secrets, { sessionId }: Viewer, now: Date): string {
  const expires = `${now.getTime() + validMs}`
  const value = `${expires}.${sign(secrets, sessionId, expires).toString('base64url')}`
  return `${name}=${value}; Max-Age=${validMs / 1000}; Path=/; HttpOnly; Secure; SameSite=Lax`
}

/** Whether the session's person proved who they are within the last minutes. */
export function isReauthenticated(secrets: Secrets, { headers }: Visitor, { sessionId }: Viewer, now: Date): boolean {
  const [expires = '', signature = ''] =
    parseCookies(headers.get('cookie') ?? '')
      .get(name)
      ?.split('.') ?? []
  const given = Buffer.from(signature, 'base64url')
  return isSameSignature(given, sign(secrets, sessionId, expires)) && Number(expires) > now.getTime()
}

function sign([current]: Secrets, sessionId: string, expires: string): Buffer {
  return createHmac('sha256', purposeKey(current, 'reauthentication')).update(`${sessionId} ${expires}`).digest()
}
