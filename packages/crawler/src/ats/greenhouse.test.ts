import { describe, expect, it } from 'vitest'
import { careers, home, visit } from '../visit/testing/visit-answers.ts'
import { greenhouse } from './greenhouse.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'
import { boardsIn } from './tracking-systems.ts'

const board = {
  system: 'greenhouse',
  token: 'officinevega',
  url: 'https://boards.greenhouse.io/officinevega',
  host: 'boards.greenhouse.io',
}
const api = 'https://boards-api.greenhouse.io/v1/boards/officinevega/jobs?content=true'

const job = {
  id: 700123,
  title: 'Saldatore TIG',
  absolute_url: 'https://boards.greenhouse.io/officinevega/jobs/700123',
  location: { name: 'Modena, Italy; Reggio Emilia, Italy' },
  first_published: '2026-10-01T08:00:00-04:00',
  updated_at: '2026-11-01T08:00:00-04:00',
  metadata: [{ id: 1, name: 'Employment Type', value: 'Full-time', value_type: 'single_select' }],
  content:
    '&lt;p&gt;Salderai telai.&lt;/p&gt;&lt;h3&gt;Requisiti&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Patentino TIG&lt;/li&gt;&lt;/ul&gt;',
}

const second = { ...job, id: 700124, title: 'Fresatore', absolute_url: `${board.url}/jobs/700124` }

describeBoard('a greenhouse board', {
  system: greenhouse,
  address: 'https://job-boards.greenhouse.io/officinevega/jobs/700123',
  list: { page: jsonAnswer(api, { jobs: [job, second], meta: { total: 2 } }), titles: ['Saldatore TIG', 'Fresatore'] },
  second: null,
  detail: { page: jsonAnswer(api.replace('?content=true', '/700123'), job), words: 'Salderai telai' },
  empty: { page: jsonAnswer(api, { jobs: [], meta: { total: 0 } }), isKnown: true },
  unknownTenant: { page: jsonAnswer(api, { status: 404, error: 'Job board not found' }, 404) },
  changed: { page: jsonAnswer(api, { data: { jobs: [job] } }) },
  translated: {
    page: jsonAnswer(api, { jobs: [{ ...job, title: 'TIG Welder', language: 'en' }], meta: { total: 1 } }),
    titles: ['TIG Welder'],
  },
})

describe('greenhouse recognise', () => {
  it.each([
    'https://boards.greenhouse.io/officinevega',
    'https://job-boards.greenhouse.io/officinevega/jobs/700123',
    'https://boards.greenhouse.io/embed/job_board/js?for=officinevega',
    'https://boards.greenhouse.io/embed/job_app?for=officinevega&token=700123',
    'https://boards-api.greenhouse.io/v1/boards/officinevega/jobs',
    'https://api.greenhouse.io/v1/boards/officinevega/embed/jobs?content=true',
    'https://app.greenhouse.io/embed/job_board?for=officinevega',
  ])('recognises %s', (url) => {
    expect(greenhouse.recognise(new URL(url))).toEqual(board)
  })

  it('keeps the European hosts', () => {
    const found = greenhouse.recognise(new URL('https://job-boards.eu.greenhouse.io/vega'))
    expect(found?.url).toBe('https://boards.eu.greenhouse.io/vega')
    expect(found && greenhouse.requests(found).map(({ url }) => url)).toEqual([
      'https://boards-api.greenhouse.io/v1/boards/vega/jobs?content=true',
      'https://boards.eu.greenhouse.io/v1/boards/vega/jobs?content=true',
      'https://boards-api.greenhouse.io/v1/boards/vega/jobs',
      'https://boards.eu.greenhouse.io/vega',
      'https://job-boards.eu.greenhouse.io/vega',
    ])
  })

  it.each([
    '<div id="grnhse_app" data-board-token="officinevega"></div>',
    '<div id="grnhse_app"></div><script>var greenhouseBoardToken = "officinevega"</script>',
    `<div id="grnhse_app"></div><script>load({boardToken: 'officinevega'})</script>`,
  ])('takes the token from %s', (html) => {
    expect(greenhouse.recogniseMarkup?.(htmlAnswer('https://vega.example/careers', html))).toEqual([board])
  })

  it.each([
    'https://www.greenhouse.io/',
    'https://boards.greenhouse.io/embed/job_board/js',
    'https://greenhouse.io.example/x',
  ])('does not recognise %s', (url) => {
    expect(greenhouse.recognise(new URL(url))).toBeNull()
  })
})

