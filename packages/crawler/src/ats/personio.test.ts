import { describe, expect, it } from 'vitest'
import { personio } from './personio.ts'
import { htmlAnswer, jsonAnswer, unquoted, xmlAnswer } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

const board = {
  system: 'personio',
  token: 'kellerei',
  url: 'https://kellerei.jobs.personio.de/',
  host: 'kellerei.jobs.personio.de',
}
const xml = 'https://kellerei.jobs.personio.de/xml'

const feed = (inner: string) => `<?xml version="1.0"?><workzag-jobs>${inner}</workzag-jobs>`
const position = `<position><id>42</id><subcompany>Kellerei GmbH</subcompany><office>Merano</office>
  <additionalOffices><office>Lana</office><office>Caldaro</office></additionalOffices>
  <name>Kellermeister &amp; Önologe</name>
  <jobDescriptions><jobDescription><name>Ihre Aufgaben</name><value><![CDATA[<ul><li>Vinifizierung</li></ul>]]></value></jobDescription></jobDescriptions>
  <employmentType>permanent</employmentType><schedule>full-time</schedule><yearsOfExperience>2-5</yearsOfExperience><createdAt>2026-10-02T08:00:00+00:00</createdAt></position>`

const named = (id: number, name: string) =>
  position.replace('<id>42</id>', `<id>${id}</id>`).replace('Kellermeister &amp; Önologe', name)
const italian = `${xml}?language=it`

describeBoard('a personio board', {
  system: personio,
  address: 'https://kellerei.jobs.personio.de/job/42?language=de',
  list: {
    page: xmlAnswer(italian, feed(named(42, 'Cantiniere') + named(43, 'Enologo'))),
    titles: ['Cantiniere', 'Enologo'],
  },
  second: null,
  detail: {
    page: htmlAnswer(`${board.url}job/42`, '<h1>Cantiniere</h1><p>Vinificazione dei rossi.</p>'),
    words: 'Vinificazione dei rossi',
  },
  empty: { page: xmlAnswer(xml, feed('')), isKnown: true },
  unknownTenant: { page: htmlAnswer(board.url, '<h1>This page does not exist</h1>') },
  changed: { page: xmlAnswer(xml, '<jobs><job><titel>Kellermeister</titel></job></jobs>') },
  translated: { page: xmlAnswer(xml, feed(position)), titles: ['Kellermeister & Önologe'] },
})

describe('personio recognise', () => {
  it('recognises its domains', () => {
    expect(personio.recognise(new URL('https://kellerei.jobs.personio.de/job/42?language=de'))).toEqual(board)
    expect(personio.recognise(new URL('https://kellerei.jobs.personio.com/'))?.host).toBe('kellerei.jobs.personio.com')
    expect(personio.recognise(new URL('https://kellerei.jobs.personio.it/'))?.token).toBe('kellerei')
    expect(personio.recognise(new URL('https://www.personio.de/'))).toBeNull()
    expect(personio.recognise(new URL('https://kellerei.app.personio.de/'))).toBeNull()
  })

  it('requests the Italian feed first', () => {
    expect(personio.requests(board).map(({ url }) => url)).toEqual([
      `${xml}?language=it`,
      xml,
      'https://kellerei.jobs.personio.de/search.json',
      board.url,
    ])
  })
})

describe('personio read', () => {
  it('gives every office and the parts under their headings', () => {
    const page = xmlAnswer(xml, feed(position))
    const read = personio.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read).toMatchObject({
      next: [],
      isComplete: true,
      positions: [
        {
          title: { text: 'Kellermeister & Önologe' },
          url: 'https://kellerei.jobs.personio.de/job/42',
          reference: '42',
          sections: [{ heading: 'Ihre Aufgaben', lines: [{ text: 'Vinifizierung', isItem: true }] }],
          hints: {
            place: [{ text: 'Merano' }, { text: 'Lana' }, { text: 'Caldaro' }],
            contract: { text: 'permanent' },
            schedule: { text: 'full-time' },
            experience: { text: '2-5' },
          },
        },
      ],
    })
  })

  it('requests English and the original where the Italian feed lacks the text, or is empty', () => {
    const untranslated = '<position><id>43</id><name>Kellerarbeiter</name><jobDescriptions/></position>'
    expect(personio.read(xmlAnswer(`${xml}?language=it`, feed(untranslated)), board).next).toEqual([
      { url: `${xml}?language=en` },
      { url: xml },
    ])
    expect(personio.read(xmlAnswer(`${xml}?language=it`, feed('')), board).isComplete).toBe(false)
    expect(personio.read(xmlAnswer(xml, feed('')), board)).toMatchObject({ positions: [], next: [], isComplete: true })
  })

  it('reads the board page', () => {
    const page = htmlAnswer(
      board.url,
      '<a class="job-box-link" href="/job/42"><div class="jb-title">Kellermeister</div><div>Merano</div></a>',
    )
    expect(personio.read(page, board)).toMatchObject({
      positions: [{ title: { text: 'Kellermeister' }, reference: '42' }],
      next: [{ url: `${board.url}job/42` }],
    })
  })
})

it('recognises a careers page on the company’s own domain', () => {
  const logo = '<img src="https://assets.cdn.personio.de/logos/7/default/a.png">'
  const own = htmlAnswer('https://karriere.kellerei.example/', `${logo}<a href="/job/42?language=it">Kellermeister</a>`)
  expect(personio.recogniseMarkup?.(own)).toMatchObject([
    { url: 'https://karriere.kellerei.example/', host: 'karriere.kellerei.example' },
  ])
  expect(personio.recogniseMarkup?.(htmlAnswer('https://kellerei.example/', logo))).toEqual([])
})

it('reads the JSON that the careers page itself loads', () => {
  const url = 'https://kellerei.jobs.personio.de/search.json'
  const entry = {
    id: 42,
    name: 'Kellermeister',
    office: 'Merano',
    offices: ['Merano', 'Lana'],
    employment_type: 'permanent',
    schedule: 'full-time',
    description: '<p>Vinifizierung.</p>',
  }
  const page = jsonAnswer(url, [entry])
  const read = personio.read(page, board)
  expect(unquoted(read.positions, page)).toEqual([])
  expect(read).toMatchObject({
    isComplete: true,
    positions: [
      {
        url: 'https://kellerei.jobs.personio.de/job/42',
        hints: { place: [{ text: 'Merano' }, { text: 'Lana' }], contract: { text: 'permanent' } },
        sections: [{ lines: [{ text: 'Vinifizierung.' }] }],
      },
    ],
  })
  expect(personio.read(jsonAnswer(url, { error: 'x' }), board).isComplete).toBe(false)
})
