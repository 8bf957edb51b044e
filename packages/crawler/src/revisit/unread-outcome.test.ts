import { expect, it } from 'vitest'
import type { FetchResult } from '../fetch/fetcher.ts'
import { createVisitFetcher, firstVisitLimits } from '../fetch/visit-fetcher.ts'
import { unreadOutcome } from './unread-outcome.ts'

type Told = number | 'dns' | 'timeout' | 'robots' | 'asked_to_wait'

/** A host whose robots.txt and whose page answer so. */
async function outcomeOf(...hosts: readonly (readonly [robots: Told, page: Told])[]) {
  const fetch = async ({ url }: { url: string }): Promise<FetchResult> => {
    const { host, pathname } = new URL(url)
    const [robots, page] = hosts[Number(host[0])] ?? ['dns', 'dns']
    const told = pathname === '/robots.txt' ? robots : page
    if (typeof told === 'string') return { kind: 'failed', url, reason: told }
    return { kind: 'fetched', url, status: told, headers: {}, body: new Uint8Array() }
  }
  const fetcher = createVisitFetcher({ fetch, render: (url) => fetch({ url }) }, firstVisitLimits)
  for (const index of hosts.keys()) await fetcher.fetch({ url: `https://${index}.example/` })
  return unreadOutcome(fetcher)
}

it.each([
  ['no name', [['dns', 'dns']], 'unreachable'],
  ['robots.txt, but no page', [[200, 404]], 'unreachable'],
  ['a fault of robots.txt', [[500, 200]], 'failed'],
  [
    'a fault of one host of two',
    [
      ['dns', 'dns'],
      [404, 'timeout'],
    ],
    'failed',
  ],
  [
    'a refusal by one host of two',
    [
      ['dns', 'dns'],
      [404, 403],
    ],
    'blocked',
  ],
  ['a denial by robots.txt', [['robots', 200]], 'blocked'],
  [
    'a denial by one host of two and a fault of the other',
    [
      ['robots', 200],
      [404, 503],
    ],
    'failed',
  ],
  ['a wait imposed by ourselves', [['asked_to_wait', 200]], 'asked_to_wait'],
  ['a throttling answer', [[200, 429]], 'asked_to_wait'],
] as const)('unreadOutcome after %s', async (_name, hosts, outcome) => {
  expect(await outcomeOf(...hosts)).toBe(outcome)
})
