import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { readListed, shaped } from './json-board.ts'
import { textAt, textsIn } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard } from './tracking-system.ts'
import { webAddress } from './web-address.ts'

const pageSize = 10
const maxPages = 150
const localeIn = /[?&"']locale["']?\s{0,3}[=:]\s{0,3}["']?([a-z]{2}_[A-Z]{2})\b/g
const tokenIn = /"?CSRFToken"?\s{0,3}[:=]\s{0,3}["']([\w%+/=-]{8,512})["']/

const answerShape = z.looseObject({ totalJobs: z.number(), jobSearchResult: z.array(z.unknown()).nullish() })
const requestShape = z.looseObject({ locale: z.string(), pageNumber: z.number() })

const maxLocales = 4

/**
 * The search call of the newer sites. A language that a company doesn't publish has no jobs, so the page's own are asked
 * for, one after the other until one has some.
 */
export function searchOf(page: HtmlPage, board: Board): FetchRequest[] {
  const published = [...new Set([...page.html.matchAll(localeIn)].slice(0, 50).map((found) => found[1] ?? ''))]
  const rankOf = (locale: string) => (locale.startsWith('it_') ? 0 : locale.startsWith('en_') ? 1 : 2)
  const token = tokenIn.exec(page.html)?.[1]
  const [first, ...others] = published
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, maxLocales)
    .map((locale) => searchAt(board, locale, 0, token === undefined ? {} : { headers: { 'x-csrf-token': token } }))
  // More languages than are asked for may hold jobs.
  return first === undefined ? [] : [published.length > maxLocales ? first : { ...first, instead: others }]
}

function searchAt(board: Board, locale: string, pageNumber: number, sent: Pick<FetchRequest, 'headers'>): FetchRequest {
  return {
    url: `https://${board.host}/services/recruiting/v1/jobs`,
    method: 'POST',
    body: JSON.stringify({ locale, pageNumber, sortBy: 'recent', keywords: '', location: '', facetFilters: {} }),
    isOfSession: true,
    ...sent,
  }
}

export function readSearch(answer: unknown, page: Page, board: Board, request?: FetchRequest): BoardRead {
  const found = shaped(answerShape, answer)
  if (found === null) return driftedBoard
  const { locale, pageNumber } = askedIn(request)
  if (found.totalJobs === 0 && request?.instead !== undefined) return readInstead(request.instead)
  const read = readListed(found.jobSearchResult ?? [], (job) => positionIn(job, locale, page, board))
  const pages = Math.min(Math.ceil(found.totalJobs / pageSize), maxPages)
  const sent = request?.headers === undefined ? {} : { headers: request.headers }
  const further =
    pageNumber > 0
      ? []
      : Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => searchAt(board, locale, index + 1, sent))
  return {
    ...read,
    next: [...further, ...read.positions.map(({ url }) => ({ url }))],
    // A language that is not published has none either.
    isComplete: read.isComplete && read.positions.length > 0,
    total: found.totalJobs,
  }
}

/** No jobs in one language says nothing of the others; no jobs in any that the site publishes is no jobs. */
function readInstead([next, ...others]: readonly FetchRequest[]): BoardRead {
  return { positions: [], next: next === undefined ? [] : [{ ...next, instead: others }], isComplete: true, total: 0 }
}

function askedIn(request: FetchRequest | undefined): z.infer<typeof requestShape> {
  try {
    return requestShape.parse(JSON.parse(request?.body ?? ''))
  } catch {
    return { locale: 'it_IT', pageNumber: 0 }
  }
}

function positionIn(job: unknown, locale: string, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'response', 'unifiedStandardTitle')
  const id = textAt(job, 'response', 'id')
  if (title === null || id === null || !/^\d+$/.test(id)) return null
  // Encoded already.
  const name = textAt(job, 'response', 'unifiedUrlTitle') ?? textAt(job, 'response', 'urlTitle')
  const date = textAt(job, 'response', 'unifiedStandardStart')
  return positionOf('successfactors', page.url, {
    title,
    url: webAddress(`https://${board.host}/job/${name ?? '-'}/${id}-${locale}/`) ?? board.url,
    reference: id,
    sections: [],
    stated: {
      place: textsIn(job, ['response', 'jobLocationShort']).map((place) => place.replace(/<[^<>]*>/g, ' ').trim()),
      // American dates begin with the month.
      postedAt: locale === 'en_US' && date !== null && date.includes('/') ? null : date,
    },
  })
}
