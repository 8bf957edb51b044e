import { politenessLimits } from '@vedetta/contracts/watch/bot'
import { describe, expect, test } from 'vitest'
import type { Fetcher, FetchFailure, FetchRequest, FetchResult } from './fetcher.ts'
import { createVisitFetcher, firstVisitLimits } from './visit-fetcher.ts'

const site = 'https://www.azienda.example'

type Answer = FetchFailure['reason'] | { status?: number; headers?: Record<string, string>; body?: string }

/** Answers by path; the rest is 404. Keeps what was asked. */
function outside(answers: Record<string, Answer>): Fetcher & { asked: FetchRequest[]; rendered: string[] } {
  const asked: FetchRequest[] = []
  const rendered: string[] = []
  function answer(url: string): FetchResult {
    const found = answers[url.replace(site, '')] ?? { status: 404 }
    if (typeof found === 'string') return { kind: 'failed', url, reason: found }
    const { status = 200, headers = {}, body = '' } = found
    return { kind: 'fetched', url, status, headers, body: new TextEncoder().encode(body) }
  }
  return {
    asked,
    rendered,
    fetch: async (request) => {
      asked.push(request)
      return answer(request.url)
    },
    render: async (url) => {
      rendered.push(url)
      const { headers = {} } =
        typeof answers[url.replace(site, '')] === 'object' ? Object(answers[url.replace(site, '')]) : {}
      return answer(headers.location ?? url)
    },
  }
}

const outcome = (result: FetchResult) =>
  result.kind === 'fetched'
    ? `${result.status} ${result.url.replace(site, '')}`
    : result.kind === 'failed'
      ? result.reason
      : result.kind

describe('the visit fetcher and robots.txt', () => {
  const deny = { body: 'User-agent: *\nDisallow: /lavora' }
  test.each<[string, Answer, string]>([
    ['allows by its rules', { body: 'User-agent: *\nDisallow: /area' }, '200 /lavora'],
    ['denies by its rules', deny, 'robots'],
    ['204 has no rules', { status: 204 }, '200 /lavora'],
    ['400', { status: 400, ...deny }, '200 /lavora'],
    ['401', { status: 401, ...deny }, '200 /lavora'],
    ['403', { status: 403, ...deny }, '200 /lavora'],
    ['404', { status: 404 }, '200 /lavora'],
    ['410', { status: 410 }, '200 /lavora'],
    ['429', { status: 429 }, 'asked_to_wait'],
    ['500', { status: 500 }, 'robots'],
    ['503', { status: 503, body: 'User-agent: *\nAllow: /' }, 'robots'],
    ['a redirect to nowhere', { status: 302 }, '200 /lavora'],
    ['too many redirects', 'too_many_redirects', '200 /lavora'],
    ['no answer', 'timeout', 'robots'],
    ['a broken answer', 'reset', 'robots'],
    ['no such name', 'dns', 'robots'],
    ['no trust', 'tls', 'robots'],
    ['an inside address', 'address_refused', 'robots'],
  ])('%s', async (_name, robots, expected) => {
    const fetcher = outside({ '/robots.txt': robots, '/lavora': {} })
    const visit = createVisitFetcher(fetcher, firstVisitLimits)
    expect(outcome(await visit.fetch({ url: `${site}/lavora` }))).toBe(expected)
    expect(fetcher.asked.filter(({ url }) => url.endsWith('/lavora'))).toHaveLength(expected === '200 /lavora' ? 1 : 0)
  })

  test('robots.txt is fetched once for each origin, at most 500 KiB of it', async () => {
    const fetcher = outside({ '/a': {}, '/b': {} })
    const visit = createVisitFetcher(fetcher, firstVisitLimits)
    await Promise.all(['/a', '/b'].map((path) => visit.fetch({ url: site + path })))
    await visit.fetch({ url: 'https://jobs.azienda.example/' })
    const files = fetcher.asked.filter(({ url }) => url.endsWith('robots.txt'))
    expect(files).toEqual([
      { url: `${site}/robots.txt`, cutAt: 512_000, held: expect.anything(), redirect: 'manual' },
      { url: 'https://jobs.azienda.example/robots.txt', cutAt: 512_000, held: expect.anything(), redirect: 'manual' },
    ])
  })

  test('robots.txt holds for the target of a redirect', async () => {
    const fetcher = outside({
      '/robots.txt': deny,
      '/jobs': { status: 302, headers: { location: '/lavora' } },
      '/lavora': {},
    })
    const visit = createVisitFetcher(fetcher, firstVisitLimits)
    expect(outcome(await visit.fetch({ url: `${site}/jobs` }))).toBe('robots')
    expect(outcome(await visit.render(`${site}/jobs`))).toBe('robots')
    expect(outcome(await visit.render(`${site}/lavora`))).toBe('robots')
    expect(visit.requests.map(({ outcome: how }) => how)).toEqual(['200', '302', 'robots', '200', 'robots'])
  })

  test('sitemapsOf lists the sitemaps of robots.txt', async () => {
    const visit = createVisitFetcher(
      outside({
        '/robots.txt': { body: 'Sitemap: /sitemap.xml\nSitemap: https://cdn.example/s.xml\nSitemap: http://[' },
      }),
      firstVisitLimits,
    )
    expect(await visit.sitemapsOf(`${site}/lavora`)).toEqual([`${site}/sitemap.xml`, 'https://cdn.example/s.xml'])
    expect(await visit.sitemapsOf('mailto:a@b.example')).toEqual([])
  })
})

