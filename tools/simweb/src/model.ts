import type { Collar, Contract, Schedule, SmartWorking } from '@vedetta/contracts/text/vocabulary'
import type { SyntheticCompany } from '@vedetta/synthetic/companies/company'

/** Everything the simulated web depends on besides the day. */
export type World = {
  seed: number
  hosts: number
  /** Kinds in equal parts instead of the default mix, to test some of them. */
  only: readonly string[] | null
  /** The share of hosts that misbehave on some days. */
  hostileShare: number
  /** The share of days on which a tracking system fails a company's board. */
  boardTroubleShare: number
}

/** Whole days since `firstDate`; before it they are negative. */
export type Day = number

type OutageKind = 'unavailable' | 'reset' | 'silent' | 'unresolved'
export type Outage = { from: Day; until: Day; how: OutageKind }

/** Events of a site in the year from day 0. */
export type SiteLife = {
  redesignedOn: Day | null
  /** From then on the old host only redirects to the new one. */
  movedOn: Day | null
  /** From then on robots.txt forbids the careers pages to all robots. */
  closedToRobotsOn: Day | null
  outages: readonly Outage[]
}

/** Habits of a site's server and of its author. */
export type Traits = {
  careersPath: string
  careersLabel: string
  theme: number
  /** The wording and layout of positions and how to apply. */
  style: number
  titleStyle: 'plain' | 'sought' | 'genders' | 'town' | 'reference'
  validators: 'none' | 'etag' | 'date' | 'unstable'
  /** Content that differs by day or request without meaning. */
  noise: 'none' | 'nonce' | 'today' | 'counter'
  isGzipped: boolean
  crawlDelay: number | null
}

export type Site = {
  world: World
  number: number
  /** Seeds the draws of this site. */
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
  /** The share of positions outside Italy. */
  abroadShare: number
  life: SiteLife
  traits: Traits
}

/** A labelled part of an advert ("Requisiti: …"), as one text and as a list. */
export type Part = { label: string; text: string; items: readonly string[] }

/** A position as its site shows it on a day. */
export type Opening = {
  /** Stays the same through rewording, moving and re-publishing. */
  key: string
  slot: number
  /** Identifies the publication; re-publishing changes it. */
  id: number
  reference: string
  title: string
  /** For URLs; made from the title of the first publication. */
  slug: string
  parts: readonly Part[]
  towns: readonly string[]
  /** `IT`, or the code of the country abroad. */
  country: string
  /** The advert's own words: "Sede di lavoro: Brescia (BS)". */
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

/** A site's state on a day. */
export type View = {
  site: Site
  day: Day
  kind: Kind
  /** `https://www.rossi-x1.sim`. */
  origin: string
  openings: readonly Opening[]
  /** Positions closed in the last days, the latest first. */
  recentlyClosed: readonly Opening[]
  /** The last day on which the positions changed. */
  changedOn: Day
  /** Another site on the same day. */
  other(number: number): View
}

export type Reply = { status: number; headers: Readonly<Record<string, string>>; body: string | Buffer }

/** Replies are generated lazily. Keys are paths with query, or absolute URLs on other hosts. */
export type Pages = Readonly<Record<string, () => Reply>>

/** A request to a host of a tracking system. */
export type BoardRequest = {
  url: URL
  method: 'GET' | 'POST'
  /** At most 64 KB; empty for none. */
  body: string
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>
  cookies: Readonly<Record<string, string>>
}

/** A host of a tracking system, or the hosts of all its companies, and what its robots.txt says to all robots. */
export type BoardHost = {
  name: RegExp
  /** Path prefixes. */
  forbidden?: readonly string[]
  /** Seconds. */
  crawlDelay?: number
  /** The number of the company that a request belongs to, where its URL has a number in place of the label. */
  siteIn?: (url: URL) => number | null
  /** The answer where no such company has a board, if not 404. */
  unknown?: (url: URL) => Reply
}

/** What a tracking system's hosts answer for the company of a view; null where they have no such page. */
export type BoardServer = (view: View, request: BoardRequest) => Reply | null

export type Kind = {
  name: string
  /** Weights among companies with fewer than ten, fewer than fifty, and more employees. */
  share: readonly [small: number, medium: number, large: number]
  /** The maximum number of simultaneous positions by company size; null for a kind without positions. */
  slots: readonly [small: number, medium: number, large: number] | null
  /** The maximum number of positions of its multinationals, most of them abroad. */
  maxWorldwide?: number
  language?: 'de' | 'en'
  /** The menu entry of the positions, if not the default one; null for none. */
  menu?: readonly [path: string, label: string] | null
  hasNews?: true
  /** Each position has its own page or number, so that re-publishing is visible. */
  hasOwnPages: boolean
  /** Its pages show the whole advert, or title, place and contract only. */
  tells: 'advert' | 'row'
  /** Why its positions may not or can't be read, although they are open. */
  unreadableBecause?: 'robots' | 'dead'
  /** Only scripts render the positions. */
  needsRendering?: true
  /** Its pages change without a change of positions, so they have no Last-Modified. */
  isVolatile?: true
  pages(view: View): Pages
  /** Asked where `pages` has no entry. */
  answers?: BoardServer
  /** Its lists state how many positions there are, so that an empty one can contradict itself. */
  statesTotal?: true
  /** Its sites all have a certificate. */
  isSecure?: true
  /** The tracking system's own hosts. */
  hosts?: readonly BoardHost[]
  urlOf(view: View, opening: Opening): string
}
