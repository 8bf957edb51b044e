import type { BoardRead } from '../ats/tracking-system.ts'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { urlKey } from '../find/clean-url.ts'
import { type BoardRound, hashOfJob, hashOfRequest, keyOfRequest, storableRound } from './board-round.ts'
import { isNewestFirst, type ListOrder, orderWith } from './list-order.ts'

/** One page of a list that was read. */
type ReadPage = {
  request: FetchRequest
  read: BoardRead
  /** Read at every visit: up to the first page with jobs. */
  isHead: boolean
  /** Every job of it stood on an earlier page, or it is the page of one job. */
  isRepetition: boolean
}

/** The pages of one board's list: which were read, which wait, and whether all of it was seen, in this visit or since its round began. */
export class ListReading {
  readonly pages: ReadPage[] = []
  readonly #before: BoardRound | null
  readonly #visitedAt: Date
  readonly #asked = new Set<string>()
  readonly #read: Set<string>
  readonly #listed: Set<string>
  readonly #listedNow = new Set<string>()
  #waiting: FetchRequest[] = []
  #failed: FetchRequest[] = []
  #overlap: string | null = null
  /** The pages that only the visit before led to. */
  #remembered = new Set<string>()
  #order: ListOrder
  #total = 0
  #isLost = false
  #isStalled = false

  constructor(before: BoardRound | null, visitedAt: Date) {
    this.#before = before
    this.#visitedAt = visitedAt
    this.#read = new Set(before?.read)
    this.#listed = new Set(before?.listed)
    this.#order = before?.order ?? 'unread'
  }

  /** The next page to ask for; undefined if none is left that this visit can read. */
  next(): FetchRequest | undefined {
    while (!this.#isStalled) {
      const request = this.#waiting.shift()
      if (request === undefined || !this.#isKnown(request)) return request
    }
    return undefined
  }

  /** Takes a page and the pages that it leads to; `isMissed` if it is not the page that was asked for. */
  take(request: FetchRequest, read: BoardRead, further: readonly FetchRequest[], isMissed: boolean): void {
    const key = keyOfRequest(request)
    const isHead = !this.#isPastHead
    const jobs = read.positions.map(hashOfJob)
    this.#asked.add(key)
    this.#total = Math.max(this.#total, read.total ?? 0)
    // A list that grew shorter since the visit before has no such page any more.
    const isBeyondEnd = jobs.length === 0 && this.#remembered.has(key)
    if (!read.isComplete || (isMissed && !isBeyondEnd)) this.#isLost = true
    if (key === this.#overlap && !this.#isAdjoining(jobs)) this.#isLost = true
    const [only] = read.positions
    const isOneJob = read.positions.length === 1 && only !== undefined && urlKey(only.url) === urlKey(request.url)
    const isRepetition = isOneJob || (jobs.length > 0 && jobs.every((job) => this.#listedNow.has(job)))
    if (!(isHead && this.#before) && key !== this.#overlap)
      this.#order = orderWith(this.#order, read.positions, this.#visitedAt)
    this.pages.push({ request, read, isHead, isRepetition: !isHead && isRepetition })
    if (!isHead) this.#read.add(hashOfRequest(request))
    for (const job of jobs) this.#listedNow.add(job)
    this.#waiting.push(...further)
    if (isHead && jobs.length > 0 && this.#before) this.#resume(this.#before, jobs)
    for (const job of jobs) this.#listed.add(job)
  }

  /** A page that may answer another time, or (`isLost`) that says nothing of the jobs it should hold. */
  fail(request: FetchRequest, isLost: boolean): void {
    this.#asked.add(keyOfRequest(request))
    if (isLost) this.#isLost = true
    else this.#failed.push(request)
    if (keyOfRequest(request) === this.#overlap) this.#isStalled = true
  }

  /** `isCut` if the visit's allowance ended before the list did. */
  end(isCut: boolean): { isWhole: boolean; isNewestFirst: boolean; round: BoardRound | null } {
    const left = [...this.#failed, ...this.#waiting.filter((one) => !this.#isKnown(one))]
    const isResumed = this.#before === null || this.#isPastHead
    const isWhole = left.length === 0 && !this.#isLost && isResumed && this.#listed.size >= this.#total
    const isOver = this.#isLost || !isResumed || left.length === 0 || (this.#before === null && !isCut)
    const last = this.pages.findLast(({ isHead }) => !isHead)?.request ?? this.#before?.last ?? null
    const isLast = (one: FetchRequest) => last !== null && keyOfRequest(one) === keyOfRequest(last)
    const round: BoardRound | null = isOver
      ? null
      : storableRound({
          startedAt: this.#before?.startedAt ?? this.#visitedAt.toISOString(),
          last,
          waiting: left.filter((one) => !isLast(one)),
          read: [...this.#read].filter((one) => last === null || one !== hashOfRequest(last)),
          listed: [...this.#listed],
          order: this.#order,
        })
    const hasTotal = this.pages.find(({ read }) => read.positions.length > 0)?.read.total !== undefined
    return { isWhole, isNewestFirst: hasTotal && isNewestFirst(this.#order), round }
  }

  get #isPastHead(): boolean {
    return this.pages.some(({ isHead, read }) => isHead && read.positions.length > 0)
  }

  #isKnown(request: FetchRequest): boolean {
    return this.#asked.has(keyOfRequest(request)) || this.#read.has(hashOfRequest(request))
  }

  /** Jobs may have moved to earlier pages since: one that was seen shows that none was passed over. */
  #isAdjoining(jobs: readonly string[]): boolean {
    return this.#before === null || jobs.some((job) => this.#before?.listed.includes(job))
  }

  /** Goes on where the visit before stopped, with the tokens of today's pages. */
  #resume({ last, waiting }: BoardRound, headJobs: readonly string[]): void {
    if (last === null && !this.#isAdjoining(headJobs)) this.#isLost = true
    if (last !== null) this.#overlap = keyOfRequest(last)
    const today = new Map(this.#waiting.map((one) => [keyOfRequest(one), one]))
    const resumed = [...(last === null ? [] : [last]), ...waiting].flatMap(({ needsToken, ...request }) => {
      // Where a page's token leads to the others, it leads to all there are: the list may have grown shorter.
      return today.get(keyOfRequest(request)) ?? (needsToken ? [] : [request])
    })
    const keys = new Set(resumed.map(keyOfRequest))
    this.#remembered = keys.difference(new Set(today.keys()))
    this.#waiting = [...resumed, ...this.#waiting.filter((one) => !keys.has(keyOfRequest(one)))]
  }
}
