/** What a polite visitor never does. */
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
  /** Seconds, as robots.txt says. */
  crawlDelay: number | null
}

type HostRecord = {
  requests: number
  connections: number
  underWay: number
  lastStart: number
  retryAt: number
}

type AddressRecord = { requests: number; hosts: number; starts: number[]; mostInASecond: number }

export type CountSummary = {
  requests: number
  bytes: number
  hosts: number
  addresses: number
  statuses: Readonly<Record<string, number>>
  offences: Readonly<Record<Offence, number>>
  examples: readonly Example[]
  busiest: readonly { address: string; requests: number; hosts: number; mostInASecond: number }[]
}

export type CountOptions = {
  /** Milliseconds; the simulator's clock may be driven. */
  now: () => number
  /** Requests a second that an address bears. */
  capOf: (address: string) => number
}

/** Timers and sockets are no stopwatches: a request that was sent in time may be read a little early. */
const toleranceMs = 15
/** A longer delay is no longer waited for, only asked less often. */
const longestDelay = 30
const mostExamples = 100
const mostBusiest = 20

/** A connection, once it is known whose it is. */
export type CountedConnection = { host: string | null }

/** Every request, by host and by address, so that politeness is measured at the other end. */
export class Counts {
  readonly #now: CountOptions['now']
  readonly #capOf: CountOptions['capOf']
  readonly #hosts = new Map<string, HostRecord>()
  readonly #addresses = new Map<string, AddressRecord>()
  readonly #statuses = new Map<string, number>()
  readonly #offences = new Map<Offence, number>()
  readonly #examples: Example[] = []
  #requests = 0
  #bytes = 0

  constructor({ now, capOf }: CountOptions) {
    this.#now = now
    this.#capOf = capOf
  }

  begin(connection: CountedConnection, request: CountedRequest): void {
    const at = this.#now()
    const host = this.#hostRecord(request.host)
    const offend = (offence: Offence) => this.#offend(offence, request, at)
    if (connection.host !== request.host) {
      this.end(connection)
      connection.host = request.host
      host.connections += 1
      if (host.connections > 1) offend('two_connections')
    }
    if (host.underWay > 0) offend('two_requests_at_once')
    const gap = at - host.lastStart + toleranceMs
    if (gap < 1_000) offend('within_a_second')
    else if (request.crawlDelay !== null && request.crawlDelay <= longestDelay && gap < request.crawlDelay * 1_000)
      offend('within_crawl_delay')
    if (at + toleranceMs < host.retryAt) offend('before_retry_after')
    if (request.isForbidden) offend('robots')
    host.requests += 1
    host.underWay += 1
    host.lastStart = at
    this.#requests += 1
    if (this.#countAddress(request, at) > this.#capOf(request.address)) offend('address_cap')
  }

  finish(host: string, outcome: string, bytes: number): void {
    this.#hostRecord(host).underWay -= 1
    this.#statuses.set(outcome, (this.#statuses.get(outcome) ?? 0) + 1)
    this.#bytes += bytes
  }

  /** The connection is gone. */
  end(connection: CountedConnection): void {
    if (connection.host !== null) this.#hostRecord(connection.host).connections -= 1
    connection.host = null
  }

  /** The host said when to come back. */
  retryAfter(host: string, seconds: number): void {
    this.#hostRecord(host).retryAt = this.#now() + seconds * 1_000
  }

  isToldToWait(host: string): boolean {
    return this.#now() < this.#hostRecord(host).retryAt
  }

  requestsOf(host: string): number {
    return this.#hosts.get(host)?.requests ?? 0
  }

  /** Begins to count anew; who is connected, and was told to wait, stays so. */
  forget(): void {
    for (const [host, record] of this.#hosts) {
      record.requests = 0
      if (record.connections === 0 && record.retryAt <= this.#now()) this.#hosts.delete(host)
    }
    for (const counted of [this.#addresses, this.#statuses, this.#offences]) counted.clear()
    this.#examples.length = 0
    this.#requests = 0
    this.#bytes = 0
  }

  summary(): CountSummary {
    const addresses = [...this.#addresses].map(([address, { requests, hosts, mostInASecond }]) => ({
      address,
      requests,
      hosts,
      mostInASecond,
    }))
    return {
      requests: this.#requests,
      bytes: this.#bytes,
      hosts: [...this.#hosts.values()].filter(({ requests }) => requests > 0).length,
      addresses: addresses.length,
      statuses: Object.fromEntries(this.#statuses),
      offences: Object.fromEntries(offences.map((offence) => [offence, this.#offences.get(offence) ?? 0])) as Record<
        Offence,
        number
      >,
      examples: [...this.#examples],
      busiest: addresses
        .sort((a, b) => b.mostInASecond - a.mostInASecond || b.requests - a.requests)
        .slice(0, mostBusiest),
    }
  }

  #hostRecord(host: string): HostRecord {
    const known = this.#hosts.get(host)
    if (known !== undefined) return known
    const record = { requests: 0, connections: 0, underWay: 0, lastStart: Number.NEGATIVE_INFINITY, retryAt: 0 }
    this.#hosts.set(host, record)
    return record
  }

  /** How many requests the address had in the second that ends now. */
  #countAddress({ address, host }: CountedRequest, at: number): number {
    const record = this.#addresses.get(address) ?? { requests: 0, hosts: 0, starts: [], mostInASecond: 0 }
    this.#addresses.set(address, record)
    record.requests += 1
    if (this.requestsOf(host) === 1) record.hosts += 1
    record.starts.push(at)
    while ((record.starts[0] ?? at) <= at - 1_000 + toleranceMs) record.starts.shift()
    record.mostInASecond = Math.max(record.mostInASecond, record.starts.length)
    return record.starts.length
  }

  #offend(offence: Offence, { host, address, path }: CountedRequest, at: number): void {
    this.#offences.set(offence, (this.#offences.get(offence) ?? 0) + 1)
    if (this.#examples.length < mostExamples) this.#examples.push({ offence, host, address, path, at })
  }
}
