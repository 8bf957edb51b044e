import { describe, expect, it } from 'vitest'
import { type Answers, advert, careers, detail, home, origin, row, visit } from './testing/visit-answers.ts'

describe('visitSite', () => {
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

  it('reads a part of the home page once', async () => {
    const menu = '<nav><a href="#lavora">Lavora con noi</a></nav>'
    const section = `<section id="lavora"><h2>Lavora con noi</h2>${advert('Saldatore')}${advert('Tornitore')}</section>`
    const { titles } = await visit({
      '/': `<html lang="it">${menu}<h1>Rossi</h1><p>Dal 1960.</p>${section}<p>Si ricevono clienti di venerdì.</p>`,
    })
    expect(titles).toEqual(['Saldatore', 'Tornitore'])
  })

  it('reads the further pages of a list', async () => {
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

  it('tries the address without www. where the one with it is unknown', async () => {
    const { titles } = await visit({
      '/robots.txt': { fault: 'dns' },
      '/': { fault: 'dns' },
      'https://rossi.example/': home,
      'https://rossi.example/lavora-con-noi/': careers(advert('Saldatore') + advert('Tornitore')),
    })
    expect(titles).toEqual(['Saldatore', 'Tornitore'])
  })

  it('renders a careers page that holds no positions', async () => {
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

  it('renders an application page by page, and its adverts', async () => {
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

  it('reads the Italian careers page behind "IT", and its translations once', async () => {
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

  it('takes a position for closed if its page says so, whatever its data say', async () => {
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

  it('renders nothing where the page says that nothing is open', async () => {
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

  it('reports a position in two languages once, in Italian', async () => {
    const links = `<link rel="alternate" hreflang="it" href="/it/lavora/"><link rel="alternate" hreflang="en" href="/en/work/">`
    const { titles, refusals } = await visit({
      '/': `<html lang="it"><a href="/it/lavora/">Lavora con noi</a><a href="/en/work/">Work with us</a>`,
      '/it/lavora/': `<html lang="it"><head>${links}</head>${careers(advert('Agronomo') + advert('Trattorista'))}`,
      '/en/work/': `<html lang="en"><head>${links}</head><h1>Work with us</h1><h3>Agronomist</h3><p>Location: Jesi. Requirements: 2 years of experience. Permanent contract, full time. Apply to cv@rossi.example.</p><h3>Tractor driver</h3><p>Location: Jesi. Requirements: 2 years of experience. Permanent contract, full time.</p>`,
    })
    expect(titles).toEqual(['Agronomo', 'Trattorista'])
    expect(refusals.filter(({ reason }) => reason === 'duplicate_language')).toHaveLength(2)
  })

  it('sends a parked domain no further request', async () => {
    const { titles, asked } = await visit({
      '/': '<h1>rossi.example</h1><p>This domain is for sale!</p><a href="/?q=lavoro">Offerte di lavoro</a>',
      '/?q=lavoro': careers(advert('Autista')),
    })
    expect([titles, asked]).toEqual([[], [`${origin}/robots.txt`, `${origin}/`]])
  })

  it('reads the section of a one-page site that the menu labels as careers', async () => {
    const { titles } = await visit({
      '/': `<html lang="it"><title>Rossi</title><a href="#job">Lavora con noi</a><section id="chi"><h2>Chi siamo</h2><p>Dal 1950.</p></section><section id="job"><h2>Lavora con noi</h2>${advert('Saldatore')}${advert('Tornitore')}</section>`,
    })
    expect(titles).toEqual(['Saldatore', 'Tornitore'])
  })

  it('reads an advert in the footer of the home page', async () => {
    const footer =
      '<footer><div><h4>Contatti</h4><p>Via Roma 1, Jesi</p></div><div><h4>Stiamo assumendo</h4><p>Elettricista, full time. CV a cv@rossi.example</p></div></footer>'
    const { positions } = await visit({ '/': `<html lang="it"><main><h1>Carpenteria</h1></main>${footer}` })
    expect(positions.map(({ title, schedule, url }) => [title.value, schedule?.value, url])).toEqual([
      ['Elettricista', 'full', `${origin}/`],
    ])
  })

  it('reports an advert of both the footer and the careers page once', async () => {
    const footer = '<footer><p>Cerchiamo un saldatore, tempo pieno: scrivere a cv@rossi.example</p></footer>'
    const { titles } = await visit({
      '/': `${home}<main><p>Dal 1950.</p></main>${footer}`,
      '/lavora-con-noi/': careers(advert('Saldatore') + advert('Tornitore')) + footer,
    })
    expect(titles.sort()).toEqual(['Saldatore', 'Tornitore'])
  })

  it('takes no link of the footer for an advert', async () => {
    const footer = '<footer><p>Contratto di rete</p><a href="/lavora-con-noi/">Lavora con noi</a></footer>'
    const { titles } = await visit({
      '/': `<html lang="it"><main><h1>Carpenteria</h1></main>${footer}`,
      '/lavora-con-noi/': careers('<p>Al momento non ci sono posizioni aperte.</p>') + footer,
    })
    expect(titles).toEqual([])
  })

  it('stays within its budget however many links there are', async () => {
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
  ])('terminates on %s', async (_, answers: Answers) => {
    expect((await visit(answers)).titles).toEqual([])
  })
})
