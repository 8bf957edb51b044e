import { describe, expect, it } from 'vitest'
import { lever } from './lever.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

const board = { system: 'lever', token: 'cartieralta', url: 'https://jobs.lever.co/cartieralta', host: 'jobs.lever.co' }
const api = 'https://api.lever.co/v0/postings/cartieralta?mode=json'
const id = '0f0e5a2c-1111-4222-8333-abcdefabcdef'

const posting = {
  id,
  text: 'Conduttore caldaie',
  hostedUrl: `https://jobs.lever.co/cartieralta/${id}`,
  applyUrl: `https://jobs.lever.co/cartieralta/${id}/apply`,
  categories: {
    commitment: 'Tempo indeterminato',
    location: 'Lucca',
    allLocations: ['Lucca', 'Capannori'],
    team: 'Impianti',
  },
  createdAt: 1793000000000,
  workplaceType: 'on-site',
  description: '<div>Condurrai due generatori di vapore.</div>',
  lists: [{ text: 'Requisiti', content: '<li>Patentino di 2° grado</li><li>Disponibilità ai turni</li>' }],
  additional: '<div>Mensa interna.</div>',
}

const other = (text: string) => ({
  ...posting,
  id: id.replace('0f0e', '1f1e'),
  text,
  hostedUrl: posting.hostedUrl.replace('0f0e', '1f1e'),
})

describeBoard('a lever board', {
  system: lever,
  address: board.url,
  list: { page: jsonAnswer(api, [posting, other('Bobinista')]), titles: ['Conduttore caldaie', 'Bobinista'] },
  second: null,
  detail: { page: jsonAnswer(api.replace('?', `/${id}?`), posting), words: 'generatori di vapore' },
  empty: { page: jsonAnswer(api, []), isKnown: true },
  unknownTenant: { page: jsonAnswer(api, { ok: false, error: 'Document not found' }, 404) },
  changed: { page: jsonAnswer(api, { data: [posting] }) },
  translated: { page: jsonAnswer(api, [other('Boiler operator')]), titles: ['Boiler operator'] },
})

describe('lever recognise', () => {
  it.each([
    'https://jobs.lever.co/cartieralta',
    `https://jobs.lever.co/cartieralta/${id}/apply`,
    'https://api.lever.co/v0/postings/cartieralta?mode=json&group=team',
  ])('recognises %s', (url) => {
    expect(lever.recognise(new URL(url))).toEqual(board)
  })

  it('keeps the European hosts', () => {
    const found = lever.recognise(new URL('https://jobs.eu.lever.co/cartieralta'))
    expect(found && lever.requests(found).map(({ url }) => url)).toEqual([
      'https://api.eu.lever.co/v0/postings/cartieralta?mode=json',
      'https://jobs.eu.lever.co/cartieralta',
    ])
  })

  it.each(['https://www.lever.co/', 'https://jobs.lever.co/', 'https://jobs.lever.co/favicon.ico'])(
    'does not recognise %s',
    (url) => {
      expect(lever.recognise(new URL(url))).toBeNull()
    },
  )
})

describe('lever read', () => {
  it('gives every place, the lists as sections, and the words of the commitment', () => {
    const page = jsonAnswer(api, [posting])
    const read = lever.read(page, board)
    expect(read).toMatchObject({ next: [], isComplete: true })
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.positions[0]).toMatchObject({
      title: { text: 'Conduttore caldaie' },
      url: posting.hostedUrl,
      reference: id,
      applyUrl: posting.applyUrl,
      hints: {
        place: [{ text: 'Lucca' }, { text: 'Capannori' }],
        contract: { text: 'Tempo indeterminato' },
        remote: { text: 'on-site' },
        postedAt: { text: '1793000000000' },
      },
    })
    expect(read.positions[0]?.sections.map(({ heading, lines }) => [heading, lines.length])).toEqual([
      [null, 1],
      ['Requisiti', 2],
      [null, 1],
    ])
  })

  it('leaves an unspecified workplace out and takes the only place', () => {
    const read = lever.read(
      jsonAnswer(api, [{ ...posting, workplaceType: 'unspecified', categories: { location: 'Lucca' } }]),
      board,
    )
    expect(read.positions[0]?.hints).toMatchObject({ place: [{ text: 'Lucca' }] })
    expect(read.positions[0]?.hints.remote).toBeUndefined()
  })

  it('keeps the readable fields of a posting with wrong types', () => {
    const read = lever.read(
      jsonAnswer(api, [{ text: 'Capoturno', lists: {}, categories: [], hostedUrl: 4, createdAt: {} }, null]),
      board,
    )
    expect(read.positions).toMatchObject([{ title: { text: 'Capoturno' }, url: board.url, sections: [], hints: {} }])
    expect(read.isComplete).toBe(false)
  })

  it('reads the board page', () => {
    const page = htmlAnswer(
      board.url,
      `<div class="posting"><div><a href="/cartieralta/${id}">Apply</a></div><a class="posting-title" href="/cartieralta/${id}"><h5>Conduttore caldaie</h5><span class="sort-by-location">Lucca</span></a></div>`,
    )
    const read = lever.read(page, board)
    expect(read.positions).toMatchObject([
      { title: { text: 'Conduttore caldaie' }, reference: id, hints: { place: [{ text: 'Lucca' }] } },
    ])
    expect(unquoted(read.positions, page)).toEqual([])
  })
})

it.each([
  `<script>window.leverJobsOptions = {accountName: 'cartieralta', includeCss: true};</script>`,
  '<script>loadLeverJobs({"includeCss": true, "accountName": "cartieralta"})</script>',
])('takes the token from %s', (html) => {
  expect(lever.recogniseMarkup?.(htmlAnswer('https://alta.example/', html))).toEqual([board])
})

it('reads postings in groups, and the parts of a description', () => {
  const { description: _, ...rest } = posting
  const parts = { ...rest, opening: '<div>Siamo una cartiera.</div>', descriptionBody: '<div>Condurrai caldaie.</div>' }
  const page = jsonAnswer(`${api}&group=team`, [{ title: 'Impianti', postings: [parts] }])
  const read = lever.read(page, board)
  expect(read).toMatchObject({ isComplete: true, positions: [{ title: { text: 'Conduttore caldaie' } }] })
  const lines = read.positions[0]?.sections.flatMap((section) => section.lines.map(({ text }) => text))
  expect(lines?.slice(0, 2)).toEqual(['Siamo una cartiera.', 'Condurrai caldaie.'])
})
