import { apiPrefix, type Call } from '@vedetta/contracts/calls/call'
import { type Capabilities, minCapabilities } from '@vedetta/contracts/calls/capabilities'
import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import { getInstance } from '@vedetta/contracts/calls/instance'
import { listContacts } from '@vedetta/contracts/companies/company-contacts'
import { searchCompanies } from '@vedetta/contracts/companies/company-search'
import { listExcludedCompanies } from '@vedetta/contracts/companies/excluded-companies'
import { listSavedCompanies } from '@vedetta/contracts/companies/saved-companies'
import { getCaptcha } from '@vedetta/contracts/customers/auth'
import { getSubscription, listInvoices } from '@vedetta/contracts/customers/billing'
import { type Balance, getBalance, listLicences } from '@vedetta/contracts/customers/licences'
import { getProfile, type Profile } from '@vedetta/contracts/customers/profile'
import { defaultSettings, getSettings } from '@vedetta/contracts/customers/settings'
import { findByName } from '@vedetta/contracts/inbox/find-by-name'
import {
  getPosition,
  listSimilarPositions,
  markPosition,
  type PositionDetail,
} from '@vedetta/contracts/inbox/position-detail'
import { listExports } from '@vedetta/contracts/inbox/position-export'
import { listSavedPositions } from '@vedetta/contracts/inbox/saved-positions'
import { listAlerts } from '@vedetta/contracts/notify/alert-list'
import { getAlertState } from '@vedetta/contracts/notify/alert-settings'
import { listFeeds } from '@vedetta/contracts/notify/feeds'
import { getPushState } from '@vedetta/contracts/notify/push'
import { searchPublic } from '@vedetta/contracts/operations/public-figures'
import { listWebhooks } from '@vedetta/contracts/outward/webhooks'
import { type CountedField, countFacets, type Facets } from '@vedetta/contracts/search/facets'
import type { FoundPosition, PositionSearchResult } from '@vedetta/contracts/search/position-search'
import { readSentence } from '@vedetta/contracts/search/position-sentence'
import { listRecentSearches } from '@vedetta/contracts/search/recent-searches'
import { suggestRoles } from '@vedetta/contracts/search/roles'
import { countFilters, listSavedFilters } from '@vedetta/contracts/search/saved-filters'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { z } from 'zod'

const town = { istat: '016024', name: 'Bergamo', province: 'BG', region: '03' }

const balance: Balance = {
  search: { left: 842, monthly: 1000 },
  credit: { left: 2310, monthly: 3000 },
  nextReset: '2026-12-01T09:00:00Z',
}

/** By default a user with a seat is signed in. */
export const server = setupServer(
  answer(getProfile, { user: makeProfile() }),
  answer(getBalance, balance),
  answer(getSettings, defaultSettings),
  answer(getAlertState, { isOn: false, stopReason: null, nextDigest: null }),
  answer(getPushState, { publicKey: null, devices: [] }),
  answerInstance({ providers: ['google', 'microsoft'] }),
  answer(listLicences, { own: null, administered: [], billed: [] }),
  answer(searchPublic, { open: 0, newInWeek: 0, provinces: [], positions: [] }),
  answer(getSubscription, { subscription: null }),
  answer(listInvoices, { invoices: [] }),
  answer(listSavedPositions, { companies: [], positions: [] }),
  answer(searchCompanies, { companies: [], total: 0, page: 1, pages: 0 }),
  answer(listSavedCompanies, { companies: [] }),
  answer(listExcludedCompanies, { companies: [] }),
  answer(listContacts, { general: [], people: [], found: 0, page: 1, total: 0, unlocked: 0, departments: [] }),
  answer(listSavedFilters, { filters: [] }),
  answer(countFilters, { counts: [] }),
  answer(listFeeds, { feeds: [] }),
  answer(listWebhooks, { webhooks: [] }),
  answer(listExports, { exports: [] }),
  answer(listAlerts, { alerts: [], next: null, unread: 0 }),
  answer(getCaptcha, {
    parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1, keyLength: 32, keyPrefix: '00', nonce: '00', salt: '00' },
    signature: 'signed',
  }),
  answer(listRecentSearches, { searches: [] }),
  answer(listSimilarPositions, { positions: [] }),
  answer(suggestRoles, { roles: [], mended: [] }),
  answer(findByName, { companies: [], positions: [] }),
  answer(readSentence, {
    criteria: { position: {}, notPosition: {}, company: {}, notCompany: {}, aiSearch: false },
    read: [],
    saysMore: false,
    ignored: [],
  }),
  answerSearch({ positions: [makePosition()] }),
  answerFacets({}),
  http.get(`*${apiPrefix}${getPosition.path}`, ({ request }) => {
    const positionID = new URL(request.url).searchParams.get('positionID') ?? ''
    return HttpResponse.json(makeDetail({ positionID }))
  }),
  http.post(`*${apiPrefix}${markPosition.path}`, async ({ request }) => {
    const { status } = (await request.json()) as { status: string }
    return HttpResponse.json({ status })
  }),
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

/** A handler that answers a call; `onCall` receives the input sent. */
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

