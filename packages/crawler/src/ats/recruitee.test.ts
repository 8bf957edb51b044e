import { describe, expect, it } from 'vitest'
import { recruitee } from './recruitee.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

const board = {
  system: 'recruitee',
  token: 'ottica',
  url: 'https://ottica.recruitee.com/',
  host: 'ottica.recruitee.com',
}
const api = 'https://ottica.recruitee.com/api/offers/'

const offer = {
  id: 501,
  slug: 'ottico-negozio',
  title: 'Ottico',
  status: 'published',
  careers_url: 'https://ottica.recruitee.com/o/ottico-negozio',
  careers_apply_url: 'https://ottica.recruitee.com/o/ottico-negozio/c/new',
  city: 'Belluno',
  locations: [{ city: 'Belluno' }, { name: 'Feltre' }],
  published_at: '2026-11-02 07:25:40 UTC',
  close_at: '2026-12-31',
  employment_type_code: 'parttime_permanent',
  remote: false,
  hybrid: false,
  on_site: true,
  description: '<p>Vendita assistita.</p>',
  requirements: '<ul><li>Diploma di ottico</li></ul>',
}

const named = (id: number, title: string) => ({
  ...offer,
  id,
  title,
  careers_url: `https://ottica.recruitee.com/o/${title.toLowerCase()}`,
})

describeBoard('a recruitee board', {
  system: recruitee,
  address: 'https://ottica.recruitee.com/o/ottico-negozio',
  list: { page: jsonAnswer(api, { offers: [offer, named(502, 'Commesso')] }), titles: ['Ottico', 'Commesso'] },
  second: null,
  detail: { page: jsonAnswer(`${api}ottico-negozio`, { offer }), words: 'Vendita assistita' },
  empty: { page: jsonAnswer(api, { offers: [] }), isKnown: true },
  unknownTenant: { page: jsonAnswer(api, { error: 'not found' }, 404) },
  changed: { page: jsonAnswer(api, { jobs: [offer] }) },
  translated: { page: jsonAnswer(api, { offers: [named(503, 'Optician')] }), titles: ['Optician'] },
})

describe('recruitee recognise', () => {
  it.each(['https://ottica.recruitee.com/', 'https://ottica.recruitee.com/o/ottico-negozio', api])(
    'recognises %s',
    (url) => {
      expect(recruitee.recognise(new URL(url))).toEqual(board)
    },
  )

  it.each(['https://www.recruitee.com/', 'https://api.recruitee.com/c/1', 'https://docs.recruitee.com/'])(
    'does not recognise %s',
    (url) => {
      expect(recruitee.recognise(new URL(url))).toBeNull()
    },
  )

  it('recognises a careers site on its own domain and a widget', () => {
    const own = htmlAnswer(
      'https://lavora.ottica.example/',
      '<script src="https://careers-analytics.recruitee.com/a.js"></script>',
    )
    expect(recruitee.recogniseMarkup?.(own)).toMatchObject([{ url: 'https://lavora.ottica.example/' }])
    const widget = htmlAnswer(
      'https://ottica.example/',
      '<script>var w = RTWidget({ "companies": ["ottica"], "detailsMode": "popup" })</script>',
    )
    expect(recruitee.recogniseMarkup?.(widget)).toMatchObject([{ url: 'https://ottica.recruitee.com/' }])
  })
})

describe('recruitee read', () => {
  it('gives codes, flags and dates as written', () => {
    const page = jsonAnswer(api, { offers: [offer] })
    const read = recruitee.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read).toMatchObject({
      isComplete: true,
      positions: [
        {
          url: offer.careers_url,
          reference: '501',
          closed: null,
          hints: {
            place: [{ text: 'Belluno' }, { text: 'Feltre' }],
            contract: { text: 'parttime_permanent' },
            remote: { text: '"on_site":true' },
            validThrough: { text: '2026-12-31' },
          },
        },
      ],
    })
  })

  it.each([
    ['hybrid', { hybrid: true, on_site: true }, '"hybrid":true'],
    ['remote', { remote: true, on_site: false }, '"remote":true'],
  ])('prefers the %s flag', (_, flags, text) => {
    const read = recruitee.read(jsonAnswer(api, { offers: [{ ...offer, ...flags }] }), board)
    expect(read.positions[0]?.hints.remote?.text).toBe(text)
  })

  it('marks an unpublished offer as closed', () => {
    const read = recruitee.read(jsonAnswer(api, { offers: [{ ...offer, status: 'closed' }] }), board)
    expect(read.positions[0]?.closed?.text).toBe('closed')
  })

  it('prefers the Italian translation', () => {
    const translated = {
      ...offer,
      title: 'Optician',
      translations: { en: { title: 'Optician' }, it: { title: 'Ottico', description: '<p>Vendita.</p>' } },
    }
    const read = recruitee.read(jsonAnswer(api, { offers: [translated] }), board)
    expect(read.positions[0]).toMatchObject({
      title: { text: 'Ottico' },
      sections: [{ lines: [{ text: 'Vendita.' }] }, { lines: [{ text: 'Diploma di ottico' }] }],
    })
  })
})

it('requests the widget’s own call where the company is a number', () => {
  const html = '<script>RTWidget({"companies":[21372],"detailsMode":"popup"})</script>'
  const [found] = recruitee.recogniseMarkup?.(htmlAnswer('https://ottica.example/', html)) ?? []
  expect(found && recruitee.requests(found)[0]).toEqual({
    url: 'https://career.recruitee.com/api/c/21372/widget/?widget=true',
  })
  expect(recruitee.recognise(new URL('https://career.recruitee.com/api/c/21372/widget/'))).toBeNull()
})

it('requests the list with and without a trailing slash', () => {
  expect(recruitee.requests(board).map(({ url }) => url)).toEqual([api, api.slice(0, -1), board.url])
})

it('leaves talent pools out, and is complete without them', () => {
  const pool = { ...offer, id: 9, title: 'Futuri ottici', kind: 'talent_pool' }
  const read = recruitee.read(jsonAnswer(api, { offers: [offer, pool] }), board)
  expect(read.positions.map(({ reference }) => reference)).toEqual(['501'])
  expect(read.isComplete).toBe(true)
})

it.each(['/o/ottico-negozio', '/it/o/ottico-negozio', '/l/it/o/ottico-negozio'])(
  'reads a list of links to %s',
  (path) => {
    const read = recruitee.read(htmlAnswer(board.url, `<ul><li><a href="${path}">Ottico</a></li></ul>`), board)
    expect(read.positions).toMatchObject([{ title: { text: 'Ottico' }, reference: 'ottico-negozio' }])
  },
)