describe('the budget of a visit', () => {
  test('limits the requests, without robots.txt and repeated requests', async () => {
    const visit = createVisitFetcher(outside({}), { requests: 2, renders: 1, origins: 2 })
    const paths = ['/a', '/a', '/b', '/b#x', '/a?utm_source=x', '/c', '/c']
    const results = []
    for (const path of paths) results.push(outcome(await visit.fetch({ url: site + path })))
    expect(results).toEqual(['404 /a', '404 /a', '404 /b', '404 /b', '404 /a', 'budget', 'budget'])
    expect(visit.requests.map(({ url, outcome: how }) => `${url.replace(site, '')} ${how}`)).toEqual([
      '/robots.txt 404',
      '/a 404',
      '/b 404',
      '/c budget',
    ])
  })

  test('counts renders and origins separately', async () => {
    const fetcher = outside({ '/a': {} })
    const visit = createVisitFetcher(fetcher, { requests: 1, renders: 1, origins: 1 })
    expect(outcome(await visit.fetch({ url: `${site}/a` }))).toBe('200 /a')
    expect(outcome(await visit.render(`${site}/a`))).toBe('200 /a')
    expect(outcome(await visit.render(`${site}/a`))).toBe('200 /a')
    expect(outcome(await visit.render(`${site}/b`))).toBe('budget')
    expect(outcome(await visit.fetch({ url: 'https://altra.example/' }))).toBe('budget')
    expect(fetcher.rendered).toEqual([`${site}/a`])
  })

  test('counts each hop of a redirect, and its target is not requested again', async () => {
    const fetcher = outside({ '/': { status: 301, headers: { location: '/it/' } }, '/it/': {} })
    const visit = createVisitFetcher(fetcher, { requests: 2, renders: 0, origins: 1 })
    expect(outcome(await visit.fetch({ url: `${site}/` }))).toBe('200 /it/')
    expect(outcome(await visit.fetch({ url: `${site}/it/` }))).toBe('200 /it/')
    expect(fetcher.asked).toHaveLength(3)
  })
})

test('a request with another body is another request', async () => {
  const fetcher = outside({ '/api': {} })
  const visit = createVisitFetcher(fetcher, firstVisitLimits)
  for (const body of ['{"offset":0}', '{"offset":20}', '{"offset":0}']) {
    await visit.fetch({ url: `${site}/api`, method: 'POST', body })
  }
  expect(fetcher.asked.map(({ body }) => body)).toEqual([undefined, '{"offset":0}', '{"offset":20}'])
})

test.each(['mailto:info@azienda.example', `${site}/a/a/a`, 'https://x:y@azienda.example/'])(
  '%s is not requested',
  async (url) => {
    const fetcher = outside({})
    const visit = createVisitFetcher(fetcher, firstVisitLimits)
    expect(outcome(await visit.fetch({ url }))).toBe('invalid_url')
    expect(outcome(await visit.render(url))).toBe('invalid_url')
    expect(fetcher.asked).toEqual([])
  },
)

