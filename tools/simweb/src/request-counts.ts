/** Violations of politeness rules. */
const offences = [
  'two_requests_at_once',
  'two_connections',
  'within_a_second',
  'within_crawl_delay',
  'robots',
  'before_retry_after',
  'address_cap',
] as const

export type Offence = (typeof offences)[number]

type Example = { offence: Offence; host: string; address: string; path: string; at: number }

export type CountedRequest = {
  host: string
  address: string
  path: string
  isForbidden: boolean
  /** Seconds, from robots.txt. */
  crawlDelay: number | null
  /** The kind of the board, for requests to a tracking system. */
  system: string | null
}

type SystemCount = { requests: number; offences: number; throttled: number }

type HostRecord = {
  requests: number
  connections: Set<CountedConnection>
  inFlight: Set<CountedRequest>
  /** At the earliest; it was handled later if the process was busy. */
  lastStart: number
  lastHandled: number
  retryAt: number
}

type AddressRecord = { requests: number; hosts: number; starts: number[]; maxPerSecond: number }

export type CountSummary = {
  requests: number
  bytes: number
  /** The longest that a request may have waited to be handled: to this extent the intervals are uncertain. */
  maxWaitMs: number
  /** Intervals that look shorter than a second by that wait alone, it may be: no offences, but told. */
  unsure: number
  hosts: number
  addresses: number
  statuses: Readonly<Record<string, number>>
  offences: Readonly<Record<Offence, number>>
  examples: readonly Example[]
  /** Requests to tracking systems, by the kind of the board. */
  systems: Readonly<Record<string, SystemCount>>
  busiest: readonly { address: string; requests: number; hosts: number; maxPerSecond: number }[]
}

export type CountOptions = {
  /** Milliseconds; a bench may set the simulator's clock. */
  now: () => number
  /** Requests per second that an IP address allows. */
  capOf: (address: string) => number
  /** For how long at most the request in hand has waited: a busy process handles what arrived long before. */
  waitedMs: () => number
  /** Calls back once all that had arrived by now was handled, such as the end of a connection. */
  whenHandled: (check: () => void) => void
}

/** Timers and sockets are imprecise: a request sent on time may be received slightly early. */
const toleranceMs = 15
/** The watch does not wait for longer delays within a visit. */
const maxCrawlDelay = 30
const maxExamples = 100
const maxBusiest = 20

/** A connection; its host is known from the first request on. */
export type CountedConnection = { host: string | null }

/** Counts every request by host and IP address, so that politeness is measured on the server's side. */
export class RequestCounts {
  readonly #now: CountOptions['now']
  readonly #capOf: CountOptions['capOf']
  readonly #waitedMs: CountOptions['waitedMs']
  readonly #whenHandled: CountOptions['whenHandled']
  readonly #hosts = new Map<string, HostRecord>()
  readonly #addresses = new Map<string, AddressRecord>()
  readonly #statuses = new Map<string, number>()
  readonly #offences = new Map<Offence, number>()
  readonly #systems = new Map<string, SystemCount>()
  readonly #boards = new Set<string>()
  readonly #examples: Example[] = []
  #requests = 0
  #bytes = 0
  #maxWaitMs = 0
  #unsure = 0

  constructor({ now, capOf, waitedMs, whenHandled }: CountOptions) {
    this.#now = now
    this.#capOf = capOf
    this.#waitedMs = waitedMs
    this.#whenHandled = whenHandled
  }

