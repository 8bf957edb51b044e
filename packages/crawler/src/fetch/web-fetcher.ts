import { createAddressGate, createResolver, type ResolveName } from './address-gate.ts'
import { createBrowser } from './browser.ts'
import { defaultFetchLimits, type FetchLimits } from './fetch-limits.ts'
import type { Fetcher, FetchRequest } from './fetcher.ts'
import type { SimulatedWeb } from './gated-connector.ts'
import { createHostTurns } from './host-turns.ts'
import { createHttpClient } from './http-client.ts'
import { followRedirects } from './redirects.ts'

export type WebFetcherOptions = {
  resolve?: ResolveName
  /** CIDR ranges reached though not public, and ports beyond 80 and 443: only tests and the simulator give some. */
  allowedRanges?: readonly string[]
  allowedPorts?: readonly number[]
  /** Only the simulator's runs. */
  simulated?: SimulatedWeb
  limits?: Partial<FetchLimits>
  /** Path of Chromium; started at the first page that needs rendering. */
  chromium?: string
  /** Wall clock of a render. */
  renderMs?: number
}

const renderRequestMs = 6_000

/** The real web: says who it is, asks a host one thing at a time, and goes nowhere inside our own network. */
export function createWebFetcher(options: WebFetcherOptions = {}): Fetcher & { close(): Promise<void> } {
  const limits = { ...defaultFetchLimits, ...options.limits }
  const gate = createAddressGate(options.resolve ?? createResolver(), options.allowedRanges ?? [])
  const client = createHttpClient(gate, options.allowedPorts ?? [80, 443], limits, options.simulated ?? null)
  const inTurn = createHostTurns(limits.pauseMs)

  const browser = createBrowser({
    executablePath: options.chromium ?? '/usr/bin/chromium',
    renderMs: options.renderMs ?? 15_000,
    fetch: (request) => {
      const until = performance.now() + Math.min(limits.totalMs, renderRequestMs)
      return followRedirects(request, (hop) => client.ask(hop, until))
    },
  })

  async function fetch(request: FetchRequest) {
    let until: number | undefined
    const hop = (one: FetchRequest) =>
      inTurn(URL.canParse(one.url) ? new URL(one.url).host : '', () => {
        until ??= performance.now() + limits.totalMs
        return client.ask(one, until)
      })
    return request.redirect === 'manual' ? hop(request) : followRedirects(request, hop)
  }

  return {
    fetch,
    render: browser.render,
    close: async () => {
      await Promise.all([browser.close(), client.close()])
    },
  }
}