test('isTdmReserved is true for a page that reserves text and data mining', async () => {
  const visit = createVisitFetcher(
    outside({ '/a': { headers: { 'tdm-reservation': '1' } }, '/b': { body: '<p>' } }),
    firstVisitLimits,
  )
  await visit.fetch({ url: `${site}/a` })
  await visit.fetch({ url: `${site}/b` })
  expect(visit.isTdmReserved(`${site}/a`)).toBe(true)
  expect(visit.isTdmReserved(`${site}/b`)).toBe(false)
})

describe('a slow host', () => {
  const slow = (delay: number) => outside({ '/robots.txt': { body: `User-agent: *\nCrawl-delay: ${delay}` } })

  test('gets requests at its crawl delay', async () => {
    const fetcher = slow(10)
    const visit = createVisitFetcher(fetcher, firstVisitLimits)
    for (const path of ['/a', '/b']) await visit.fetch({ url: site + path })
    await visit.fetch({ url: 'https://altra.example/' })
    expect(fetcher.asked.map(({ pauseMs }) => pauseMs)).toEqual([undefined, 10_000, 10_000, undefined, undefined])
  })

  test('gets its delay also before the robots.txt of its other origin and before a render', async () => {
    const fetcher = slow(10)
    const pauses: unknown[] = []
    const render: Fetcher['render'] = (url, pause) => {
      pauses.push(pause)
      return fetcher.render(url)
    }
    const visit = createVisitFetcher({ ...fetcher, render }, firstVisitLimits)
    await visit.fetch({ url: `${site}/a` })
    await visit.fetch({ url: `${site.replace('https:', 'http:')}/b` })
    await visit.render(`${site}/c`)
    expect(fetcher.asked.map(({ pauseMs }) => pauseMs)).toEqual([undefined, 10_000, 10_000, 10_000])
    expect(pauses).toEqual([{ pauseMs: 10_000 }])
  })

  test('gets its delay also when another host redirects to its robots.txt', async () => {
    const other = 'https://azienda.example'
    const fetcher = outside({
      '/robots.txt': { body: 'User-agent: *\nCrawl-delay: 10' },
      [`${other}/robots.txt`]: { status: 301, headers: { location: `${site}/robots.txt` } },
    })
    const visit = createVisitFetcher(fetcher, firstVisitLimits)
    await visit.fetch({ url: `${site}/a` })
    await visit.fetch({ url: `${other}/a` })
    expect(fetcher.asked.map(({ url, pauseMs }) => [url.replace(site, ''), pauseMs])).toEqual([
      ['/robots.txt', undefined],
      ['/a', 10_000],
      [`${other}/robots.txt`, undefined],
      ['/robots.txt', 10_000],
      [`${other}/a`, 10_000],
    ])
  })

  test('gets few requests if its delay exceeds our limit', async () => {
    const fetcher = slow(600)
    const visit = createVisitFetcher(fetcher, firstVisitLimits)
    const results = []
    for (const path of ['/a', '/b', '/c', '/d']) results.push(outcome(await visit.fetch({ url: site + path })))
    expect(results).toEqual(['404 /a', '404 /b', '404 /c', 'budget'])
    expect(fetcher.asked[1]?.pauseMs).toBe(30_000)
  })
})

test('a host that throttles us gets no further request', async () => {
  const fetcher = outside({ '/a': { status: 503, headers: { 'retry-after': '60' } }, '/b': {} })
  const visit = createVisitFetcher(fetcher, firstVisitLimits)
  const urls = [`${site}/a`, `${site}/b`, 'https://altra.example/']
  const results = []
  for (const url of urls) results.push(outcome(await visit.fetch({ url })))
  expect(results).toEqual(['503 /a', 'asked_to_wait', '404 https://altra.example/'])
  expect(visit.waits.map(({ url }) => url)).toEqual([`${site}/a`])
  expect(outcome(await visit.render(`${site}/b`))).toBe('asked_to_wait')
})

