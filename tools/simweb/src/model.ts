import type { Collar, Contract, Schedule, SmartWorking } from '@vedetta/contracts/vocabulary'
import type { SyntheticCompany } from '@vedetta/synthetic/companies/company'

/** All that the simulated web depends on, beside the day. */
export type World = {
  seed: number
  hosts: number
  /** Names of kinds, in equal parts, instead of the usual mix: for looking at some of them. */
  only: readonly string[] | null
  /** How many of all hosts are hostile now and then. */
  hostileShare: number
}

/** Whole days since `firstDate`; before it they are negative. */
export type Day = number

type OutageKind = 'unavailable' | 'reset' | 'silent' | 'unresolved'
export type Outage = { from: Day; until: Day; how: OutageKind }

/** What happens to a site in the year from day 0. */
export type SiteLife = {
  redesignedOn: Day | null
  /** From then on the old host only redirects to the new one. */
  movedOn: Day | null
  /** From then on robots.txt keeps everybody away from the careers pages. */
  closedToRobotsOn: Day | null
  outages: readonly Outage[]
}

/** How a site's server and its author do things. */
export type Traits = {
  careersPath: string
  careersLabel: string
  theme: number
  /** Of the positions: how they are worded, set and applied for. */
  style: number
  titleDress: 'plain' | 'sought' | 'genders' | 'town' | 'reference'
  validators: 'none' | 'etag' | 'date' | 'unstable'
  /** What is different on each day, or request, without meaning anything. */
  noise: 'none' | 'nonce' | 'today' | 'counter'
  isGzipped: boolean
  crawlDelay: number | null
}

export type Site = {
  world: World
  number: number
  /** For draws that are this site's alone. */
  seed: number
  company: SyntheticCompany
  label: string
  host: string
  newHost: string
  isSecure: boolean
  isOnWww: boolean
  /** Before and after the redesign. */
  kinds: readonly [Kind, Kind]
  slots: number
  life: SiteLife
  traits: Traits
}

/** A part of an advert: "Requisiti: …", with what follows as one text and as a list. */
export type Part = { label: string; text: string; items: readonly string[] }

/** A position as its site words it on a day. */
export type Opening = {
  /** The same through rewording, moving and re-publishing. */
  key: string
  slot: number
  /** Of the publication: another one after re-publishing. */
  id: number
  reference: string
  title: string
  /** For addresses: of the title it was first published under. */
  slug: string
  parts: readonly Part[]
  towns: readonly string[]
  /** As the advert says it: "Sede di lavoro: Brescia (BS)". */
  placeWords: string
  contract: Contract | null
  contractWords: string | null
  schedule: Schedule | null
  scheduleWords: string | null
  smartWorking: SmartWorking | null
  experienceYears: number | null
  languages: readonly string[]
  collar: Collar
  opensOn: Day
  closesOn: Day
  publishedOn: Day
  changedOn: Day
}

/** A site as it is on a day. */
export type View = {
  site: Site
  day: Day
  kind: Kind
  /** `https://www.rossi-x1.sim`. */
  origin: string
  openings: readonly Opening[]
  /** Closed in the last days, the latest first. */
  lately: readonly Opening[]
  /** The last day on which something about the positions changed. */
  changedOn: Day
  /** Another site on the same day. */
  other(number: number): View
}

export type Reply = { status: number; headers: Readonly<Record<string, string>>; body: string | Buffer }

/** Made only when asked for. Keys are paths with their query, or whole addresses on other hosts. */
export type Pages = Readonly<Record<string, () => Reply>>

export type Kind = {
  name: string
  /** Of a thousand companies with fewer than ten, fewer than fifty, and more employees. */
  share: readonly [small: number, medium: number, large: number]
  /** How many positions it has at most at a time, for companies of these sizes; null where there never are any. */
  slots: readonly [small: number, medium: number, large: number] | null
  language?: 'de' | 'en'
  /** The entry of the menu that leads to the positions, where it is not the usual one; null for none. */
  menu?: readonly [path: string, label: string] | null
  hasNews?: true
  /** A position has a page or a number of its own: re-publishing shows. */
  hasOwnPages: boolean
  /** Its pages tell the whole advert, or title, place and contract alone. */
  tells: 'advert' | 'row'
  /** Whose positions nobody may, or can, read; they are open all the same. */
  isClosedToUs?: 'robots' | 'dead'
  /** Positions are drawn by scripts alone. */
  needsRendering?: true
  /** Its pages change without a position having changed: no date can be given for them. */
  isRestless?: true
  pages(view: View): Pages
  urlOf(view: View, opening: Opening): string
}
