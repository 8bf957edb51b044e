import { expect, test } from 'vitest'
import type { FetchResult } from '../fetch/fetcher.ts'
import { createVisitFetcher, firstVisitLimits } from '../fetch/visit-fetcher.ts'
import { denyingHost } from './denying-host.ts'
import { unreadOutcome } from './unread-outcome.ts'

const everything = 'User-agent: *\nDisallow: /'
const part = 'User-agent: *\nDisallow: /lavora'

type Robots = string | { status: number } | { fault: 'dns' | 'timeout' | 'robots' }

function answerTo(url: string, robots: Robots): FetchResult {
  if (typeof robots !== 'string' && 'fault' in robots) return { kind: 'failed', url, reason: robots.fault }
  const [status, text] = typeof robots === 'string' ? [200, robots] : [robots.status, '']
  return { kind: 'fetched', url, status, headers: {}, body: new TextEncoder().encode(text) }
}

/** What a visit of these addresses comes to; every page that may be read answers 403. */
async function visit(...hosts: readonly (readonly [url: string, robots: Robots])[]) {
  const fetch = async ({ url }: { url: string }): Promise<FetchResult> => {
    const { origin, pathname } = new URL(url)
    const [, robots] = hosts.find(([address]) => new URL(address).origin === origin) ?? ['', { fault: 'dns' } as const]
    return answerTo(url, pathname === '/robots.txt' ? robots : { status: 403 })
  }
  const fetcher = createVisitFetcher({ fetch, render: (url) => fetch({ url }) }, firstVisitLimits)
  for (const [url] of hosts) await fetcher.fetch({ url })
  return { host: denyingHost(fetcher), outcome: unreadOutcome(fetcher) }
}

test.each<[string, readonly (readonly [string, Robots])[], string | null, string]>([
  ['the whole host', [['https://a.example/', everything]], 'a.example', 'denied'],
  [
    'the whole host at both names',
    [
      ['https://a.example/', everything],
      ['https://www.a.example/', everything],
    ],
    'a.example',
    'denied',
  ],
  [
    'the whole host, whose other name does not exist',
    [
      ['https://a.example/', { fault: 'dns' }],
      ['https://www.a.example/', everything],
    ],
    'a.example',
    'denied',
  ],
  ['a part', [['https://a.example/lavora', part]], null, 'blocked'],
  [
    'the whole host, and a part of another',
    [
      ['https://a.example/', everything],
      ['https://b.example/lavora', part],
    ],
    null,
    'blocked',
  ],
  [
    'the whole host, while another refuses us',
    [
      ['https://a.example/', everything],
      ['https://b.example/', ''],
    ],
    'a.example',
    'blocked',
  ],
  ['nothing, of a host that refuses us', [['https://a.example/', { status: 404 }]], null, 'blocked'],
  ['a robots.txt that is refused', [['https://a.example/', { status: 403 }]], null, 'blocked'],
  ['a robots.txt that fails', [['https://a.example/', { status: 503 }]], null, 'failed'],
  ['a robots.txt that does not come', [['https://a.example/', { fault: 'timeout' }]], null, 'failed'],
  ['a host that opted out', [['https://a.example/', { fault: 'robots' }]], null, 'blocked'],
])('a denial of %s', async (_name, hosts, host, outcome) => {
  expect(await visit(...hosts)).toEqual({ host, outcome })
})
