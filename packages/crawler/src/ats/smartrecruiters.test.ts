import { describe, expect, it } from 'vitest'
import { smartrecruiters } from './smartrecruiters.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'

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

  it('reads an empty board, and nothing from a broken answer', () => {
    expect(smartrecruiters.read(jsonAnswer(api, { totalFound: 0, content: [] }), board)).toEqual({
      positions: [],
      next: [],
      isComplete: true,
    })
    expect(smartrecruiters.read(jsonAnswer(api, '{"content":[{"id"'), board).isComplete).toBe(false)
    expect(smartrecruiters.read(jsonAnswer(api, { message: 'not found' }), board)).toEqual({
      positions: [],
      next: [],
      isComplete: false,
    })
    const odd = { totalFound: 'many', content: [{ name: 'Filatore', location: 'Biella', customField: {} }, 'x'] }
    expect(smartrecruiters.read(jsonAnswer(api, odd), board)).toMatchObject({
      positions: [{ url: board.url, reference: null }],
      next: [],
      isComplete: false,
    })
  })
})
