import type { WatchedPosition } from '@vedetta/crawler/revisit/visit-result'

/** A position as a reader finds it, with the words it was read from. */
export type Said = {
  title?: string
  url?: string
  reference?: string | null
  description?: string
  /** ISTAT codes. */
  towns?: readonly string[]
  skills?: readonly string[]
  contract?: 'permanent' | 'fixed term'
  employer?: string | null
  /** Posted for a client that is not named. */
  isForClient?: boolean
  isListedOnly?: boolean
}

export function watchedPosition(said: Said = {}): WatchedPosition {
  const { title = 'Saldatore', url = 'https://prova.example/lavora-con-noi', towns = ['017029'] } = said
  const evidenced = <Value>(value: Value) => ({ value, quote: { text: `${value}`, url }, by: 'test' })
  return {
    title: evidenced(title),
    url,
    reference: said.reference ?? null,
    description: said.description ?? '',
    places: towns.map((istat) => ({
      value: { istat, name: istat, lat: null, lon: null },
      quote: { text: istat, url },
      by: 'test',
    })),
    provinces: [],
    regions: [],
    contract: said.contract === undefined ? null : evidenced(said.contract),
    schedule: null,
    collar: null,
    smartWorking: null,
    experienceYears: null,
    targetPersona: null,
    languages: [],
    skills: (said.skills ?? []).map(evidenced),
    certifications: [],
    benefits: [],
    protectedCategories: null,
    pay: null,
    agreement: null,
    level: null,
    shifts: null,
    refusesAgencies: null,
    forClient: said.isForClient ? evidenced(true as const) : null,
    postedAt: null,
    employer: said.employer ?? null,
    isListedOnly: said.isListedOnly ?? false,
  }
}
