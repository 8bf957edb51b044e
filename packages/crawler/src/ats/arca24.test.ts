import { describe, expect, it } from 'vitest'
import { arca24 } from './arca24.ts'
import { htmlAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

const board = {
  system: 'arca24',
  token: 'lavoro.molino.example',
  url: 'https://lavoro.molino.example/it/careers/latest_jobs',
  host: 'lavoro.molino.example',
}

const list = `<div class="resultstring"><a href="/it/careers/jobad/991"><span class="md-headline title">Mugnaio</span></a><div class="md-caption title_heading posted_date">05/11/2026</div></div>
<div class="resultstring"><a href="/it/careers/jobad/992"><span class="md-headline title">Autista consegne</span></a></div><a href="/it/careers/latest_jobs?page=2">2</a>`

const row = (id: number, title: string, language = 'it') =>
  `<div class="resultstring"><a href="/${language}/careers/jobad/${id}"><span class="md-headline title">${title}</span></a></div>`
const full = ['Mugnaio', ...Array.from({ length: 14 }, (_, index) => `Autista linea ${index + 1}`)]

describeBoard('an arca24 board', {
  system: arca24,
  address: board.url,
  list: { page: htmlAnswer(board.url, full.map((title, index) => row(991 + index, title)).join('')), titles: full },
  second: { page: htmlAnswer(`${board.url}?page=2`, row(1010, 'Pastaio')), titles: ['Pastaio'] },
  detail: {
    page: htmlAnswer(
      'https://lavoro.molino.example/it/careers/jobad/991',
      '<div class="mainContent"><h1>Mugnaio</h1><div class="textBlock"><p>Conduzione del laminatoio.</p></div></div>',
    ),
    words: 'Conduzione del laminatoio',
  },
  empty: { page: htmlAnswer(board.url, '<h1>Offerte</h1><p>Nessuna offerta disponibile</p>'), isKnown: true },
  unknownTenant: { page: htmlAnswer(board.url, '<h1>Pagina non trovata</h1>') },
  changed: { page: htmlAnswer(board.url, '<div class="results-app"></div>') },
  translated: {
    page: htmlAnswer(board.url.replace('/it/', '/en/'), row(1011, 'Miller', 'en')),
    titles: ['Miller'],
  },
  check: 2,
})

describe('arca24', () => {
  it.each([
    'https://lavoro.molino.example/it/careers/latest_jobs',
    'https://lavoro.molino.example/en/careers/jobad/991',
  ])('recognises %s', (url) => {
    expect(arca24.recognise(new URL(url))).toEqual(board)
  })

  it.each([
    'https://www.molino.example/it/careers/jobs',
    'https://www.molino.example/it/careers',
    'https://crm.arca24.careers/',
  ])('does not recognise %s', (url) => {
    expect(arca24.recognise(new URL(url))).toBeNull()
  })

  it('lists the jobs, and requests the further pages and the details', () => {
    const page = htmlAnswer(board.url, list)
    const read = arca24.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.positions).toMatchObject([
      { title: { text: 'Mugnaio' }, reference: '991', hints: { postedAt: { text: '05/11/2026' } } },
      { title: { text: 'Autista consegne' } },
    ])
    expect(read.next.map(({ url }) => url)).toEqual([
      `${board.url}?page=2`,
      'https://lavoro.molino.example/it/careers/jobad/991',
      'https://lavoro.molino.example/it/careers/jobad/992',
    ])
  })

  it("reads the page's text where the microdata is a summary", () => {
    const text =
      'Conduzione del laminatoio a cilindri, pulizia dei plansichter, controllo delle farine e registrazione dei lotti secondo le procedure. '.repeat(
        3,
      )
    const page = htmlAnswer(
      'https://lavoro.molino.example/it/careers/jobad/991',
      `<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Mugnaio</h1><meta itemprop="description" content="Mugnaio a Pavia"><meta itemprop="validThrough" content="2026-12-01"><span itemprop="addressLocality">Pavia</span><div class="textBlock"><p>${text}</p></div></div>`,
    )
    const read = arca24.read(page, board)
    expect(read.positions).toMatchObject([
      { reference: '991', hints: { place: [{ text: 'Pavia' }], validThrough: { text: '2026-12-01' } } },
    ])
    expect(JSON.stringify(read.positions[0]?.sections)).toContain('laminatoio')
  })
})

it('requests the other languages of the country if there is no Italian list', () => {
  expect(arca24.requests(board).map(({ url }) => new URL(url).pathname)).toEqual([
    '/it/careers/latest_jobs',
    '/en/careers/latest_jobs',
    '/de/careers/latest_jobs',
  ])
})

it("arca24's job keeps the blocks of its page where its microdata holds one line", () => {
  const text = 'Conduzione dell’impianto di macinazione e controllo delle farine in uscita. '.repeat(5)
  const html = `<div class="mainContent" itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">Mugnaio</h1><meta itemprop="description" content="Mugnaio a Foligno"><span itemprop="addressLocality">Foligno</span><div class="textBlock"><h3>Mansioni</h3><p>${text}</p></div><div class="textBlock"><h3>Requisiti</h3><ul><li>Diploma</li></ul></div></div>`
  const [position] = arca24.read(
    htmlAnswer('https://lavoro.molino.example/it/careers/jobad/991', html),
    board,
  ).positions
  expect(position?.hints.place).toMatchObject([{ text: 'Foligno' }])
  expect(position?.sections.map(({ heading }) => heading)).toEqual(expect.arrayContaining(['Mansioni', 'Requisiti']))
})

it("arca24's job has the text of its own blocks, without those that list other jobs", () => {
  const html =
    '<div class="mainContent"><h1>Mugnaio</h1><div class="textBlock"><h3>Mansioni</h3><p>Conduzione del mulino.</p></div><div class="textBlock"><h3>Altri annunci</h3><ul><li><a href="/it/careers/jobad/992">Autista consegne</a></li></ul></div></div>'
  const page = htmlAnswer('https://lavoro.molino.example/it/careers/jobad/991', html)
  expect(arca24.read(page, board).positions[0]?.sections).toMatchObject([
    { heading: 'Mansioni', lines: [{ text: 'Conduzione del mulino.' }] },
  ])
})
