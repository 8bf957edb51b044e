import type { FetchResult } from '@vedetta/crawler/fetch/fetcher'
import type { WebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import { expect, test } from 'vitest'
import type { PoliteHosts } from './polite-hosts.ts'
import { openWay } from './visit-way.ts'

test('a page is rendered when the pause that its host wants is over', async () => {
  const begun: number[] = []
  const answer = async (): Promise<FetchResult> => {
    begun.push(performance.now())
    return { kind: 'failed', url: 'https://azienda.example/', reason: 'reset' }
  }
  const web = { fetch: answer, release: async () => undefined } as unknown as WebFetcher
  const way = openWay(
    { web, render: answer, politeHosts: {} as PoliteHosts, now: () => new Date() },
    { host: 'azienda.example', address: '192.0.2.1', leave: () => undefined },
  )
  await way.fetcher.fetch({ url: 'https://azienda.example/robots.txt' })
  await way.fetcher.render('https://azienda.example/', { pauseMs: 1_300 })
  const [first = 0, second = 0] = begun
  expect(second - first).toBeGreaterThanOrEqual(1_300)
})
