import { describe, expect, it } from 'vitest'
import { arca24 } from './arca24.ts'
import { htmlAnswer, unquoted } from './testing/answers.ts'

const board = {
  system: 'arca24',
  token: 'lavoro.molino.example',
  url: 'https://lavoro.molino.example/it/careers/latest_jobs',
  host: 'lavoro.molino.example',
}

const list = `<div class="resultstring"><a href="/it/careers/jobad/991"><span class="md-headline title">Mugnaio</span></a><div class="md-caption title_heading posted_date">05/11/2026</div></div>
<div class="resultstring"><a href="/it/careers/jobad/992"><span class="md-headline title">Autista consegne</span></a></div><a href="/it/careers/latest_jobs?page=2">2</a>`

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
