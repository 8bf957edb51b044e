import { setTimeout as sleep } from 'node:timers/promises'
import type { CountedField } from '@vedetta/contracts/search/facets'
import type { Db } from '@vedetta/core/platform/db/client'
import type { Pool } from 'undici'
import { fieldsOnScreen, type MixedSearch } from '../search/search-mix.ts'
import type { Answer } from './arrivals.ts'
import { type LoadPosition, type Mark, selectPositions } from './load.queries.ts'
import type { LoadRecruiter } from './recruiters.ts'

type Search = { readonly body: string; readonly found: string | null; readonly fields: readonly CountedField[] }

type RecruiterMix = {
  /** The n-th request of the traffic: of twelve two are searches, two their counts and two writes. */
  readonly send: (pool: Pick<Pool, 'request'>, n: number) => Promise<Answer>
  /** The marks that were answered with success. */
  readonly acknowledged: Mark[]
}

type Call = {
  readonly kind: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  /** The fault of a successful answer. */
  readonly check: (json: never) => string | null
  readonly onSuccess?: (json: never) => void
}

const turns = [
  'search',
  'counts',
  'detail',
  'mark',
  'detail',
  'saved',
  'search',
  'counts',
  'company',
  'mark',
  'profile',
  'detail',
] as const

type LastSearch = { readonly searchID: string; readonly fields: readonly CountedField[] }

/** A recruiter's day of calls, each answer checked against the tables or against the same search asked before. */
export async function createRecruiterMix(
  db: Db,
  pool: Pool,
  recruiters: readonly LoadRecruiter[],
  searches: readonly MixedSearch[],
): Promise<RecruiterMix> {
  const positions = await selectPositions(db, 3_000)
  const known = await askOnce(pool, recruiters, searches)
  const acknowledged: Mark[] = []
  const lastSearches = new Map<string, LastSearch>()
  let marks = 0

  function callOf(wanted: (typeof turns)[number], n: number, { userId, email }: LoadRecruiter): Call {
    const last = lastSearches.get(userId)
    if (wanted === 'counts' && last) {
      const check = (json: object) => ('facets' in json ? null : 'no counts')
      return { kind: wanted, method: 'POST', path: '/api/position/facets', body: JSON.stringify(last), check }
    }
    const turn = wanted === 'counts' ? 'search' : wanted
    const position = positions[(n * 7) % positions.length] as LoadPosition
    if (turn === 'search') {
      const { body, found, fields } = known[(n * 3) % known.length] as Search
      const check = (json: Found) => (foundBy(json) === found ? null : 'another finding')
      const onSuccess = ({ searchID }: Found) => void lastSearches.set(userId, { searchID, fields })
      return { kind: turn, method: 'POST', path: '/api/position/search', body, check, onSuccess }
    }
    if (turn === 'mark') {
      const { positionNo, positionId } = positions[marks++ % positions.length] as LoadPosition
      // The same at each repetition: a write that was refused may have been made all the same.
      const status = positionNo % 2 === 0 ? 'seen' : 'contacted'
      return {
        kind: turn,
        method: 'POST',
        path: '/api/position/status',
        body: JSON.stringify({ positionID: positionId, status }),
        check: (json: { status: string }) => (json.status === status ? null : 'another mark'),
        onSuccess: () => acknowledged.push({ userId, positionNo, status }),
      }
    }
    const reads: Record<'detail' | 'saved' | 'company' | 'profile', Pick<Call, 'path' | 'check'>> = {
      detail: {
        path: `/api/position/detail?positionID=${position.positionId}`,
        check: (json: { name: string }) => (json.name === position.title ? null : 'another position'),
      },
      company: {
        path: `/api/company/data?companyID=${position.companyId}`,
        check: (json: { name: string }) => (json.name === position.companyName ? null : 'another company'),
      },
      saved: { path: '/api/position/saved', check: (json: object) => ('positions' in json ? null : 'no list') },
      profile: {
        path: '/api/profile',
        check: (json: object) => (JSON.stringify(json).includes(email) ? null : 'no profile'),
      },
    }
    return { kind: turn, method: 'GET', ...reads[turn] }
  }

  return {
    acknowledged,
    async send(target, n) {
      // Each round of turns begins with another person, so that all of them search.
      const recruiter = recruiters[(n + Math.floor(n / turns.length)) % recruiters.length] as LoadRecruiter
      const turn = turns[n % turns.length] as (typeof turns)[number]
      return ask(target, callOf(turn, n, recruiter), recruiter.cookie)
    },
  }
}

async function ask(pool: Pick<Pool, 'request'>, { kind, method, path, body, check, onSuccess }: Call, cookie: string) {
  try {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const response = await pool.request({ method, path, headers, body: body ?? null })
    const text = await response.body.text()
    const status = response.statusCode
    const isOk = status === 200
    if (isOk) onSuccess?.(JSON.parse(text) as never)
    const wrong = isOk ? check(JSON.parse(text) as never) : status === 503 ? null : `${status}: ${text.slice(0, 200)}`
    return { kind, status, hasRetryAfter: response.headers['retry-after'] !== undefined, wrong }
  } catch (error) {
    return { kind, status: 0, hasRetryAfter: false, wrong: String(error) }
  }
}

type Found = { searchID: string; total: number; positions: { positionID: string }[] }

const foundBy = ({ total, positions }: Found) => `${total} ${positions.map(({ positionID }) => positionID).join()}`

/** Asks each search while nothing is wrong, so that later answers can be compared. */
async function askOnce(
  pool: Pool,
  recruiters: readonly LoadRecruiter[],
  searches: readonly MixedSearch[],
): Promise<Search[]> {
  const known: Search[] = []
  for (const [n, { criteria, page, sort }] of searches.entries()) {
    const body = JSON.stringify({ ...criteria, page, sort })
    let found = ''
    const { cookie } = recruiters[n % recruiters.length] as LoadRecruiter
    const check = (json: Found) => {
      found = foundBy(json)
      return null
    }
    const call: Call = { kind: 'search', method: 'POST', path: '/api/position/search', body, check }
    let answer = await ask(pool, call, cookie)
    for (let tries = 0; answer.status === 503 && tries < 100; tries++) {
      await sleep(1_000)
      answer = await ask(pool, call, cookie)
    }
    if (answer.status !== 200) throw new Error(`a search answered ${answer.status}: ${answer.wrong}`)
    known.push({ body, found, fields: fieldsOnScreen(criteria) })
  }
  return known
}