  /** An interval is too short only if it is so however long the request before it had waited. */
  begin(connection: CountedConnection, request: CountedRequest): void {
    const at = this.#now()
    const waited = this.#waitedMs()
    this.#maxWaitMs = Math.max(this.#maxWaitMs, waited)
    const host = this.#hostRecord(request.host)
    const offend = (offence: Offence) => this.#offend(offence, request, at)
    const offendIfLeft = <One>(offence: Offence, open: ReadonlySet<One>) => {
      const others = [...open]
      if (others.length > 0) this.#whenHandled(() => others.some((one) => open.has(one)) && offend(offence))
    }
    if (connection.host !== request.host) {
      this.end(connection)
      connection.host = request.host
      offendIfLeft('two_connections', host.connections)
      host.connections.add(connection)
    }
    offendIfLeft('two_requests_at_once', host.inFlight)
    const gap = at - host.lastStart + toleranceMs
    if (gap >= 1_000 && at - host.lastHandled + toleranceMs < 1_000) this.#unsure += 1
    if (gap < 1_000) offend('within_a_second')
    else if (request.crawlDelay !== null && request.crawlDelay <= maxCrawlDelay && gap < request.crawlDelay * 1_000)
      offend('within_crawl_delay')
    if (at + toleranceMs < host.retryAt) offend('before_retry_after')
    if (request.isForbidden) offend('robots')
    host.requests += 1
    host.inFlight.add(request)
    host.lastStart = at - waited
    host.lastHandled = at
    this.#requests += 1
    if (request.system !== null) this.#systemCount(request.system).requests += 1
    if (this.#countAddress(request, at, waited) > this.#capOf(request.address)) offend('address_cap')
  }

  /** `request` is the one that began. */
  finish(request: CountedRequest, outcome: string, bytes: number): void {
    const { host, system } = request
    this.#hostRecord(host).inFlight.delete(request)
    if (system !== null && outcome === '429') this.#systemCount(system).throttled += 1
    this.#statuses.set(outcome, (this.#statuses.get(outcome) ?? 0) + 1)
    this.#bytes += bytes
  }

  /** Records that the connection was closed. */
  end(connection: CountedConnection): void {
    if (connection.host !== null) this.#hostRecord(connection.host).connections.delete(connection)
    connection.host = null
  }

  /** Records that the host sent Retry-After. */
  retryAfter(host: string, seconds: number): void {
    this.#hostRecord(host).retryAt = this.#now() + seconds * 1_000
  }

  mustWait(host: string): boolean {
    return this.#now() < this.#hostRecord(host).retryAt
  }

  requestsOf(host: string): number {
    return this.#hosts.get(host)?.requests ?? 0
  }

  /** Whether nothing was asked of this board since the counts began. */
  isFirstOf(board: string): boolean {
    const isFirst = !this.#boards.has(board)
    this.#boards.add(board)
    return isFirst
  }

  /** Resets the counts; open connections and pending Retry-After stay. */
  reset(): void {
    for (const [host, record] of this.#hosts) {
      record.requests = 0
      if (record.connections.size === 0 && record.retryAt <= this.#now()) this.#hosts.delete(host)
    }
    for (const counted of [this.#addresses, this.#statuses, this.#offences, this.#systems]) counted.clear()
    this.#boards.clear()
    this.#examples.length = 0
    this.#requests = 0
    this.#bytes = 0
    this.#maxWaitMs = 0
    this.#unsure = 0
  }

  summary(): CountSummary {
    const addresses = [...this.#addresses].map(([address, { requests, hosts, maxPerSecond }]) => ({
      address,
      requests,
      hosts,
      maxPerSecond,
    }))
    return {
      requests: this.#requests,
      bytes: this.#bytes,
      maxWaitMs: Math.round(this.#maxWaitMs),
      unsure: this.#unsure,
      hosts: [...this.#hosts.values()].filter(({ requests }) => requests > 0).length,
      addresses: addresses.length,
      statuses: Object.fromEntries(this.#statuses),
      offences: Object.fromEntries(offences.map((offence) => [offence, this.#offences.get(offence) ?? 0])) as Record<
        Offence,
        number
      >,
      examples: [...this.#examples],
      systems: Object.fromEntries(this.#systems),
      busiest: addresses
        .sort((a, b) => b.maxPerSecond - a.maxPerSecond || b.requests - a.requests)
        .slice(0, maxBusiest),
    }
  }

  #systemCount(system: string): SystemCount {
    const count = this.#systems.get(system) ?? { requests: 0, offences: 0, throttled: 0 }
    this.#systems.set(system, count)
    return count
  }

  #hostRecord(host: string): HostRecord {
    const known = this.#hosts.get(host)
    if (known !== undefined) return known
    const record = {
      requests: 0,
      connections: new Set<CountedConnection>(),
      inFlight: new Set<CountedRequest>(),
      lastStart: Number.NEGATIVE_INFINITY,
      lastHandled: Number.NEGATIVE_INFINITY,
      retryAt: 0,
    }
    this.#hosts.set(host, record)
    return record
  }

  /** Counts the request and returns the number of requests to the address in the last second. */
  #countAddress({ address, host }: CountedRequest, at: number, waited: number): number {
    const record = this.#addresses.get(address) ?? { requests: 0, hosts: 0, starts: [], maxPerSecond: 0 }
    this.#addresses.set(address, record)
    record.requests += 1
    if (this.requestsOf(host) === 1) record.hosts += 1
    record.starts.push(at - waited)
    while ((record.starts[0] ?? at) <= at - 1_000 + toleranceMs) record.starts.shift()
    record.maxPerSecond = Math.max(record.maxPerSecond, record.starts.length)
    return record.starts.length
  }

  #offend(offence: Offence, { host, address, path, system }: CountedRequest, at: number): void {
    if (system !== null) this.#systemCount(system).offences += 1
    this.#offences.set(offence, (this.#offences.get(offence) ?? 0) + 1)
    if (this.#examples.length < maxExamples) this.#examples.push({ offence, host, address, path, at })
  }
}