/** An instance that can do nothing but what is given. */
export function answerInstance(can: Partial<Capabilities> = {}) {
  const { providers, ...others } = { ...minCapabilities, ...can }
  return answer(getInstance, { ...others, providers: [...providers] })
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
    publicApi: false,
    hasPassword: true,
    providers: [],
    twoFactor: false,
    secondStepFor: [],
    createdAt: '2026-10-01T08:00:00Z',
    ...change,
  }
}

export const noSubscription = { tier: 'none', licenceID: null, expiresAt: null } as const

export const searchID = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c20'

export function answerSearch(answer: Partial<PositionSearchResult>, onSearch?: (body: unknown) => unknown) {
  const { positions = [], total = positions.length, companies = total, pages = total > 0 ? 1 : 0 } = answer
  return answerEachSearch((page) => ({ page, ...answer, positions, total, companies, pages }), onSearch)
}

export function answerPages(pages: FoundPosition[][], onSearch?: (body: unknown) => unknown) {
  const total = pages.flat().length
  const found = { total, companies: total, pages: pages.length }
  return answerEachSearch((page) => ({ ...found, page, positions: pages[page - 1] ?? [] }), onSearch)
}

function answerEachSearch(
  resultOf: (page: number) => Partial<PositionSearchResult>,
  onSearch?: (body: unknown) => unknown,
) {
  return http.post(`*${apiPrefix}/position/search`, async ({ request }) => {
    const body = (await request.json()) as { page?: number }
    await onSearch?.(body)
    const result = resultOf(body.page ?? 1)
    return HttpResponse.json({
      searchID,
      counted: true,
      rule: 'counted',
      related: [],
      freeUntil: { same: null, narrower: null, related: null },
      offers: [],
      ...result,
    })
  })
}

/** Counts beside choices, of the fields that are asked for; none where none are given. */
export function answerFacets(facets: Facets, onCount?: (asked: FacetsAsked) => unknown) {
  return http.post(`*${apiPrefix}${countFacets.path}`, async ({ request }) => {
    const asked = (await request.json()) as FacetsAsked
    await onCount?.(asked)
    return HttpResponse.json({ facets: Object.fromEntries(asked.fields.map((field) => [field, facets[field] ?? []])) })
  })
}

export type FacetsAsked = { searchID: string; fields: CountedField[] }

export const failFacets = (code: ErrorCode) => fail(countFacets, code)

export function failSearch(code: ErrorCode, status: number) {
  return http.post(`*${apiPrefix}/position/search`, () => HttpResponse.json({ code, message: 'x' }, { status }))
}

export function positionIDOf(number: number): string {
  return `7d0c8a43-3a5a-4a2a-8f1e-${String(number).padStart(12, '0')}`
}

/** Positions named "Posizione 1", "Posizione 2"…, numbered from `first`. */
export function makePositions(first: number, count: number): FoundPosition[] {
  return Array.from({ length: count }, (_, index) => {
    const number = first + index
    return makePosition({ positionID: positionIDOf(number), name: `Posizione ${number}` })
  })
}

export function makePosition(change: Partial<FoundPosition> = {}): FoundPosition {
  return {
    positionID: '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c01',
    name: 'Saldatore TIG',
    status: 'notSeen',
    discarded: false,
    matches: { name: [], companyName: [] },
    foundBy: null,
    distanceKm: null,
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
    pay: { from: 26_000, to: 30_000, period: 'year' },
    firstSeen: '2026-11-14T06:12:00Z',
    reading: { isSure: true, confidence: 0.96, reasons: ['announced', 'title'] },
    ...change,
  }
}

/** The detail of the position that `makePosition` makes. */
export function makeDetail(change: Partial<PositionDetail> = {}): PositionDetail {
  const { matches: _, ...row } = makePosition()
  const url = 'https://www.officinevalseriana.example/lavora-con-noi'
  return {
    ...row,
    description: 'Per lo stabilimento di Albino cerchiamo un saldatore.\n\n- saldatura TIG\n- lettura del disegno',
    noAgencies: null,
    markedAt: null,
    discardedAt: null,
    discardReason: null,
    saved: false,
    closedAt: null,
    lastVerified: '2026-11-15T07:05:00Z',
    told: null,
    sources: [{ url, kind: 'page', firstSeen: '2026-11-14T06:12:00Z', lastSeen: '2026-11-15T07:05:00Z' }],
    descriptionMasks: [],
    evidence: [
      { field: 'contract', quote: 'assunzione a tempo indeterminato', masks: [], url, extractor: 'repeated-blocks' },
    ],
    employer: {
      companyID: row.company.companyID,
      name: row.company.name,
      vat: '01234567890',
      legalForm: 'Società per azioni',
      ateco: { code: '25.62', title: 'Lavori di meccanica generale' },
      employees: 1186,
      turnover: 41_200_000,
      turnoverYear: 2025,
      foundationYear: 1974,
      address: 'Via Serio 12',
      place: { city: 'Albino', province: 'BG', region: '03' },
      site: 'officinevalseriana.example',
      isAgency: false,
      agencyReason: null,
      openPositions: 4,
    },
    others: [
      {
        positionID: '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c09',
        name: 'Tornitore CNC',
        places: [{ city: 'Albino', province: 'BG', region: '03' }],
        firstSeen: '2026-11-10T06:12:00Z',
      },
    ],
    ...change,
  }
}
