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

  it('renders an application page by page, its adverts too', async () => {
    const shell = '<html lang="it"><title>Rossi</title><app-root><p>…</p></app-root><script src="/main.js"></script>'
    const card = (path: string, title: string) =>
      `<job-card><job-title>${title}</job-title><a href="${path}">Vai al dettaglio</a></job-card>`
    const { titles } = await visit({
      '/': { html: shell, rendered: home },
      '/lavora-con-noi/': {
        html: shell,
        rendered: careers(`<h2>Posizioni aperte</h2>${card('/l/1', 'Saldatore')}${card('/l/2', 'Tornitore')}`),
      },
      '/l/1': { html: shell, rendered: detail('Saldatore') },
      '/l/2': { html: shell, rendered: detail('Tornitore') },
    })
    expect(titles.sort()).toEqual(['Saldatore', 'Tornitore'])
  })

  it.each(['Scopri le posizioni aperte', 'Vedi tutte le offerte di lavoro', 'View open positions', 'Scopri di più'])(
    'finds the list behind "%s"',
    async (words) => {
      const { titles } = await visit({
        '/': home,
        '/lavora-con-noi/': careers(`<p>Unisciti a noi.</p><a href="/lavora-con-noi/elenco">${words}</a>`),
        '/lavora-con-noi/elenco': `<html lang="it"><title>Rossi</title><main><h1>Posizioni aperte</h1>${row('/l/1', 'Saldatore')}${row('/l/2', 'Tornitore')}</main>`,
        '/l/1': detail('Saldatore'),
        '/l/2': detail('Tornitore'),
      })
      expect(titles.sort()).toEqual(['Saldatore', 'Tornitore'])
    },
  )

  it('reads the Italian careers page that "IT" leads to, and its twins once', async () => {
    const twins = (it: string, en: string) =>
      `<link rel="alternate" hreflang="it" href="${origin}${it}"><link rel="alternate" hreflang="en" href="${origin}${en}">`
    const { titles } = await visit({
      '/': '<html lang="en"><title>Rossi</title><h1>Steel</h1><nav><a href="/en/careers">Careers</a><a href="/it/lavoro">IT</a></nav>',
      '/it/lavoro': `<html lang="it"><title>Lavora con noi</title><main><h1>Lavora con noi</h1>${row('/it/lavoro/1', 'Saldatore')}</main>`,
      '/en/careers': `<html lang="en"><title>Careers</title><link rel="alternate" hreflang="it" href="${origin}/it/lavoro"><main><h1>Careers</h1>${row('/en/careers/1', 'Welder')}</main>`,
      '/it/lavoro/1': detail('Saldatore').replace('<title>', `${twins('/it/lavoro/1', '/en/careers/1')}<title>`),
      '/en/careers/1': detail('Welder').replace('"it"', '"en"'),
    })
    expect(titles).toEqual(['Saldatore'])
  })

  it('believes the page that says closed, whatever its data say', async () => {
    const data =
      '<script type="application/ld+json">{"@type":"JobPosting","title":"Buyer","description":"Acquisti"}</script>'
    const { titles, refusals } = await visit({
      '/': home,
      '/lavora-con-noi/': careers(row('/l/1', 'Buyer – SELEZIONE CONCLUSA') + row('/l/2', 'Tornitore')),
      '/l/1': detail('Buyer – SELEZIONE CONCLUSA').replace('<main>', `${data}<main>`),
      '/l/2': detail('Tornitore'),
    })
    expect([titles, refusals.map(({ reason }) => reason)]).toEqual([['Tornitore'], ['closed']])
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

describe('a board', () => {
  const api = 'https://boards-api.greenhouse.io/v1/boards/rossi/jobs'
  const board = 'https://boards.greenhouse.io/rossi'
  const job = { id: 7, title: 'Saldatore', absolute_url: `${board}/jobs/7`, location: { name: 'Jesi' } }
  const page =
    '<h1>Saldatore</h1><p>Requisiti: esperienza di 2 anni come saldatore, diploma, patente B. Contratto a tempo indeterminato.</p>'
  const list = (jobs: unknown[]) => ({ html: JSON.stringify({ jobs }), type: 'application/json' })
  const linked = `${home}<script src="${board.replace('rossi', 'embed/job_board/js?for=rossi')}"></script>`

  it('is asked for the page of a job whose text its calls do not tell', async () => {
    const { positions } = await visit({
      '/': linked,
      [`${api}?content=true`]: list([job]),
      [job.absolute_url]: page,
    })
    expect(positions.map(({ title, contract }) => [title.value, contract?.value])).toEqual([['Saldatore', 'permanent']])
  })

  it('is not asked for more if its calls tell all', async () => {
    const { asked, titles } = await visit({
      '/': linked,
      [`${api}?content=true`]: list([{ ...job, content: page }]),
      [job.absolute_url]: page,
    })
    expect(titles).toEqual(['Saldatore'])
    expect(asked.filter((url) => url.includes('greenhouse.io') && !url.endsWith('robots.txt'))).toEqual([
      `${api}?content=true`,
    ])
  })

  it('ends where pages name each other', async () => {
    const lever = 'https://jobs.lever.co/rossi'
    const loop = '<a href="?page=1">1</a><a href="?page=2">2</a>'
    const { titles } = await visit({
      '/': `${home}<a href="${lever}">Jobs</a>`,
      [lever]: loop,
      [`${lever}?page=1`]: loop,
      [`${lever}?page=2`]: loop,
    })
    expect(titles).toEqual([])
  })
})

describe('a frame', () => {
  const frame = 'https://careers-rossi.board.example/jobs/search?ss=1'
  const framed = (address: string) => ({ '/': home, '/lavora-con-noi/': careers(`<iframe src="${address}"></iframe>`) })

  it('of another host is read if its address speaks of jobs', async () => {
    expect((await visit({ ...framed(frame), [frame]: careers(advert('Saldatore')) })).titles).toEqual(['Saldatore'])
  })

  it('of another host is left alone if it does not', async () => {
    const { asked } = await visit(framed('https://player.video.example/embed/7'))
    expect(asked.filter((url) => url.includes('video.example'))).toEqual([])
  })
})
