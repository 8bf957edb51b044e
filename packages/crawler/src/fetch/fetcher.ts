import type { BytesHeld } from './bytes-in-hand.ts'

/** What a careers page's own script may send with a call; none of it is given to a person who logs in. */
type CallHeader = 'authorization' | 'content-type' | 'referer' | 'tz' | 'x-csrf-token' | 'x-requested-with'

/** One request of a visit. Only listing calls of tracking systems send a body, JSON unless `headers` say otherwise. */
export type FetchRequest = {
  url: string
  method?: 'GET' | 'POST'
  body?: string
  headers?: Readonly<Partial<Record<CallHeader, string>>>
  /** Sends the cookies that the same host set earlier in the visit, as a browser would. */
  isOfSession?: true
  /** Parameters of the address that hold a token of the page, `CSRFToken=…`: they are sent, and no answer's address has them. */
  sessionQuery?: string
  /** The session's cookies, which the visit's fetcher adds. */
  cookie?: string
  /** Requests that take its place, one after the other, where its answer lists nothing; not sent with it. */
  instead?: readonly FetchRequest[]
  /** From an earlier answer: the server may then say that nothing changed. */
  validators?: Validators
  /** `manual` hands a redirect back as it came; otherwise redirects are followed. */
  redirect?: 'manual'
  /** The body is truncated to this many bytes, where it would otherwise be too large. */
  cutAt?: number
  /** The interval between two requests that the host demands (Crawl-delay). */
  pauseMs?: number
  /** The visit's share of the bytes that a process holds, which the answer is admitted to. */
  held?: BytesHeld
}

export type Validators = { etag?: string; lastModified?: string }

/** An answer after redirects, within the limits. */
export type Fetched = {
  kind: 'fetched'
  /** Where the answer came from, after redirects. */
  url: string
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  /** Inflated. */
  body: Uint8Array
  /** For a rendered page: every answer it was drawn from, itself first; absent where one can't be requested again. */
  drawnFrom?: readonly DrawnFrom[]
  /** For a rendered page: the answer to its own address, before its scripts ran. */
  document?: Fetched
  /** For a rendered page: the JSON that its scripts fetched. */
  data?: readonly Fetched[]
}

/** One answer that a page was drawn from: while all of them are the same, so is what is drawn. */
export type DrawnFrom = Validators & { url: string; bytesHash: string }

export type FailureReason =
  | 'dns'
  | 'refused'
  | 'reset'
  | 'timeout'
  | 'address_refused'
  | 'too_large'
  | 'too_many_redirects'
  | 'robots'
  | 'tls'
  | 'invalid_url'
  | 'budget'
  | 'asked_to_wait'
  | 'guarded'

/** A bad site is data, not an exception. */
export type FetchFailure = { kind: 'failed'; url: string; reason: FailureReason }

type Unchanged = { kind: 'unchanged'; url: string }

export type FetchResult = Fetched | FetchFailure | Unchanged

export type RenderRequest = Pick<FetchRequest, 'pauseMs'> & {
  /** To see whether its scripts draw anything: refused (`budget`) once the day's trials are spent. */
  isTrial?: true
}

/** Access to the web, to a recorded site, or through a browser. */
export type Fetcher = {
  fetch(request: FetchRequest): Promise<FetchResult>
  /** The page after its scripts ran. Costs as much as ten visits, so it is for careers pages that hold no positions. */
  render(url: string, how?: RenderRequest): Promise<FetchResult>
}
