import { describe, expect, it } from 'vitest'
import type { Fetched, FetchResult } from './fetcher.ts'
import { isFirewall } from './firewall.ts'
import { createVisitFetcher, firstVisitLimits } from './visit-fetcher.ts'

const answer = (url: string, status: number, html: string, headers = {}): Fetched => ({
  kind: 'fetched',
  url,
  status,
  headers: { 'content-type': 'text/html', ...headers },
  body: new TextEncoder().encode(html),
})

describe("a firewall's answer", () => {
  it.each([
    [403, '<html><head><title>Just a moment...</title></head></html>', {}],
    [503, '<script src="/_Incapsula_Resource?x=1"></script>', {}],
    [403, '', { 'cf-mitigated': 'challenge' }],
    [202, '', { 'x-amzn-waf-action': 'challenge' }],
  ])('is told by status %i and its marks', (status, html, headers) => {
    expect(isFirewall(answer('https://rossi.example/', status, html, headers))).toBe(true)
  })

  it.each([
    [200, '<title>Just a moment</title>'],
    [403, '<h1>Accesso negato</h1>'],
    [503, '<h1>In manutenzione</h1>'],
  ])('is not any answer of status %i: %s', (status, html) => {
    expect(isFirewall(answer('https://rossi.example/', status, html))).toBe(false)
  })
})

describe('a visit', () => {
  async function visited(guarded: string, urls: string[]) {
    const asked: string[] = []
    const fetch = async ({ url }: { url: string }): Promise<FetchResult> => {
      if (url.endsWith('/robots.txt')) return answer(url, 404, '')
      asked.push(url)
      return url === guarded ? answer(url, 403, '', { 'cf-mitigated': 'challenge' }) : answer(url, 200, '<p>x</p>')
    }
    const fetcher = createVisitFetcher({ fetch, render: (url) => fetch({ url }) }, firstVisitLimits)
    for (const url of urls) await fetcher.fetch({ url })
    await fetcher.render(urls.at(-1) ?? '')
    return asked
  }

  it('asks for nothing more in a folder that a firewall guards, and for the rest of the host as before', async () => {
    const job = (id: number) => `https://board.example/jobs/${id}`
    expect(await visited(job(1), [job(1), 'https://board.example/about', job(2)])).toEqual([
      job(1),
      'https://board.example/about',
    ])
  })

  it('asks a host for nothing more whose start page a firewall guards', async () => {
    const home = 'https://board.example/'
    expect(await visited(home, [home, `${home}jobs/1`])).toEqual([home])
  })
})
