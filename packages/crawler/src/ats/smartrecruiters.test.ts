import { describe, expect, it } from 'vitest'
import { watched } from '../revisit/testing/scripted-host.ts'
import { smartrecruiters } from './smartrecruiters.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

const board = { system: 'smartrecruiters', token: 'Valtessile', url: 'https://careers.smartrecruiters.com/Valtessile' }
const api = 'https://api.smartrecruiters.com/v1/companies/Valtessile/postings'

const posting = {
  id: '744000055512345',
  name: 'Responsabile qualità',
  company: { identifier: 'Valtessile', name: 'Valtessile S.p.A.' },
  releasedDate: '2026-10-20T09:00:00.000Z',
  location: { city: 'Biella', region: 'BI', country: 'it', remote: false, hybrid: true },
  typeOfEmployment: { id: 'permanent', label: 'Full-time' },
  customField: [{ fieldId: '1', fieldLabel: 'Tipo di contratto', valueLabel: 'Tempo indeterminato' }],
}
const detail = {
  ...posting,
  active: true,
  postingUrl: 'https://jobs.smartrecruiters.com/Valtessile/744000055512345-responsabile-qualita',
  applyUrl: 'https://jobs.smartrecruiters.com/Valtessile/744000055512345-responsabile-qualita?oga=true',
  jobAd: {
    sections: {
      jobDescription: { title: 'Descrizione del lavoro', text: '<p>Gestirai il sistema qualità.</p>' },
      qualifications: { title: 'Qualifiche', text: '<ul><li>ISO 9001</li></ul>' },
    },
  },
}

const answer = (offset: number, totalFound: number, ...content: unknown[]) =>
  jsonAnswer(`${api}?limit=100${offset === 0 ? '' : `&offset=${offset}`}`, { offset, limit: 100, totalFound, content })

describeBoard("smartrecruiters' call", {
  system: smartrecruiters,
  address: board.url,
  list: {
    page: answer(0, 3, posting, { ...posting, id: '744000055512346', name: 'Filatore' }),
    titles: ['Responsabile qualità', 'Filatore'],
  },
  second: { page: answer(2, 3, { ...posting, id: '744000055512347', name: 'Orditore' }), titles: ['Orditore'] },
  detail: { page: jsonAnswer(`${api}/744000055512345`, detail), words: 'sistema qualità' },
  empty: { page: answer(0, 0), isKnown: false },
  unknownTenant: { page: answer(0, 0) },
  changed: { page: jsonAnswer(`${api}?limit=100`, { postings: [posting] }) },
  translated: {
    page: answer(0, 1, { ...posting, id: '744000055512348', name: 'Quality manager' }),
    titles: ['Quality manager'],
  },
  check: 2,
})

describe('smartrecruiters recognise', () => {
  it.each([
    'https://careers.smartrecruiters.com/Valtessile',
    'https://jobs.smartrecruiters.com/Valtessile/744000055512345-responsabile-qualita',
    'https://jobs.smartrecruiters.com/oneclick-ui/company/Valtessile/publication/abc',
    'https://jobs.smartrecruiters.com/?company=Valtessile',
    'https://www.smartrecruiters.com/job-api/public/search/widgets/Valtessile/postings',
    'https://jobs.smartrecruiters.com/ni/Valtessile/4d0b9f2e-responsabile-qualita',
    `${api}?limit=10`,
  ])('recognises %s', (url) => {
    expect(smartrecruiters.recognise(new URL(url))).toEqual(board)
  })

  it.each([
    'https://www.smartrecruiters.com/about/',
    'https://static.smartrecruiters.com/job-widget/1.6/script.js',
    'https://jobs.smartrecruiters.com/sr-jobs/search',
  ])('does not recognise %s', (url) => {
    expect(smartrecruiters.recognise(new URL(url))).toBeNull()
  })

  it('takes the company of a widget', () => {
    const page = htmlAnswer(
      'https://val.example/',
      '<script src="https://static.smartrecruiters.com/job-widget/1/w.js"></script><script>widget({"company_code": "Valtessile"})</script>',
    )
    expect(smartrecruiters.recogniseMarkup?.(page)).toEqual([board])
    const attribute = htmlAnswer('https://val.example/', '<div data-company-code="Valtessile"></div>')
    expect(smartrecruiters.recogniseMarkup?.(attribute)).toEqual([board])
  })
})

it('requests the list with different parameters', () => {
  expect(smartrecruiters.requests(board).map(({ url }) => url)).toEqual([
    `${api}?limit=100`,
    `${api}?limit=100&offset=0`,
    api,
    board.url,
    `${board.url}/api/groups?page=0`,
  ])
})

describe('smartrecruiters read', () => {
  it('lists the jobs, and requests the next page before the details', () => {
    const page = jsonAnswer(`${api}?limit=100`, { offset: 0, limit: 100, totalFound: 2, content: [posting] })
    const read = smartrecruiters.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.next).toEqual([{ url: `${api}?limit=100&offset=1` }, { url: `${api}/744000055512345` }])
    expect(read.positions[0]).toMatchObject({
      url: 'https://jobs.smartrecruiters.com/Valtessile/744000055512345',
      reference: '744000055512345',
      hints: {
        place: [{ text: 'Biella' }],
        contract: { text: 'Tempo indeterminato' },
        schedule: { text: 'Full-time' },
        remote: { text: '"hybrid":true' },
      },
    })
  })

  it('reads a detail with its public address', () => {
    const page = jsonAnswer(`${api}/744000055512345`, detail)
    const read = smartrecruiters.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read).toMatchObject({
      next: [],
      isComplete: true,
      positions: [
        {
          url: detail.postingUrl,
          reference: posting.id,
          closed: null,
          sections: [{ heading: 'Descrizione del lavoro' }, { heading: 'Qualifiche', lines: [{ text: 'ISO 9001' }] }],
        },
      ],
    })
    expect(smartrecruiters.read(jsonAnswer(api, { ...detail, active: false }), board).positions[0]?.closed?.text).toBe(
      '"active":false',
    )
  })
})