test('an unchanged page is fetched again for a caller that needs its body', async () => {
  const asked: FetchRequest[] = []
  const visit = createVisitFetcher(
    {
      render: async (url) => ({ kind: 'failed', url, reason: 'budget' }),
      fetch: async (request) => {
        asked.push(request)
        const { url, validators } = request
        return validators
          ? { kind: 'unchanged', url }
          : { kind: 'fetched', url, status: 200, headers: {}, body: new Uint8Array() }
      },
    },
    firstVisitLimits,
  )
  const validators = { etag: '"a"' }
  for (const more of [{ validators }, { validators }, {}, {}, { validators }])
    await visit.fetch({ url: `${site}/a`, ...more })
  expect(asked.slice(1).map((request) => request.validators)).toEqual([validators, undefined])
})

test("grantExtraRequest raises the budget up to a first visit's", async () => {
  const visit = createVisitFetcher(outside({}), { requests: 1, renders: 0, origins: 1 })
  const ask = async (path: string) => outcome(await visit.fetch({ url: site + path }))
  expect([await ask('/a'), await ask('/b')]).toEqual(['404 /a', 'budget'])
  for (let count = 0; count < 100; count += 1) visit.grantExtraRequest({ isListed: false })
  const paths = Array.from({ length: 30 }, (_, index) => `/c${index}`)
  const results = await Promise.all(paths.map(ask))
  expect(results.filter((result) => result !== 'budget')).toHaveLength(firstVisitLimits.requests - 1)
})

test('grantExtraRequest raises the budget further for what a list names, within a limit', async () => {
  const visit = createVisitFetcher(outside({}), { requests: 1, renders: 0, origins: 1 })
  for (let count = 0; count < 100; count += 1) visit.grantExtraRequest({ isListed: true })
  const paths = Array.from({ length: 100 }, (_, index) => `/c${index}`)
  const results = await Promise.all(paths.map(async (path) => outcome(await visit.fetch({ url: site + path }))))
  expect(results.filter((result) => result !== 'budget')).toHaveLength(politenessLimits.maxListedRequests)
})

describe('the visit fetcher and sessions', () => {
  test('a request of a session carries the cookies that its host set, any other none', async () => {
    const web = outside({
      '/it': { headers: { 'set-cookie': 'SID=a1; Path=/' } },
      '/app': {},
      '/plain': {},
      'https://other.example/app': {},
    })
    const { fetch } = createVisitFetcher(web, firstVisitLimits)
    await fetch({ url: `${site}/it` })
    await fetch({ url: `${site}/app`, method: 'POST', body: 'page=2', isOfSession: true })
    await fetch({ url: `${site}/plain` })
    await fetch({ url: 'https://other.example/app', method: 'POST', isOfSession: true })
    const sent = web.asked.filter(({ url }) => !url.endsWith('robots.txt'))
    expect(sent.map(({ cookie }) => cookie)).toEqual([undefined, 'SID=a1', undefined, undefined])
  })

  test('a call that is redirected loses its headers', async () => {
    const web = outside({ '/app': { status: 307, headers: { location: 'https://jobs.azienda.example/app' } } })
    const { fetch } = createVisitFetcher(web, firstVisitLimits)
    await fetch({ url: `${site}/app`, method: 'POST', body: '{}', headers: { authorization: 'Bearer x' } })
    expect(web.asked.at(-1)).not.toHaveProperty('headers')
    expect(web.asked.at(-1)).toMatchObject({ url: 'https://jobs.azienda.example/app', method: 'POST', body: '{}' })
  })

  test.each([307, 308])('a call that is redirected by %d to another site is not repeated there', async (status) => {
    const web = outside({
      '/app': { status, headers: { location: 'https://jobs.azienda.example/app' } },
      'https://jobs.azienda.example/app': { status, headers: { location: 'https://other.example/app' } },
      'https://other.example/app': {},
    })
    const { fetch } = createVisitFetcher(web, firstVisitLimits)
    const answer = await fetch({ url: `${site}/app`, method: 'POST', body: '{}' })
    expect(answer).toMatchObject({ kind: 'failed', reason: 'too_many_redirects' })
    expect(web.asked.map(({ url }) => new URL(url).host)).not.toContain('other.example')
  })
})
