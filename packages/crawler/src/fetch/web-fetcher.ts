import { isIP } from 'node:net'
import { botUserAgent } from '@vedetta/contracts/watch/bot'
import { createAddressGate, createResolver, type ResolveName } from './address-gate.ts'
import { defaultFetchLimits, type FetchLimits } from './fetch-limits.ts'
import type { Fetcher, FetchRequest } from './fetcher.ts'
import type { SimulatedWeb } from './gated-connector.ts'
import { createHostQueue } from './host-queue.ts'
import { createHttpClient } from './http-client.ts'
import { followRedirects } from './redirects.ts'

export type WebFetcherOptions = {
  /** The instance's public address, for the user agent. */
  publicUrl?: string
  resolve?: ResolveName
  /** CIDR ranges reached though not public, and ports beyond 80 and 443: only tests and the simulator give some. */
  allowedRanges?: readonly string[]
  allowedPorts?: readonly number[]
  /** Only the simulator's runs. */
  simulated?: SimulatedWeb
  limits?: Partial<FetchLimits>
}

/** Without a port, and an address without brackets. */
const hostnameOf = (host: string) => (URL.parse(`http://${host}`)?.hostname ?? host).replace(/^\[(.*)\]$/, '$1')

export type WebFetcher = Pick<Fetcher, 'fetch'> & {
  /** The user agent it sends. */
  readonly userAgent: string
  /** The address that the next request to a host will use; null if it may not be connected to. */
  addressOf(host: string): Promise<string | null>
  /** Closes the connections to a host; its address is resolved again at the next visit. */
  release(host: string): Promise<void>
  close(): Promise<void>
}

/** The real web: identifies itself, sends a host one request at a time, and never connects to our own network. */
export function createWebFetcher(options: WebFetcherOptions = {}): WebFetcher {
  const limits = { ...defaultFetchLimits, ...options.limits }
  const gate = createAddressGate(options.resolve ?? createResolver(), options.allowedRanges ?? [])
  const userAgent = botUserAgent(options.publicUrl ?? 'https://vedetta.example')
  const ports = options.allowedPorts ?? [80, 443]
  const client = createHttpClient(gate, ports, limits, options.simulated ?? null, userAgent)
  const enqueue = createHostQueue()

  async function fetch(request: FetchRequest) {
    let until: number | undefined
    const pauseMs = Math.max(limits.pauseMs, Math.min(request.pauseMs ?? 0, limits.crawlDelayMs))
    const hop = (one: FetchRequest) =>
      enqueue(URL.canParse(one.url) ? new URL(one.url).hostname : '', pauseMs, () => {
        until ??= performance.now() + limits.totalMs
        return client.fetchHop(one, until)
      })
    return request.redirect === 'manual' ? hop(request) : followRedirects(request, hop)
  }

  async function addressOf(host: string): Promise<string | null> {
    const hostname = hostnameOf(host)
    if (isIP(hostname) !== 0) return gate.allows(hostname) ? hostname : null
    return gate.pinAddress(hostname).catch(() => null)
  }

  return {
    userAgent,
    fetch,
    addressOf,
    release: async (host) => {
      gate.unpinAddress(hostnameOf(host))
      await client.release(hostnameOf(host))
    },
    close: client.close,
  }
}
