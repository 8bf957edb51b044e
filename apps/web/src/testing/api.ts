import { getCaptcha, listProviders } from '@vedetta/contracts/auth'
import { apiPrefix, type Call } from '@vedetta/contracts/call'
import { type ErrorCode, errors } from '@vedetta/contracts/errors'
import { type Balance, getBalance } from '@vedetta/contracts/licences'
import type { PositionRow, PositionSearchResult } from '@vedetta/contracts/position-search'
import { getProfile, type Profile } from '@vedetta/contracts/profile'
import { defaultSettings, getSettings } from '@vedetta/contracts/settings'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { z } from 'zod'

const town = { istat: '016024', name: 'Bergamo', province: 'BG', region: '03' }

const balance: Balance = {
  search: { left: 842, monthly: 1000 },
  credit: { left: 2310, monthly: 3000 },
  nextReset: '2026-12-01T09:00:00Z',
}

/** A person with a seat is signed in, unless a test says otherwise. */
export const server = setupServer(
  answer(getProfile, { user: makeProfile() }),
  answer(getBalance, balance),
  answer(getSettings, defaultSettings),
  answer(listProviders, { providers: ['google', 'microsoft'] }),
  answer(getCaptcha, {
    parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1, keyLength: 32, keyPrefix: '00', nonce: '00', salt: '00' },
    signature: 'signed',
  }),
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

/** What the API answers to a call; `onCall` sees what was sent. */
export function answer<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  data: z.input<Output>,
  onCall?: (input: unknown) => unknown,
) {
  return handle(call, call.success[0] ?? 200, data as object, onCall)
}

export function fail(call: Call, code: ErrorCode, onCall?: (input: unknown) => unknown) {
  const { status, en } = errors[code]
  return handle(call, status, { code, message: en }, onCall)
}

function handle({ method, path }: Call, status: number, body: object, onCall?: (input: unknown) => unknown) {
  const of = method === 'POST' ? http.post : http.get
  return of(`*${apiPrefix}${path}`, async ({ request }) => {
    await onCall?.(method === 'POST' ? await request.json() : new URL(request.url).searchParams)
    return HttpResponse.json(body, { status })
  })
}

export function makeProfile(change: Partial<Profile> = {}): Profile {
  return {
    userID: '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c11',
    email: 'giulia.bianchi@agenzia.example',
    firstName: 'Giulia',
    lastName: 'Bianchi',
    language: 'it',
    emailVerified: true,
    administrator: false,
    manager: false,
    operator: false,
    subscription: {
      tier: 'team',
      licenceID: '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c12',
      expiresAt: '2027-11-01T00:00:00Z',
    },
    hasPassword: true,
    providers: [],
    twoFactor: false,
    createdAt: '2026-10-01T08:00:00Z',
    ...change,
  }
}

export const noSubscription = { tier: 'none', licenceID: null, expiresAt: null } as const

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
