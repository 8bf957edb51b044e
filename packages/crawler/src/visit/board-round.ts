import { hash } from 'node:crypto'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { secretsIn } from '../fetch/session-secrets.ts'
import type { RawPosition } from '../raw-position.ts'
import { jobKey } from './further-page.ts'
import type { ListOrder } from './list-order.ts'

const maxDays = 7
const maxWaiting = 150
const maxWaitingLength = 60_000
const maxListed = 5_000

/** A request as it is kept between visits: without what belongs to one visit's session. */
type WaitingRequest = Omit<FetchRequest, 'cookie' | 'sessionQuery' | 'instead'> & {
  /** It is sent with a token, which only another answer of the board gives. */
  needsToken?: true
}

/** How far the list of a board that does not fit one visit was read; plain data, kept from visit to visit. */
export type BoardRound = {
  /** ISO instant of its first visit. */
  startedAt: string
  /** The last page that was read, unless every visit reads it: what moved up since stands on it, or after it. */
  last: WaitingRequest | null
  waiting: WaitingRequest[]
  /** The pages read, and the jobs listed on them, each by a short hash. */
  read: string[]
  listed: string[]
  order: ListOrder
}

/** A list that took longer is begun anew: what its first pages showed says little of today. */
export function isCurrent({ startedAt }: BoardRound, visitedAt: Date): boolean {
  return visitedAt.getTime() - Date.parse(startedAt) < maxDays * 24 * 3_600_000
}

export const keyOfRequest = ({ method, url, body }: FetchRequest) => `${method ?? 'GET'} ${url} ${body ?? ''}`

export const hashOfRequest = (request: FetchRequest) => shortHash(keyOfRequest(request))

export const hashOfJob = (job: RawPosition) => shortHash(jobKey(job))

function shortHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 8)
}

/** The round within its bounds; null where the jobs listed so far are too many to keep. */
export function storableRound(
  round: Omit<BoardRound, 'last' | 'waiting'> & { last: FetchRequest | null; waiting: readonly FetchRequest[] },
): BoardRound | null {
  if (round.listed.length > maxListed) return null
  const waiting: WaitingRequest[] = []
  let length = 0
  for (const request of round.waiting.slice(0, maxWaiting)) {
    const kept = withoutSession(request)
    length += JSON.stringify(kept).length
    if (length <= maxWaitingLength) waiting.push(kept)
  }
  return { ...round, last: round.last === null ? null : withoutSession(round.last), waiting }
}

function withoutSession(request: FetchRequest): WaitingRequest {
  const {
    headers = {},
    cookie: _cookie,
    instead: _instead,
    sessionQuery,
    ...rest
  }: FetchRequest & { needsToken?: true } = request
  const { authorization: _authorization, 'x-csrf-token': _token, ...plain } = headers
  const needsToken = sessionQuery !== undefined || secretsIn({ ...request, cookie: '' }).length > 0
  return {
    ...rest,
    ...(Object.keys(plain).length > 0 ? { headers: plain } : {}),
    ...(needsToken ? { needsToken } : {}),
  }
}