const link = (id: number, title: string, company = 'Valtessile') =>
  `<li class="opening-job"><a class="js-job-ad-link" href="https://jobs.smartrecruiters.com/${company}/74400005551${id}-x"><h4>${title}</h4></a></li>`
const group = (place: string, count: number, jobs: string, more = '') =>
  `<section class="openings-section js-group" data-qty="${count}"><h3>${place}</h3><ul>${jobs}</ul>${more}</section>`
const groupsAt = (page: number) => `${board.url}/api/groups?page=${page}`
const rest = `${board.url}/api/more?type=location&value=Biella%2C%20IT&page=1`
const showMore =
  '<a class="js-more" data-more="/Valtessile/api/more" data-type="location" data-value="Biella%2C%20IT">Altri</a>'

describeBoard("smartrecruiters' groups of jobs", {
  system: smartrecruiters,
  address: board.url,
  list: {
    page: htmlAnswer(
      groupsAt(0),
      group('Biella, IT', 2, link(2001, 'Filatore') + link(2002, 'Orditore')) +
        group('Prato, IT', 1, link(2003, 'Tintore')),
    ),
    titles: ['Filatore', 'Orditore', 'Tintore'],
  },
  second: { page: htmlAnswer(groupsAt(1), group('Schio, IT', 1, link(2004, 'Cardatore'))), titles: ['Cardatore'] },
  others: [{ page: htmlAnswer(groupsAt(2), '') }],
  detail: {
    page: htmlAnswer(
      'https://jobs.smartrecruiters.com/Valtessile/744000055512001-x',
      '<h1>Filatore</h1><p>Conduzione dei filatoi.</p>',
    ),
    words: 'Conduzione dei filatoi',
  },
  empty: { page: htmlAnswer(groupsAt(0), ''), isKnown: false },
  unknownTenant: { page: htmlAnswer(groupsAt(0), '<h1>Company not found</h1>', 404) },
  changed: { page: htmlAnswer(groupsAt(0), '<div id="openings-app"></div>') },
  translated: { page: htmlAnswer(groupsAt(0), group('Biella, IT', 1, link(2005, 'Spinner'))), titles: ['Spinner'] },
  hasOpenEnd: true,
  check: 3,
})

describe("smartrecruiters' pages", () => {
  const read = (html: string, url = board.url) => smartrecruiters.read(htmlAnswer(url, html), board)

  it("list the company's own jobs, not those of the search of all companies", () => {
    expect(read(link(2001, 'Filatore') + link(2006, 'Cuoco', 'Altra'))).toMatchObject({
      isComplete: true,
      positions: [{ title: { text: 'Filatore' }, reference: '744000055512001' }],
    })
  })

  it('take the place of a job from the heading of its group, and lead to the groups that follow', () => {
    const { positions, next, total } = read(group('Biella, IT', 1, link(2001, 'Filatore')))
    expect([positions[0]?.hints.place?.[0]?.text, total]).toEqual(['Biella, IT', 1])
    expect(next[0]).toEqual({ url: groupsAt(1) })
  })

  it('lead to the rest of a long group, until a page of it is empty', () => {
    const { next, total, isComplete } = read(group('Biella, IT', 2, link(2001, 'Filatore'), showMore))
    expect([total, isComplete]).toEqual([2, true])
    expect(next.map(({ url }) => url)).toContain(rest)
    const more = read(link(2002, 'Orditore'), rest)
    expect(more).toMatchObject({ isComplete: true, positions: [{ reference: '744000055512002' }] })
    expect(more.next[0]).toEqual({ url: rest.replace('page=1', 'page=2') })
    expect(read('', rest.replace('page=1', 'page=2'))).toMatchObject({ isEnd: true, isComplete: true })
    expect(read('', rest).isComplete).toBe(false)
  })

  it.each([
    [
      'a script brings the rest, and no address of it is given',
      `${link(2001, 'Filatore')}<a class="js-more">Altri</a>`,
    ],
    ['a group shows fewer jobs than it counts', group('Biella, IT', 3, link(2001, 'Filatore'))],
    ['they are empty, as for a company that is none', '<p>No open positions</p>'],
  ])('are not complete where %s', (_, html) => {
    expect(read(html).isComplete).toBe(false)
  })
})

it('smartrecruiters is read by its public groups where robots.txt keeps robots from its call, which is not sent', async () => {
  const html = { 'content-type': 'text/html' }
  const { titles, requested, outcome } = await watched({ kind: 'board', url: board.url }).visit({
    'https://api.smartrecruiters.com/robots.txt': 'User-agent: *\nDisallow: /',
    [`${api}?limit=100`]: JSON.stringify({ totalFound: 1, content: [posting] }),
    [groupsAt(0)]: { html: group('Biella, IT', 1, link(2001, 'Filatore')), headers: html },
    [groupsAt(1)]: { html: '', headers: html },
  })
  expect([titles, outcome]).toEqual([['Filatore'], 'read'])
  expect(requested.filter((url) => url.startsWith(api))).toEqual([])
})
