import type { Board, BoardRead, TrackingSystem } from '../ats/tracking-system.ts'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { firstVisitLimits } from '../fetch/visit-fetcher.ts'
import { urlKey } from '../find/clean-url.ts'
import type { RawPosition } from '../raw-position.ts'
import { ListedJobs } from './board-details.ts'
import { keyOfRequest } from './board-round.ts'
import { italianFirst } from './italian-first.ts'
import { isRead, marksOf, readAnswer } from './read-answer.ts'
import type { Visit } from './visit.ts'

/** The jobs that a board's lists named in a visit, and the requests that describe them further. */
export class FoundJobs {
  readonly positions: RawPosition[] = []
  readonly marks = new Set<string>()
  readonly details: FetchRequest[] = []
  readonly listed = new ListedJobs()
  /** How many requests the board was sent. */
  requests = 0

  /** Takes an answer; returns the further pages of the list among what it leads to. */
  take({ positions, next }: BoardRead): FetchRequest[] {
    this.positions.push(...positions)
    this.listed.add(positions)
    for (const mark of positions.flatMap(marksOf)) this.marks.add(mark)
    const isDetail = (request: FetchRequest) => this.listed.describedBy(request) !== null
    this.details.push(...next.filter(isDetail))
    return next.filter((request) => !isDetail(request))
  }
}

/** Reads the details of the jobs found, up to as many requests in all; true if none is left that may answer another time. `asked` are the list's own requests. */
export async function readDetails(
  visit: Visit,
  found: FoundJobs,
  system: TrackingSystem,
  board: Board,
  asked: Set<string>,
  maxRequests: number,
): Promise<boolean> {
  let isDetailed = true
  for (;;) {
    const [next] = openDetails(visit, found, asked)
    if (next === undefined) return isDetailed
    if (found.requests >= maxRequests) return false
    found.requests += 1
    asked.add(keyOfRequest(next))
    visit.fetcher.grantExtraRequest({ isListed: maxRequests > firstVisitLimits.requests })
    const answer = await readAnswer(visit, next, system, board, found.marks)
    // A captcha before one job's page stands before the others too.
    if (answer === 'guarded') return isDetailed
    if (answer === 'unsent') return false
    if (isRead(answer)) found.take(answer)
    if (answer === 'failed' || (isRead(answer) && answer.hasDrifted)) isDetailed = false
  }
}

/** The requests of details; once none is left, the pages of jobs that no answer described beyond the list. */
function openDetails(visit: Visit, found: FoundJobs, asked: ReadonlySet<string>): FetchRequest[] {
  const isOpen = (request: FetchRequest) =>
    !asked.has(keyOfRequest(request)) && !isKnownFromBefore(visit, request, found.listed)
  const open = found.details.filter(isOpen)
  return italianFirst(open.length > 0 ? open : undescribedPages(found).filter(isOpen), (request) =>
    found.listed.describedBy(request),
  )
}

function isKnownFromBefore({ watch }: Visit, request: FetchRequest, listed: ListedJobs): boolean {
  const job = watch === null ? null : listed.describedBy(request)
  if (watch === null || job === null || !watch.isKnown(job.url, job.title.text)) return false
  watch.listedOnly.add(urlKey(job.url))
  return true
}

function undescribedPages({ positions }: FoundJobs): FetchRequest[] {
  const described = new Set(positions.filter(({ sections }) => sections.length > 0).flatMap(marksOf))
  return positions.filter((job) => !marksOf(job).some((mark) => described.has(mark))).map(({ url }) => ({ url }))
}
