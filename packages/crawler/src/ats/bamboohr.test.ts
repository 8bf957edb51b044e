import { describe, expect, it } from 'vitest'
import { bamboohr } from './bamboohr.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

const board = { system: 'bamboohr', token: 'vela', url: 'https://vela.bamboohr.com/careers' }
const list = 'https://vela.bamboohr.com/careers/list'

const job = {
  id: '31',
  jobOpeningName: 'Velaio',
  departmentLabel: 'Produzione',
  employmentStatusLabel: 'Full-Time',
  location: { city: 'Chiavari', state: 'Genova' },
  isRemote: null,
}

const detail = (description: string) =>
  jsonAnswer('https://vela.bamboohr.com/careers/31/detail', { result: { jobOpening: { ...job, description } } })

describeBoard('a bamboohr board', {
  system: bamboohr,
  address: 'https://vela.bamboohr.com/careers/31',
  list: {
    page: jsonAnswer(list, {
      meta: { totalCount: 2 },
      result: [job, { ...job, id: '32', jobOpeningName: 'Attrezzista' }],
    }),
    titles: ['Velaio', 'Attrezzista'],
  },
  second: null,
  detail: { page: detail('<p>Taglio e cucito delle vele.</p>'), words: 'Taglio e cucito' },
  empty: { page: jsonAnswer(list, { meta: { totalCount: 0 }, result: [] }), isKnown: true },
  unknownTenant: { page: htmlAnswer('https://www.bamboohr.com/', '<h1>The complete HR software</h1>') },
  changed: { page: jsonAnswer(list, { openings: [job] }) },
  translated: {
    page: jsonAnswer(list, { meta: { totalCount: 1 }, result: [{ ...job, id: '33', jobOpeningName: 'Sailmaker' }] }),
    titles: ['Sailmaker'],
  },
})

describe('bamboohr', () => {
  it.each([
    'https://vela.bamboohr.com/careers/31',
    'https://vela.bamboohr.com/jobs/embed2.php',
    'https://vela.bamboohr.com/js/embed.js',
  ])('recognises %s', (url) => {
    expect(bamboohr.recognise(new URL(url))).toEqual(board)
  })

  it("does not take the vendor's own hosts for a company's", () => {
    expect(bamboohr.recognise(new URL('https://www.bamboohr.com/'))).toBeNull()
  })

  it('lists the jobs, and requests their details', () => {
    const page = jsonAnswer(list, { meta: { totalCount: 1 }, result: [job] })
    const read = bamboohr.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read).toMatchObject({
      next: [{ url: 'https://vela.bamboohr.com/careers/31/detail' }],
      isComplete: true,
      positions: [
        {
          url: 'https://vela.bamboohr.com/careers/31',
          reference: '31',
          hints: { place: [{ text: 'Chiavari' }], schedule: { text: 'Full-Time' } },
        },
      ],
    })
    expect(bamboohr.read(jsonAnswer(list, { meta: { totalCount: 4 }, result: [job] }), board).total).toBe(4)
  })

  it('reads a detail', () => {
    const opening = {
      ...job,
      isRemote: true,
      jobOpeningStatus: 'Open',
      jobOpeningShareUrl: 'https://vela.bamboohr.com/careers/31',
      description: '<p>Taglio e cucito delle vele.</p>',
      datePosted: '2026-10-30',
      compensation: '1.800 € al mese',
    }
    const page = jsonAnswer('https://vela.bamboohr.com/careers/31/detail', { result: { jobOpening: opening } })
    const read = bamboohr.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.positions).toMatchObject([
      {
        reference: '31',
        closed: null,
        sections: [{ lines: [{ text: 'Taglio e cucito delle vele.' }] }],
        hints: { remote: { text: '"isRemote":true' } },
      },
    ])
    const closed = jsonAnswer(page.url, { result: { jobOpening: { ...opening, jobOpeningStatus: 'Filled' } } })
    expect(bamboohr.read(closed, board).positions[0]?.closed?.text).toBe('Filled')
  })

  it("quotes the workplace type with its field's name", () => {
    const page = jsonAnswer(list, '{"result":[{"jobOpeningName":"Velaio","locationType": "2"}]}')
    expect(bamboohr.read(page, board).positions[0]?.hints.remote?.text).toBe('"locationType": "2"')
  })
})

it('recognises its embedded widget', () => {
  const place = '<div id="BambooHR" data-domain="vela.bamboohr.com" data-departmentId=""></div>'
  expect(bamboohr.recogniseMarkup?.(htmlAnswer('https://vela.example/', place))).toEqual([board])
  expect(bamboohr.recogniseMarkup?.(htmlAnswer('https://vela.example/', place.replace('vela', 'www')))).toEqual([])
})

it('reads the embedded list, with both forms of address', () => {
  const embedded = 'https://vela.bamboohr.com/jobs/embed2.php'
  expect(bamboohr.requests(board).map(({ url }) => url)).toContain(embedded)
  const html = `<ul class="BambooHR-ATS-Jobs-List"><li class="BambooHR-ATS-Jobs-Item"><a href="//vela.bamboohr.com/careers/31">Velaio</a><span class="BambooHR-ATS-Location">Chiavari, Genova</span></li>
    <li class="BambooHR-ATS-Jobs-Item"><a href="https://vela.bamboohr.com/jobs/view.php?id=32&source=other">Attrezzista</a><span class="BambooHR-ATS-Location">Rapallo</span></li></ul>`
  const page = htmlAnswer(embedded, html)
  const read = bamboohr.read(page, board)
  expect(unquoted(read.positions, page)).toEqual([])
  expect(read).toMatchObject({
    isComplete: true,
    positions: [
      { title: { text: 'Velaio' }, reference: '31', hints: { place: [{ text: 'Chiavari, Genova' }] } },
      { title: { text: 'Attrezzista' }, reference: '32', hints: { place: [{ text: 'Rapallo' }] } },
    ],
  })
})
