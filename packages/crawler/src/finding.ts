import type { ReadingReason } from '@vedetta/contracts/positions/position-reading'
import type { Collar, Contract, Schedule, SmartWorking, TargetPersona } from '@vedetta/contracts/text/vocabulary'
import type { Evidenced, Quote } from './evidence.ts'

/** A municipality, or a foreign city by its name alone. */
export type FoundPlace = { istat: string | null; name: string; lat: number | null; lon: number | null }

export type FoundPay = {
  from: number
  to: number
  period: 'hour' | 'month' | 'year'
  perYear: { from: number; to: number }
}

/** One open position. `null`, or an empty list, where the page is silent. */
export type PositionReading = {
  title: Evidenced<string>
  url: string
  reference: string | null
  description: string
  places: Evidenced<FoundPlace>[]
  /** Named only more widely: a province ("BG") or region ("03"). */
  provinces: Evidenced<string>[]
  regions: Evidenced<string>[]
  contract: Evidenced<Contract> | null
  schedule: Evidenced<Schedule> | null
  collar: Evidenced<Collar> | null
  smartWorking: Evidenced<SmartWorking> | null
  experienceYears: Evidenced<number> | null
  targetPersona: Evidenced<TargetPersona> | null
  languages: Evidenced<string>[]
  skills: Evidenced<string>[]
  certifications: Evidenced<string>[]
  benefits: Evidenced<string>[]
  protectedCategories: Evidenced<true> | null
  pay: Evidenced<FoundPay> | null
  /** Collective agreement and level, shifts, as the page words them. */
  agreement: Evidenced<string> | null
  level: Evidenced<string> | null
  shifts: Evidenced<string> | null
  refusesAgencies: Evidenced<true> | null
  /** Posted by an agency for a client it does not name. */
  forClient: Evidenced<true> | null
  /** `YYYY-MM-DD`. */
  postedAt: Evidenced<string> | null
  /** The share of such readings that are open positions, in hundredths, and what it rests on. */
  confidence: number
  reasons: readonly ReadingReason[]
}

/** An advert that was refused: it looked like a position and is none. */
export type Refusal = { title: Quote; url: string; by: string; reason: RefusalReason; because: Quote }

export type RefusalReason = 'spontaneous' | 'talent_pool' | 'closed' | 'expired' | 'unlikely' | 'duplicate_language'

/** A place of the site that gives a contact: its line with those around it, in which it is always stated. */
export type ContactMention = {
  text: string
  /** The footer, the page of contacts or the data of the organisation, where a company gives what is its own. */
  isCompanys: boolean
}

/** With the first places that give it; whose it is, is not decided here. */
export type FoundContact = Evidenced<string> & { mentions: ContactMention[] }

export type PersonalContact = {
  name: string
  title: string | null
  department: string | null
  email: string | null
  phone: string | null
  quote: Quote
}

export type FoundNews = { title: string; url: string; date: Evidenced<string> }

/** All that one visit learned. */
export type SiteFindings = {
  positions: PositionReading[]
  refusals: Refusal[]
  emails: FoundContact[]
  phones: FoundContact[]
  people: PersonalContact[]
  news: FoundNews[]
  vat: Evidenced<string> | null
  /** Every request of the visit, in order, with its outcome. */
  requests: { url: string; outcome: string }[]
}
