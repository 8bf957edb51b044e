import { apiPrefix } from '@vedetta/contracts/call'
import type { ErrorCode } from '@vedetta/contracts/errors'
import type { PositionRow, PositionSearchResult } from '@vedetta/contracts/position-search'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

const town = { istat: '016024', name: 'Bergamo', province: 'BG', region: '03' }

export const server = setupServer(
  answerSearch({ positions: [makePosition()] }),
  http.get(`*${apiPrefix}/reference/municipalities`, () => HttpResponse.json({ municipalities: [town] })),
  http.get(`*${apiPrefix}/reference/territories`, () =>
    HttpResponse.json({
      regions: [{ code: '03', name: 'Lombardia' }],
      provinces: [
        { code: 'BG', name: 'Bergamo', region: '03' },
        { code: 'MI', name: 'Milano', region: '03' },
      ],
    }),
  ),
)

export function answerSearch(answer: Partial<PositionSearchResult>, onSearch?: (body: unknown) => unknown) {
  const { positions = [], total = positions.length, companies = total, page = 1, pages = total > 0 ? 1 : 0 } = answer
  return http.post(`*${apiPrefix}/position/search`, async ({ request }) => {
    await onSearch?.(await request.json())
    return HttpResponse.json({ positions, total, companies, page, pages })
  })
}

export function failSearch(code: ErrorCode, status: number) {
  return http.post(`*${apiPrefix}/position/search`, () => HttpResponse.json({ code, message: 'x' }, { status }))
}

export function makePosition(change: Partial<PositionRow> = {}): PositionRow {
  return {
    positionID: '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c01',
    name: 'Saldatore TIG',
    company: {
      companyID: '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c02',
      name: 'Officine Valseriana S.p.A.',
      employees: 1186,
      turnover: 41_200_000,
    },
    places: [{ city: 'Albino', province: 'BG', region: '03' }],
    sector: 'metalworking',
    contract: 'permanent',
    schedule: 'full',
    collar: 'blue',
    smartWorking: 'no',
    experienceYears: 3,
    targetPersona: null,
    languages: [],
    skills: ['TIG', 'disegno tecnico'],
    certifications: [],
    benefits: [],
    protectedCategories: null,
    firstSeen: '2026-11-14T06:12:00Z',
    ...change,
  }
}
