import { describe, expect, it } from 'vitest'
import { inrecruiting } from './inrecruiting.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

const host = 'inrecruiting.intervieweb.it'
const board = { system: 'inrecruiting', token: 'fonderia', url: `https://${host}/fonderia/it/career`, host }

const list = `<div class="vacancy__render"><div class="vacancy__title"><h3><a href="/fonderia/jobs/colatore-5501/it/">Colatore</a></h3></div>
  <span class="subtitle__informations" title="Sede">Lumezzane, Italia</span><span class="vacancy__date">Pubblicato il 03/11/2026</span></div>
<div class="vacancy__render"><div class="vacancy__title"><h3><a href="/fonderia/jobs/candidatura-spontanea-1/it/">Candidatura spontanea</a></h3></div></div>`

const job = `<body><header><a href="/fonderia/it/career">Torna</a></header><div><h1>Colatore</h1>
  <table><tr><th>Sede</th><td>Lumezzane (BS), Italia</td></tr><tr><th>Pubblicato il</th><td>03/11/2026</td></tr><tr><th>Tipologia contrattuale</th><td>Tempo determinato</td></tr><tr><th>Orario</th><td>Full time</td></tr></table>
  <div><h2>Descrizione</h2><p>Colata in bassa pressione di leghe di alluminio per il settore della rubinetteria, con controllo visivo dei pezzi e manutenzione ordinaria delle conchiglie.</p><p><strong>Requisiti</strong></p><ul><li>Esperienza in fonderia</li></ul></div></div><footer>Privacy</footer></body>`

const feed = 'https://zinrec.intervieweb.it/annunci.php?lang=it&LAC=fonderia&k=abc&format=json_en'
const entry = (id: number, title: string) => ({
  title,
  url: `https://zinrec.intervieweb.it/fonderia/jobs/${title.toLowerCase()}-${id}/it/`,
  location: 'Lumezzane',
  published: '03-11-2026 09:10',
  description: '<p>Colata in bassa pressione.</p>',
})

describeBoard("inrecruiting's widget", {
  system: inrecruiting,
  address: feed,
  list: {
    page: jsonAnswer(feed, [entry(5501, 'Colatore'), entry(5502, 'Sbavatore')]),
    titles: ['Colatore', 'Sbavatore'],
  },
  second: null,
  detail: {
    page: htmlAnswer(entry(5501, 'Colatore').url, '<h1>Colatore</h1><p>Colata in bassa pressione.</p>'),
    words: 'Colata in bassa pressione',
  },
  empty: { page: jsonAnswer(feed, []), isKnown: true },
  unknownTenant: { page: htmlAnswer(feed, '<h1>Azienda non trovata</h1>') },
  changed: { page: jsonAnswer(feed, { annunci: [entry(5501, 'Colatore')] }) },
  translated: { page: jsonAnswer(feed.replace('lang=it', 'lang=en'), [entry(5503, 'Caster')]), titles: ['Caster'] },
})

describe('inrecruiting recognise', () => {
  it.each([
    `https://${host}/fonderia/it/career`,
    `https://${host}/fonderia/jobs/colatore-5501/it/`,
    `https://${host}/app.php?module=iframeAnnunci&act1=23&IdAnnuncio=5501&LAC=fonderia`,
  ])('recognises %s', (url) => {
    expect(inrecruiting.recognise(new URL(url))).toEqual(board)
  })

  it("distinguishes a company's own host from the shared ones", () => {
    expect(inrecruiting.recognise(new URL('https://fonderia.intervieweb.it/en/career'))).toMatchObject({
      token: 'fonderia',
      url: 'https://fonderia.intervieweb.it/en/career',
    })
    expect(inrecruiting.recognise(new URL('https://cezanneondemand.intervieweb.it/css/annunci.css'))).toBeNull()
    expect(inrecruiting.recognise(new URL('https://www.intervieweb.it/'))).toBeNull()
  })

  it('requests the call that the page names first, then the Italian list', () => {
    const found = inrecruiting.recognise(new URL(feed))
    expect(found && inrecruiting.requests(found).map(({ url }) => url)).toEqual([
      feed,
      'https://zinrec.intervieweb.it/fonderia/it/career',
    ])
    const english = inrecruiting.recognise(new URL(`https://${host}/fonderia/en/career`))
    expect(english && inrecruiting.requests(english).map(({ url }) => url)).toEqual([
      board.url,
      `https://${host}/fonderia/en/career`,
    ])
  })
})

