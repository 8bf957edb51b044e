/** One request of a visit. Bodies are JSON; only listing calls of tracking systems send one. */
export type FetchRequest = {
  url: string
  method?: 'GET' | 'POST'
  body?: string
  /** From an earlier answer: the server may then say that nothing changed. */
  validators?: Validators
  /** `manual` hands a redirect back as it came; otherwise redirects are followed. */
  redirect?: 'manual'
  /** The body is truncated to this many bytes, where it would otherwise be too large. */
  cutAt?: number
  /** The interval between two requests that the host demands (Crawl-delay). */
  pauseMs?: number
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

/** A bad site is data, not an exception. */
export type FetchFailure = { kind: 'failed'; url: string; reason: FailureReason }

type Unchanged = { kind: 'unchanged'; url: string }

export type FetchResult = Fetched | FetchFailure | Unchanged

/** Access to the web, to a recorded site, or through a browser. */
export type Fetcher = {
  fetch(request: FetchRequest): Promise<FetchResult>
  /** The page after its scripts ran. Costs as much as ten visits, so it is for careers pages that hold no positions. */
  render(url: string, pause?: Pick<FetchRequest, 'pauseMs'>): Promise<FetchResult>
}
