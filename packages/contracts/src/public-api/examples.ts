import type { GeneralContact, PersonalContact } from '../companies/company-contacts.ts'
import type { CompanyDetail } from '../companies/company-detail.ts'
import type { CompanyRow } from '../companies/company-row.ts'

/** Made-up data for the documentation, the same in both languages as the data of an Italian company are. */
export const exampleCompanyRow: Omit<CompanyRow, 'newPositions'> = {
  companyID: '6f1c2f8e-3a51-4d0b-8f7e-2a9d5c4b1e10',
  name: 'Officine Esempio S.r.l.',
  employees: 84,
  turnover: 12_400_000,
  vat: '01234567890',
  legalForm: 'SR',
  ateco: '25.62',
  sector: 'metalworking',
  foundationYear: 1987,
  city: 'Bergamo',
  province: 'BG',
  region: '03',
  isAgency: false,
  agencyReason: null,
  openPositions: 6,
}

const usualPace = { companies: 214, perHundred: 3.1 }

export const exampleCompany: Omit<CompanyDetail, 'newPositions' | 'openPositionIDs'> = {
  ...exampleCompanyRow,
  atecoTitle: 'Lavori di meccanica generale',
  rea: 'BG-123456',
  chamber: 'BG',
  shareCapital: 100_000,
  turnoverYear: 2025,
  address: 'Via dell’Esempio 1, 24121 Bergamo BG',
  site: {
    host: 'officine.example',
    knownBy: 'vat_on_page',
    quote: 'P. IVA 01234567890',
    lastRead: '2026-11-16T05:12:00.000Z',
  },
  agency: null,
  reserveQuota: { isEstimate: true, people: 6 },
  saved: false,
  accounts: { state: 'locked', filed: [2025, 2024], years: [] },
  positions: [
    {
      positionID: '0b9d6c1a-7e42-4f58-9c3d-1f2e3a4b5c6d',
      name: 'Saldatore TIG',
      places: [{ city: 'Bergamo', province: 'BG', region: '03' }],
      firstSeen: '2026-11-15T06:40:00.000Z',
    },
  ],
  openings: [{ week: '2026-11-09', open: 6, opened: 2 }],
  places: [{ city: 'Bergamo', province: 'BG', lat: 45.69, lon: 9.67, isOffice: true, openPositions: 6 }],
  pace: { own: 7.1, sector: usualPace, province: usualPace },
}

export const exampleGeneralContact: GeneralContact = {
  contactID: '3d9f6b52-8c17-4e0a-9b64-5f2a7d1c8e03',
  email: 'info@officine.example',
  phone: '+39 035 000000',
  sourceUrl: 'https://officine.example/contatti',
  lastSeen: '2026-11-16T05:12:00.000Z',
}

export const exampleLockedContact: PersonalContact = {
  contactID: 'c2b1a0f9-8e7d-4c6b-a5f4-e3d2c1b0a9f8',
  title: 'Responsabile risorse umane',
  department: 'human_resources',
  sourceUrl: 'https://officine.example/chi-siamo',
  firstSeen: '2026-03-02T07:00:00.000Z',
  lastSeen: '2026-11-16T05:12:00.000Z',
  person: null,
}

export const exampleUnlockedContact: PersonalContact = {
  ...exampleLockedContact,
  person: { fullName: 'Anna Prova', email: 'anna.prova@officine.example', phone: null },
}

export const exampleFilter = {
  filterID: 'd4c3b2a1-0f9e-4d8c-b7a6-958473625140',
  name: 'Saldatori in Lombardia',
  createdAt: '2026-10-01T08:00:00.000Z',
  count: 37,
  bell: false,
  criteria: {
    position: { name: ['saldatore'], regions: ['03'] },
    notPosition: {},
    company: {},
    notCompany: {},
    aiSearch: false,
  },
}

export const exampleExport = {
  positionID: '0b9d6c1a-7e42-4f58-9c3d-1f2e3a4b5c6d',
  exportID: 'e5d4c3b2-a190-4f8e-9d7c-6b5a49382716',
  url: '/api/v1/exports/e5d4c3b2-a190-4f8e-9d7c-6b5a49382716/file',
  exported: 1,
  credits: 1,
}
