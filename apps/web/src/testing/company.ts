import type { CompanyDetail, CompanyNews, YearOfAccounts } from '@vedetta/contracts/companies/company-detail'
import { addDays } from '../lib/italian-time.ts'
import { makeCompany } from './companies.ts'
import { listOf, uuidOf } from './saved.ts'

const yearsOfAccounts: YearOfAccounts[] = [
  { year: 2025, turnover: 41_200_000, costs: 37_900_000, ebitda: 4_120_000, netIncome: 1_236_000 },
  { year: 2024, turnover: 38_500_000, costs: 36_100_000, ebitda: 3_080_000, netIncome: -385_000 },
  { year: 2023, turnover: 35_000_000, costs: 32_400_000, ebitda: 2_800_000, netIncome: 700_000 },
]

const lockedAccounts: CompanyDetail['accounts'] = { state: 'locked', filed: [2025, 2024, 2023], years: [] }

export const boughtAccounts: CompanyDetail['accounts'] = {
  state: 'unlocked',
  filed: [2025, 2024, 2023],
  years: yearsOfAccounts,
}

/** The detail of `makeCompany(1)`. */
export function makeCompanyDetail(change: Partial<CompanyDetail> = {}): CompanyDetail {
  const { matches: _, ...row } = makeCompany(1)
  const albino = { city: 'Albino', province: 'BG', region: '03' }
  return {
    ...row,
    atecoTitle: 'Lavori di meccanica generale',
    rea: 'BG-123456',
    chamber: 'Bergamo',
    shareCapital: 500_000,
    turnoverYear: 2025,
    address: 'Via Serio 12, 24021 Albino (BG)',
    site: {
      host: 'officine.example',
      knownBy: 'vat_on_page',
      quote: 'Officine 1 S.p.A. – P. IVA 00000000001',
      lastRead: '2026-11-15T07:05:00Z',
    },
    agency: null,
    reserveQuota: { isEstimate: true, people: 83 },
    saved: false,
    accounts: lockedAccounts,
    positions: [
      { positionID: uuidOf(31), name: 'Tornitore CNC', places: [albino], firstSeen: '2026-11-14T06:12:00Z' },
      { positionID: uuidOf(32), name: 'Saldatore TIG', places: [albino], firstSeen: '2026-11-10T06:12:00Z' },
    ],
    openPositionIDs: [uuidOf(31), uuidOf(32)],
    openings: listOf(26, (number) => ({
      week: addDays('2026-05-18', (number - 1) * 7),
      open: 2 + (number % 5),
      opened: number % 3,
    })),
    places: [
      { city: 'Albino', province: 'BG', lat: 45.76, lon: 9.8, isOffice: true, openPositions: 3 },
      { city: 'Lodi', province: 'LO', lat: 45.31, lon: 9.5, isOffice: false, openPositions: 1 },
    ],
    pace: {
      own: 2.4,
      sector: { companies: 812, perHundred: 1.7 },
      province: { companies: 2_310, perHundred: 1.25 },
    },
    ...change,
  }
}

export function makeNews(number: number): CompanyNews {
  return {
    title: `Notizia ${number}`,
    url: `https://officine.example/news/${number}`,
    publishedAt: '2026-11-03T09:00:00Z',
    source: 'officine.example',
  }
}
