import type { PositionRow } from '../positions/position-row.ts'
import type { PositionHead, PublicPosition } from './position.ts'

const positionID = 'd2a8f0b6-0c1e-4f7a-8a5d-3e9b1c7d2f64'
const companyID = '7e3c1b9a-5d2f-4a68-b0c4-9f1e8d7a6b53'
const site = 'officine-prova.example'
const url = `https://www.${site}/lavora-con-noi/saldatore-tig`

/** Made-up positions of a made-up company, for the documentation. */
export function exampleRow(): PositionRow {
  return {
    positionID,
    name: 'Saldatore TIG',
    status: 'notSeen',
    discarded: false,
    company: { companyID, name: 'Officine Prova S.r.l.', employees: 84, turnover: 12_400_000 },
    places: [{ city: 'Bergamo', province: 'BG', region: '03' }],
    sector: 'metalworking',
    contract: 'permanent',
    schedule: 'full',
    collar: 'blue',
    smartWorking: null,
    experienceYears: 2,
    targetPersona: null,
    languages: ['it'],
    skills: ['saldatura TIG'],
    certifications: ['UNI EN ISO 9606-1'],
    benefits: ['mensa'],
    protectedCategories: null,
    pay: { from: 26_000, to: 31_000, period: 'year' },
    firstSeen: '2026-11-16T06:12:00.000Z',
    reading: { isSure: true, confidence: 0.97, reasons: [] },
  }
}

export function examplePosition(): PublicPosition {
  return {
    ...exampleRow(),
    description: 'Cerchiamo un saldatore TIG con due anni di esperienza. Per candidarsi: [contatto omesso].',
    descriptionMasks: [{ start: 71, end: 88, contactID: null }],
    noAgencies: null,
    closedAt: null,
    lastVerified: '2026-11-17T05:40:00.000Z',
    sources: [{ url, kind: 'page', firstSeen: '2026-11-16T06:12:00.000Z', lastSeen: '2026-11-17T05:40:00.000Z' }],
    evidence: [{ field: 'experience', quote: 'due anni di esperienza', masks: [], url, extractor: null }],
    employer: {
      companyID,
      name: 'Officine Prova S.r.l.',
      vat: '12345678903',
      legalForm: 'S.r.l.',
      ateco: { code: '25.11', title: 'Fabbricazione di strutture metalliche' },
      employees: 84,
      turnover: 12_400_000,
      turnoverYear: 2025,
      foundationYear: 1987,
      address: 'Via Prova 1',
      place: { city: 'Bergamo', province: 'BG', region: '03' },
      site,
      isAgency: false,
      agencyReason: null,
      openPositions: 3,
    },
  }
}

export function exampleHeads(): PositionHead[] {
  return [
    { positionID, event: 1_284_731, kind: 'new', at: '2026-11-16T06:12:00.000Z' },
    { positionID, event: 1_284_733, kind: 'changed', at: '2026-11-17T05:40:00.000Z' },
  ]
}
