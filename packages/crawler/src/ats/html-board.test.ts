import { describe, expect, it } from 'vitest'
import { readHtmlBoard } from './html-board.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'

const base = 'https://board.example/lavori'
const idOf = (url: URL) => (url.hostname === 'board.example' ? /^\/lavori\/(\d+)/.exec(url.pathname)?.[1] : null)
const read = (html: string) => readHtmlBoard(htmlAnswer(base, html), 'x', idOf)

describe('readHtmlBoard on a list', () => {
  it.each([
    ['the link’s own text', '<li><a href="/lavori/1">Fabbro</a></li><li><a href="/lavori/2">Lattoniere</a></li>'],
    [
      'a heading in the link',
      '<a href="/lavori/1"><h4>Fabbro</h4><p>Trento</p></a><a href="/lavori/2"><h4>Lattoniere</h4></a>',
    ],
    [
      'a heading beside the link',
      '<div><h3>Fabbro</h3><a href="/lavori/1">Scopri di più</a></div><div><h3>Lattoniere</h3><a href="/lavori/2">Candidati</a></div>',
    ],
    [
      'the first line of the link',
      '<a href="/lavori/1"><p>Fabbro</p><p>Trento</p></a><a href="/lavori/2"><p>Lattoniere</p></a>',
    ],
    [
      'a title attribute',
      '<p><a href="/lavori/1" title="Fabbro"><img alt=""></a></p><p><a href="/lavori/2" title="Lattoniere"></a></p>',
    ],
  ])('takes the title from %s', (_, html) => {
    const { positions, isComplete } = read(html)
    expect(positions.map(({ title }) => title.text)).toEqual(['Fabbro', 'Lattoniere'])
    expect(isComplete).toBe(true)
  })

  it('gives each job once, with the facts of its own card', () => {
    const html = `<ul><li><a href="/lavori/1">Fabbro</a> <span class="job-location">Trento</span><span class="contract-type">Tempo determinato</span><a href="/lavori/1#candidati">Candidati</a></li>
      <li><a href="/lavori/2">Lattoniere</a> <span data-x title="Sede">Rovereto</span><time class="posted-date">12/10/2026</time></li></ul>`
    const page = htmlAnswer(base, html)
    const { positions, next } = readHtmlBoard(page, 'x', idOf)
    expect(unquoted(positions, page)).toEqual([])
    expect(positions.map(({ hints }) => [hints.place?.[0]?.text, hints.contract?.text, hints.postedAt?.text])).toEqual([
      ['Trento', 'Tempo determinato', undefined],
      ['Rovereto', undefined, '12/10/2026'],
    ])
    expect(next).toHaveLength(2)
  })

  it('is not complete if a job has no title, and ignores other hosts', () => {
    expect(read('<a href="/lavori/1"></a><a href="/lavori/2">Fabbro</a>').isComplete).toBe(false)
    expect(read('<a href="https://other.example/lavori/1">Fabbro</a>').positions).toEqual([])
  })

  it.each(['Nessuna posizione aperta al momento', 'There are no open positions', 'Derzeit keine offenen Stellen'])(
    'is complete and empty when it says: %s',
    (text) => {
      expect(read(`<p>${text}.</p>`)).toEqual({ positions: [], next: [], isComplete: true })
    },
  )

  it('requests the further pages of the same list only', () => {
    const { next } = read(
      '<a href="?page=2">2</a><a href="?page=3">3</a><a href="/altro?page=4">4</a><a href="?sort=1">x</a>',
    )
    expect(next.map(({ url }) => url)).toEqual([`${base}?page=2`, `${base}?page=3`])
  })

  it('reads nothing from JSON or an error page', () => {
    expect(readHtmlBoard(jsonAnswer(base, '{}'), 'x', idOf).isComplete).toBe(false)
    expect(readHtmlBoard(htmlAnswer(base, '<a href="/lavori/1">Fabbro</a>', 404), 'x', idOf).positions).toEqual([])
  })

  it('terminates on a hostile page', () => {
    const deep = `${'<div>'.repeat(10_000)}<a href="/lavori/1">Fabbro</a>`
    expect(read(deep).positions.length).toBeLessThanOrEqual(1)
    const many = Array.from({ length: 6_000 }, (_, index) => `<a href="/lavori/${index}">Fabbro ${index}</a>`).join('')
    expect(read(many).positions).toHaveLength(500)
    expect(read('<a href="/lavori/7">Fabbro</a>'.repeat(6_000)).positions).toHaveLength(1)
  })
})

describe("readHtmlBoard on a job's page", () => {
  const job = (html: string) => readHtmlBoard(htmlAnswer(`${base}/9`, html), 'x', idOf).positions[0]

  it('prefers JSON-LD, and fills it from the visible text', () => {
    const posting = {
      '@graph': [
        { '@type': 'JobPosting', title: 'Fabbro', description: '<p>Ringhiere.</p>', datePosted: '2026-11-01' },
      ],
    }
    const position = job(
      `<script type="application/ld+json">${JSON.stringify(posting)}</script><h1>Fabbro</h1><dl><dt>Sede</dt><dd>Trento</dd></dl>`,
    )
    expect(position).toMatchObject({
      title: { text: 'Fabbro' },
      url: `${base}/9`,
      reference: '9',
      hints: { postedAt: { text: '2026-11-01' }, place: [{ text: 'Trento' }] },
    })
  })

  it.each([
    'Questo annuncio è scaduto',
    'Posizione chiusa',
    'This position has been filled',
    'Die Stelle ist nicht mehr verfügbar',
  ])('recognises a closed job: %s', (text) => {
    expect(job(`<h1>Fabbro</h1><p>${text}</p>`)?.closed?.text).toBe(text)
  })

  it('does not take other mentions of closing for a closed job', () => {
    expect(
      job('<h1>Addetto alle chiusure contabili</h1><p>Chiusura mensile dei conti e ricerca fornitori.</p>')?.closed,
    ).toBeNull()
  })

  it('reads nothing without a heading', () => {
    expect(job('<p>Fabbro</p>')).toBeUndefined()
  })
})

it('a list of more jobs than one page is read for, or with pages it gives no way to, is not complete', () => {
  const read = (html: string) =>
    readHtmlBoard(
      htmlAnswer('https://jobs.rossi.example/', html),
      'test',
      (url) => /^\/job\/(\d+)$/.exec(url.pathname)?.[1],
    )
  const links = (count: number) =>
    Array.from({ length: count }, (_, index) => `<li><a href="/job/${index}">Saldatore ${index}</a></li>`).join('')
  expect(read(`<ul>${links(499)}</ul>`).isComplete).toBe(true)
  expect(read(`<ul>${links(501)}</ul>`).isComplete).toBe(false)
  expect(read(`<ul>${links(2)}</ul><nav class="pagination">Pagina 1 di 3</nav>`).isComplete).toBe(false)
  expect(read(`<ul>${links(2)}</ul><nav class="pagination">Pagina 1 di 3 <a href="?page=2">2</a></nav>`)).toMatchObject(
    {
      isComplete: true,
      next: [{ url: 'https://jobs.rossi.example/?page=2' }, {}, {}],
    },
  )
})