describe('inrecruiting read', () => {
  it('lists the jobs and requests their pages', () => {
    const page = htmlAnswer(board.url, list)
    const read = inrecruiting.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.next.map(({ url }) => url)).toEqual([
      `https://${host}/fonderia/jobs/colatore-5501/it/`,
      `https://${host}/fonderia/jobs/candidatura-spontanea-1/it/`,
    ])
    expect(read).toMatchObject({
      isComplete: true,
      positions: [
        {
          title: { text: 'Colatore' },
          reference: '5501',
          hints: { place: [{ text: 'Lumezzane, Italia' }], postedAt: { text: 'Pubblicato il 03/11/2026' } },
        },
        { title: { text: 'Candidatura spontanea' } },
      ],
    })
  })

  it("reads a job's page", () => {
    const page = htmlAnswer(`https://${host}/fonderia/jobs/colatore-5501/it/`, job)
    const read = inrecruiting.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.positions).toMatchObject([
      {
        title: { text: 'Colatore' },
        url: page.url,
        reference: '5501',
        hints: {
          place: [{ text: 'Lumezzane (BS), Italia' }],
          contract: { text: 'Tempo determinato' },
          schedule: { text: 'Full time' },
          postedAt: { text: '03/11/2026' },
        },
      },
    ])
    expect(read.positions[0]?.sections.find(({ heading }) => heading === 'Requisiti')?.lines).toEqual([
      { text: 'Esperienza in fonderia', isItem: true },
    ])
    expect(JSON.stringify(read.positions)).not.toMatch(/Torna|Privacy/)
  })

  it('distinguishes an empty board from an unreadable one', () => {
    const empty = htmlAnswer(board.url, '<div class="vacancy-list-empty">Nessun annuncio disponibile</div>')
    expect(inrecruiting.read(empty, board)).toEqual({ positions: [], next: [], isComplete: true })
    expect(inrecruiting.read(htmlAnswer(board.url, '<div id="vacancyList"></div>'), board).isComplete).toBe(false)
  })
})

describe('inrecruiting on a company’s own host', () => {
  const own = 'https://fonderia.intervieweb.it'
  const feed = `${own}/annunci.php?lang=it&d=fonderia.example&k=abc&format=json_en`

  it('needs no account beside the key', () => {
    expect(inrecruiting.recognise(new URL(feed))).toMatchObject({ token: 'fonderia', feed, url: `${own}/it/career` })
  })

  it('requests JSON where the page frames its HTML', () => {
    const framed = `${own}/annunci.php?lang=it&k=abc`
    const found = inrecruiting.recognise(new URL(framed))
    expect(found && inrecruiting.requests(found).map(({ url }) => url)).toEqual([
      framed,
      `${framed}&format=json_en`,
      `${own}/it/career`,
    ])
  })

  it.each(['announces', 'announces_list'])('finds jobs by their slugs, in %s', (name) => {
    const entry = {
      id: 5501,
      slug: 'colatore-5501',
      title: 'Colatore',
      city: 'Lumezzane',
      location: 'Lumezzane Pieve',
      published: '28-10-2026 (15:42)',
    }
    const found = inrecruiting.recognise(new URL(feed))
    const page = jsonAnswer(feed, { [name]: [entry] })
    const read = found && inrecruiting.read(page, found)
    expect(read && unquoted(read.positions, page)).toEqual([])
    expect(read).toMatchObject({
      isComplete: true,
      positions: [
        { url: `${own}/jobs/colatore-5501/it/`, reference: '5501', hints: { place: [{ text: 'Lumezzane' }] } },
      ],
    })
  })
})

it('recognises a careers site on the company’s own domain', () => {
  const html = `<link rel="stylesheet" href="https://inrecruiting.intervieweb.it/css/careers.css">${list.replaceAll('/fonderia', '')}`
  const page = htmlAnswer('https://lavora.fonderia.example/it/career', html)
  const [found] = inrecruiting.recogniseMarkup?.(page) ?? []
  expect(found).toMatchObject({ host: 'lavora.fonderia.example', url: page.url })
  expect(found && inrecruiting.read(page, found).positions[0]).toMatchObject({
    reference: '5501',
    url: 'https://lavora.fonderia.example/jobs/colatore-5501/it/',
  })
  const company = '<link href="https://inrecruiting.intervieweb.it/css/a.css"><a href="/jobs/">Lavora con noi</a>'
  expect(inrecruiting.recogniseMarkup?.(htmlAnswer('https://fonderia.example/', company))).toEqual([])
})
