import { describe, expect, it } from 'vitest'
import type { Fetcher, FetchResult } from '../fetch/fetcher.ts'
import { visitSite } from './visit-site.ts'

type Answers = Record<
  string,
  string | { html?: string; rendered?: string; status?: number; type?: string; fault?: 'timeout' | 'dns' }
>

const origin = 'https://www.rossi.example'

function memoryFetcher(answers: Answers): Fetcher & { asked: string[] } {
  const asked: string[] = []
  const answer = (url: string, isRendered: boolean): FetchResult => {
    asked.push(isRendered ? `render ${url}` : url)
    const path = url.startsWith(origin) ? url.slice(origin.length) : url
    const found = answers[path]
    const one = typeof found === 'string' ? { html: found } : found
    if (one?.fault) return { kind: 'failed', url, reason: one.fault }
    const text = (isRendered ? one?.rendered : undefined) ?? one?.html ?? ''
    const headers = { 'content-type': one?.type ?? 'text/html; charset=utf-8' }
    return {
      kind: 'fetched',
      url,
      status: one === undefined ? 404 : (one.status ?? 200),
      headers,
      body: new TextEncoder().encode(text),
    }
  }
  return { asked, fetch: async ({ url }) => answer(url, false), render: async (url) => answer(url, true) }
}

async function visit(answers: Answers) {
  const fetcher = memoryFetcher(answers)
  const site = {
    startUrl: `${origin}/`,
    company: 'Rossi S.r.l.',
    city: 'Jesi',
    visitedAt: new Date('2026-11-14T06:00:00Z'),
  }
  const findings = await visitSite(fetcher, site)
  return { ...findings, asked: fetcher.asked, titles: findings.positions.map((position) => position.title.value) }
}

const home =
  '<html lang="it"><title>Rossi</title><h1>Carpenteria</h1><nav><a href="/lavora-con-noi/">Lavora con noi</a></nav>'
const advert = (title: string, town = 'Jesi') =>
  `<h3>${title}</h3><p>Sede di lavoro: ${town}. Requisiti: esperienza di 2 anni, diploma. Contratto a tempo indeterminato, full time. Inviare il CV a cv@rossi.example.</p>`
const careers = (body: string) =>
  `<html lang="it"><title>Lavora con noi</title><main><h1>Lavora con noi</h1>${body}</main>`
const row = (path: string, title: string) =>
  `<li><h3><a href="${path}">${title}</a></h3><p>Jesi, tempo indeterminato</p></li>`
const detail = (title: string) =>
  `<html lang="it"><title>${title}</title><main><h1>${title}</h1>${advert('Requisiti').slice(18)}</main>`

