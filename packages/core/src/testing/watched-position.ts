import type { ReadingReason } from '@vedetta/contracts/positions/position-reading'
import type { WatchedPosition } from '@vedetta/crawler/revisit/visit-result'

/** The fields of a sample advert, each with a default. */
export type AdvertFields = {
  title?: string
  url?: string
  reference?: string | null
  description?: string
  /** ISTAT codes. */
  towns?: readonly string[]
  skills?: readonly string[]
  contract?: 'permanent' | 'fixed term'
  employer?: string | null
  /** Posted for an unnamed client. */
  isForClient?: boolean
  isListedOnly?: boolean
  confidence?: number
  reasons?: readonly ReadingReason[]
}

export function watchedPosition(advert: AdvertFields = {}): WatchedPosition {
  const { title = 'Saldatore', url = 'https://prova.example/lavora-con-noi', towns = ['017029'] } = advert
  const evidenced = <Value>(value: Value) => ({ value, quote: { text: `${value}`, url }, by: 'test' })
  return {
    title: evidenced(title),
    url,
    reference: advert.reference ?? null,
    description: advert.description ?? '',
    places: towns.map((istat) => ({
      value: { istat, name: istat, lat: null, lon: null },
      quote: { text: istat, url },
      by: 'test',
    })),
    provinces: [],
    regions: [],
    contract: advert.contract === undefined ? null : evidenced(advert.contract),
    schedule: null,
    collar: null,
    smartWorking: null,
    experienceYears: null,
    targetPersona: null,
    languages: [],
    skills: (advert.skills ?? []).map(evidenced),
    certifications: [],
    benefits: [],
    protectedCategories: null,
    pay: null,
    agreement: null,
    level: null,
    shifts: null,
    refusesAgencies: null,
    forClient: advert.isForClient ? evidenced(true as const) : null,
    postedAt: null,
    confidence: advert.confidence ?? 1,
    reasons: advert.reasons ?? ['published_data'],
    employer: advert.employer ?? null,
    isListedOnly: advert.isListedOnly ?? false,
  }
}
