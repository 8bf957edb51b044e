import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { refinementMinutes } from '@vedetta/contracts/search/search-cost'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { purposeKey } from '../../platform/config/purpose-key.ts'
import type { Secrets } from '../../platform/config/secrets.ts'
import { criteriaHash } from './criteria-hash.ts'

type Holder = { readonly userId: string; readonly licenceNo: number }

/** The counted search whose answer made the offer. */
type Base = { readonly searchId: string; readonly startedAt: Date }

/** Proves that the answer to a counted search offered these criteria to this person, until ten minutes after that search. */
export function makeOfferToken([secret]: Secrets, holder: Holder, base: Base, criteria: PositionCriteria): string {
  const expiry = base.startedAt.getTime() + refinementMinutes * minuteMs
  return `${base.searchId}.${expiry}.${signatureOf(secret, holder, base.searchId, expiry, criteria)}`
}

export function isOffered(
  [secret]: Secrets,
  holder: Holder,
  criteria: PositionCriteria,
  token: string,
  now: Date,
): boolean {
  const [searchId = '', expiry = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signatureOf(secret, holder, searchId, Number(expiry), criteria))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && now.getTime() < Number(expiry)
}

function signatureOf(
  secret: string,
  { userId, licenceNo }: Holder,
  searchId: string,
  expiry: number,
  criteria: PositionCriteria,
): string {
  const signed = JSON.stringify([userId, licenceNo, searchId, expiry, criteriaHash(criteria).toString('hex')])
  return createHmac('sha256', purposeKey(secret, 'search offer')).update(signed).digest('base64url')
}
