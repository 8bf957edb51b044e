/** One request of a visit. Bodies are JSON; only listing calls of tracking systems send one. */
export type FetchRequest = {
  url: string
  method?: 'GET' | 'POST'
  body?: string
  /** From an earlier answer: the server may then say that nothing changed. */
  validators?: Validators
  /** `manual` hands a redirect back as it came; otherwise redirects are followed. */
  redirect?: 'manual'
  /** So many bytes are enough: the rest is left unread, where it would otherwise be too large. */
  cutAt?: number
  /** The host wants so long between two requests (Crawl-delay). */
  pauseMs?: number
}

export type Validators = { etag?: string; lastModified?: string }

/** What the outside answered, after redirects, within the limits. */
export type Fetched = {
  kind: 'fetched'
  /** Where the answer came from, after redirects. */
  url: string
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  /** Inflated. */
  body: Uint8Array
  /** Of a page that was rendered: all that it was drawn from, itself first; absent where that can't be asked for again. */
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

/** The way to the outside: the real web, a recorded site, or a browser behind it. */
export type Fetcher = {
  fetch(request: FetchRequest): Promise<FetchResult>
  /** The page after its scripts ran; costs as much as ten visits, so only for pages that promise positions and hold none. */
  render(url: string, pause?: Pick<FetchRequest, 'pauseMs'>): Promise<FetchResult>
}
