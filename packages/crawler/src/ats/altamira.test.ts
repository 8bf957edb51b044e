import { describe, expect, it } from 'vitest'
import { altamira } from './altamira.ts'
import { htmlAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

const board = {
  system: 'altamira',
  token: 'cantiere',
  url: 'https://cantiere.altamiraweb.com/jobs',
  host: 'cantiere.altamiraweb.com',
}

const list = `<div class="annuncio"><h3><a href="/jobs/Carpentiere-Italia-Veneto-Venezia-561445691.htm">Carpentiere metallico</a></h3><span class="luogo">Venezia</span><a href="/jobs/Carpentiere-Italia-Veneto-Venezia-561445691.htm">Dettagli</a></div>
<div class="annuncio"><h3><a href="/jobs/job-details?JobID=561445700">Tubista</a></h3><span class="luogo">Ancona</span></div>
<div class="pager"><a href="/jobs?PagerAnnunci=2">2</a></div>`

const card = (id: number, title: string) =>
  `<div class="annuncio"><h3><a href="/jobs/${title}-Italia-Veneto-Venezia-${id}.htm">${title}</a></h3><span class="luogo">Venezia</span></div>`
const second = `${board.url}?PagerAnnunci=2`

describeBoard('an altamira board', {
  system: altamira,
  address: 'https://cantiere.altamiraweb.com/',
  list: {
    page: htmlAnswer(
      board.url,
      `${card(561445691, 'Carpentiere')}${card(561445692, 'Saldatore')}<div class="pager"><a href="${second}">2</a></div>`,
    ),
    titles: ['Carpentiere', 'Saldatore'],
  },
  second: { page: htmlAnswer(second, card(561445693, 'Tubista')), titles: ['Tubista'] },
  detail: {
    page: htmlAnswer(
      'https://cantiere.altamiraweb.com/jobs/Carpentiere-Italia-Veneto-Venezia-561445691.htm',
      '<h1>Carpentiere</h1><p>Montaggio di scafi.</p>',
    ),
    words: 'Montaggio di scafi',
  },
  empty: { page: htmlAnswer(board.url, '<h1>Annunci</h1><p>Nessuna posizione aperta</p>'), isKnown: true },
  unknownTenant: { page: htmlAnswer(board.url, '<h1>Sito non disponibile</h1>') },
  changed: { page: htmlAnswer(board.url, '<div id="annunci-app"></div>') },
  translated: { page: htmlAnswer(`${board.url}?lang=en`, card(561445694, 'Welder')), titles: ['Welder'] },
  check: 2,
})

describe('altamira', () => {
  it.each([
    'https://cantiere.altamiraweb.com/',
    'https://cantiere.altamiraweb.com/default-cards',
    'https://cantiere.altamiraweb.com/jobs?PagerAnnunci=2',
  ])('recognises %s', (url) => {
    expect(altamira.recognise(new URL(url))).toEqual(board)
  })

  it('recognises the newer hosts', () => {
    expect(altamira.recognise(new URL('https://cantiere.sites.altamiraweb.com/x'))?.url).toBe(
      'https://cantiere.sites.altamiraweb.com/jobs',
    )
    expect(altamira.recognise(new URL('https://www.altamirahrm.com/'))).toBeNull()
  })

  it('lists both forms of address, then the pager and the details', () => {
    const page = htmlAnswer(board.url, list)
    const read = altamira.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.positions).toMatchObject([
      { title: { text: 'Carpentiere metallico' }, reference: '561445691', hints: { place: [{ text: 'Venezia' }] } },
      { title: { text: 'Tubista' }, reference: '561445700', hints: { place: [{ text: 'Ancona' }] } },
    ])
    expect(read.next.map(({ url }) => url)).toEqual([
      'https://cantiere.altamiraweb.com/jobs?PagerAnnunci=2',
      'https://cantiere.altamiraweb.com/jobs/Carpentiere-Italia-Veneto-Venezia-561445691.htm',
      'https://cantiere.altamiraweb.com/jobs/job-details?JobID=561445700',
    ])
  })

  it('accepts short numbers, and takes no other page for a job', () => {
    const read = altamira.read(
      htmlAnswer(board.url, '<a href="/jobs/Gruista-Trento-48.htm">Gruista</a><a href="/azienda-2.htm">Azienda</a>'),
      board,
    )
    expect(read.positions.map(({ reference }) => reference)).toEqual(['48'])
  })

  it('reads a job that says it is closed', () => {
    const page = htmlAnswer(
      'https://cantiere.altamiraweb.com/jobs/job-details?JobID=561445700',
      '<h1>Tubista</h1><p>La posizione è chiusa.</p>',
    )
    expect(altamira.read(page, board).positions).toMatchObject([
      { reference: '561445700', closed: { text: 'La posizione è chiusa.' } },
    ])
  })
})

it('requests every form of list', () => {
  expect(altamira.requests(board).map(({ url }) => new URL(url).pathname)).toEqual([
    '/jobs',
    '/',
    '/default-cards',
    '/default/',
  ])
})

it('reads a list whose addresses are numbers', () => {
  const html = '<ul><li><a href="/annunci-lavoro/job-details?JobID=561445691">Carpentiere navale</a></li></ul>'
  expect(altamira.read(htmlAnswer(board.url, html), board).positions).toMatchObject([
    { title: { text: 'Carpentiere navale' }, reference: '561445691' },
  ])
})