describe('a visit', () => {
  it('reads the careers page that the home page links', async () => {
    const { titles } = await visit({
      '/': home,
      '/lavora-con-noi/': careers(advert('Saldatore') + advert('Magazziniere')),
    })
    expect(titles).toEqual(['Saldatore', 'Magazziniere'])
  })

  it('keeps a position whose own page does not answer', async () => {
    const list = ['saldatore', 'tornitore', 'fresatore'].map((name) => row(`/lavora-con-noi/${name}/`, name)).join('')
    const { positions } = await visit({
      '/': home,
      '/lavora-con-noi/': careers(`<ul>${list}</ul>`),
      '/lavora-con-noi/saldatore/': detail('Saldatore'),
      '/lavora-con-noi/tornitore/': { fault: 'timeout' },
      '/lavora-con-noi/fresatore/': detail('Fresatore'),
    })
    expect(positions.map(({ title, url }) => [title.value.toLowerCase(), url.slice(origin.length)])).toEqual([
      ['saldatore', '/lavora-con-noi/saldatore/'],
      ['tornitore', '/lavora-con-noi/tornitore/'],
      ['fresatore', '/lavora-con-noi/fresatore/'],
    ])
  })

  it('turns the pages of a list', async () => {
    const pager = '<p><a href="/lavora-con-noi/page/2/">2</a></p>'
    const { titles } = await visit({
      '/': home,
      '/lavora-con-noi/': careers(advert('Saldatore') + advert('Carrellista') + pager),
      '/lavora-con-noi/page/2/': careers(advert('Magazziniere') + advert('Tornitore')),
    })
    expect(titles.sort()).toEqual(['Carrellista', 'Magazziniere', 'Saldatore', 'Tornitore'])
  })

  it('does not read what robots.txt forbids', async () => {
    const { titles, asked } = await visit({
      '/robots.txt': { html: 'User-agent: *\nDisallow: /lavora', type: 'text/plain' },
      '/': home,
      '/lavora-con-noi/': careers(advert('Saldatore')),
    })
    expect(titles).toEqual([])
    expect(asked).not.toContain(`${origin}/lavora-con-noi/`)
  })

  it('tries the address without www. where the other is unknown', async () => {
    const { titles } = await visit({
      '/robots.txt': { fault: 'dns' },
      '/': { fault: 'dns' },
      'https://rossi.example/': home,
      'https://rossi.example/lavora-con-noi/': careers(advert('Saldatore') + advert('Tornitore')),
    })
    expect(titles).toEqual(['Saldatore', 'Tornitore'])
  })

  it('renders a page that promises positions and holds none', async () => {
    const { titles, asked } = await visit({
      '/': home,
      '/lavora-con-noi/': {
        html: careers('<div class="jobs-list"></div><script src="/app.js"></script>'),
        rendered: careers(advert('Saldatore') + advert('Tornitore')),
      },
    })
    expect(titles).toEqual(['Saldatore', 'Tornitore'])
    expect(asked.filter((url) => url.startsWith('render'))).toHaveLength(1)
  })

  it('renders nothing where nothing is open', async () => {
    const { asked } = await visit({
      '/': home,
      '/lavora-con-noi/': careers('<p>Al momento non ci sono posizioni aperte.</p><div class="jobs-list"></div>'),
    })
    expect(asked.filter((url) => url.startsWith('render'))).toEqual([])
  })

  it('finds the careers page in the sitemap', async () => {
    const { titles } = await visit({
      '/': '<html lang="it"><h1>Carpenteria</h1><a href="/prodotti/">Prodotti</a>',
      '/sitemap.xml': {
        html: `<urlset><url><loc>${origin}/entra-nel-team-rossi/</loc></url></urlset>`,
        type: 'text/xml',
      },
      '/entra-nel-team-rossi/': careers(advert('Saldatore') + advert('Tornitore')),
    })
    expect(titles).toEqual(['Saldatore', 'Tornitore'])
  })

  it('tells a position once in two languages, in Italian', async () => {
    const links = `<link rel="alternate" hreflang="it" href="/it/lavora/"><link rel="alternate" hreflang="en" href="/en/work/">`
    const { titles, refusals } = await visit({
      '/': `<html lang="it"><a href="/it/lavora/">Lavora con noi</a><a href="/en/work/">Work with us</a>`,
      '/it/lavora/': `<html lang="it"><head>${links}</head>${careers(advert('Agronomo') + advert('Trattorista'))}`,
      '/en/work/': `<html lang="en"><head>${links}</head><h1>Work with us</h1><h3>Agronomist</h3><p>Location: Jesi. Requirements: 2 years of experience. Permanent contract, full time. Apply to cv@rossi.example.</p><h3>Tractor driver</h3><p>Location: Jesi. Requirements: 2 years of experience. Permanent contract, full time.</p>`,
    })
    expect(titles).toEqual(['Agronomo', 'Trattorista'])
    expect(refusals.filter(({ reason }) => reason === 'duplicate_language')).toHaveLength(2)
  })

  it('asks a parked domain nothing more', async () => {
    const { titles, asked } = await visit({
      '/': '<h1>rossi.example</h1><p>This domain is for sale!</p><a href="/?q=lavoro">Offerte di lavoro</a>',
      '/?q=lavoro': careers(advert('Autista')),
    })
    expect([titles, asked]).toEqual([[], [`${origin}/robots.txt`, `${origin}/`]])
  })

  it('reads the part of a one-page site that the menu calls so', async () => {
    const { titles } = await visit({
      '/': `<html lang="it"><title>Rossi</title><a href="#job">Lavora con noi</a><section id="chi"><h2>Chi siamo</h2><p>Dal 1950.</p></section><section id="job"><h2>Lavora con noi</h2>${advert('Saldatore')}${advert('Tornitore')}</section>`,
    })
    expect(titles).toEqual(['Saldatore', 'Tornitore'])
  })

  it('keeps to its budget however many links there are', async () => {
    const links = Array.from(
      { length: 300 },
      (_, index) => `<a href="/lavora-con-noi/${index}-saldatore/">Saldatore ${index}</a>`,
    )
    const { requests } = await visit({ '/': home, '/lavora-con-noi/': careers(links.join(' ')) })
    expect(requests.filter(({ outcome }) => outcome !== 'budget').length).toBeLessThanOrEqual(26)
  })

  it.each([
    ['an unreachable site', { '/': { fault: 'timeout' as const } }],
    ['an empty answer', { '/': '' }],
    ['a PDF for a home page', { '/': { html: '%PDF-1.4', type: 'application/pdf' } }],
    [
      'frames within frames',
      { '/': '<iframe src="/"></iframe><iframe src="/a"></iframe>', '/a': '<iframe src="/"></iframe>' },
    ],
    ['a page that sends to itself', { '/': '<meta http-equiv="refresh" content="0;url=/">' }],
  ])('ends well on %s', async (_, answers: Answers) => {
    expect((await visit(answers)).titles).toEqual([])
  })
})