describe('greenhouse read', () => {
  it('gives the job with its escaped text, places and dates', () => {
    const page = jsonAnswer(api, { jobs: [job], meta: { total: 1 } })
    const read = greenhouse.read(page, board)
    expect(read).toMatchObject({ next: [], isComplete: true })
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.positions[0]).toMatchObject({
      by: 'greenhouse',
      title: { text: 'Saldatore TIG', url: api },
      url: job.absolute_url,
      reference: '700123',
      hints: {
        place: [{ text: 'Modena, Italy' }, { text: 'Reggio Emilia, Italy' }],
        contract: { text: 'Full-time' },
        postedAt: { text: '2026-10-01T08:00:00-04:00' },
      },
      closed: null,
    })
    expect(read.positions[0]?.sections).toEqual([
      { heading: null, lines: [{ text: 'Salderai telai.', isItem: false }] },
      { heading: 'Requisiti', lines: [{ text: 'Patentino TIG', isItem: true }] },
    ])
  })

  it('keeps the readable fields of a job with wrong types', () => {
    const page = jsonAnswer(api, {
      jobs: [{ title: 'Tornitore', id: null, location: 'Modena', content: 5, absolute_url: 'javascript:alert(1)' }, 3],
    })
    const read = greenhouse.read(page, board)
    expect(read.positions).toMatchObject([{ title: { text: 'Tornitore' }, url: board.url, reference: null, hints: {} }])
    expect(read.isComplete).toBe(false)
  })

  it('reads the board page where the API denies us', () => {
    const page = htmlAnswer(
      board.url,
      '<table><tr class="job-post"><td><a href="/officinevega/jobs/1"><p class="body">Fresatore</p><p class="location">Parma</p></a></td></tr></table>',
    )
    const read = greenhouse.read(page, board)
    expect(read.next).toEqual([{ url: 'https://boards.greenhouse.io/officinevega/jobs/1' }])
    expect(read.positions[0]).toMatchObject({
      title: { text: 'Fresatore' },
      reference: '1',
      hints: { place: [{ text: 'Parma' }] },
    })
  })
})

describe('a greenhouse list without texts', () => {
  const list = 'https://boards-api.greenhouse.io/v1/boards/officinevega/jobs'
  const { content: _, ...short } = job

  it('requests each job, and reads it', () => {
    const read = greenhouse.read(jsonAnswer(`${list}/`, { jobs: [short] }), board)
    expect(read.next).toEqual([{ url: `${list}/700123` }])
    const page = jsonAnswer(`${list}/700123`, job)
    const detail = greenhouse.read(page, board)
    expect(unquoted(detail.positions, page)).toEqual([])
    expect(detail).toMatchObject({ isComplete: true, positions: [{ reference: '700123', url: job.absolute_url }] })
    expect(detail.positions[0]?.sections.length).toBeGreaterThan(0)
    expect(greenhouse.read(jsonAnswer(`${list}/1`, { status: 404, error: 'Job not found' }), board).isComplete).toBe(
      false,
    )
  })

  it('takes the offices where no place is given', () => {
    const offices = [
      { name: 'Modena HQ', location: null },
      { name: 'Est', location: 'Reggio Emilia' },
    ]
    const page = jsonAnswer(list, { jobs: [{ ...job, location: null, offices }] })
    expect(greenhouse.read(page, board).positions[0]?.hints.place).toMatchObject([
      { text: 'Modena HQ' },
      { text: 'Reggio Emilia' },
    ])
  })
})

it('follows a board’s links to the company’s own page', () => {
  const html = '<a href="https://www.vega.example/careers?gh_jid=700123">Saldatore TIG</a>'
  expect(greenhouse.read(htmlAnswer(board.url, html), board)).toMatchObject({
    isComplete: true,
    positions: [{ reference: '700123', url: 'https://www.vega.example/careers?gh_jid=700123' }],
  })
})

describe('a page that shows a greenhouse job without naming the board', () => {
  const boardsOf = (html: string, url = 'https://www.vega.example/careers') =>
    boardsIn(htmlAnswer(url, html)).map(({ system, token }) => `${system} ${token}`)
  const frame = '<iframe src="https://boards.greenhouse.io/embed/job_app?token=700123"></iframe>'

  it.each([
    ['a link to the board', `${frame}<a href="https://boards.greenhouse.io/officinevega">Jobs</a>`],
    ['a link to another job', `${frame}<a href="https://job-boards.greenhouse.io/officinevega/jobs/700124">x</a>`],
    [
      'the script of the list',
      `${frame}<script src="https://boards.greenhouse.io/embed/job_board/js?for=officinevega"></script>`,
    ],
  ])('is read by the board that %s names', (_, html) => {
    expect(boardsOf(html)).toEqual(['greenhouse officinevega'])
  })

  it('is read by the board of its script where its own address has only the job’s number', () => {
    const html = '<div id="grnhse_app" data-board-token="officinevega"></div>'
    expect(boardsOf(html, 'https://www.vega.example/careers?gh_jid=700123')).toEqual(['greenhouse officinevega'])
  })

  it('is read by the board that the page of a listed job names, where the list has only numbers', async () => {
    const { titles } = await visit({
      '/': home,
      '/lavora-con-noi/': careers(
        '<ul><li><h3><a href="/offerta?gh_jid=700123">Saldatore TIG</a></h3><p>Modena</p></li></ul>',
      ),
      '/offerta?gh_jid=700123':
        '<div id="grnhse_app"></div><script src="https://boards.greenhouse.io/embed/job_board/js?for=officinevega"></script>',
      [api]: { html: JSON.stringify({ jobs: [job, second], meta: { total: 2 } }), type: 'application/json' },
    })
    expect(titles.toSorted()).toEqual(['Fresatore', 'Saldatore TIG'])
  })

  it('leads to no board where nothing names one', () => {
    expect(boardsOf(`${frame}<a href="/careers?gh_jid=700123">Saldatore</a>`)).toEqual([])
  })
})
