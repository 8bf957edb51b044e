import type { Collar, Contract, Schedule, SmartWorking } from '@vedetta/contracts/text/vocabulary'
import { isBoardDown } from './board-trouble.ts'
import { isoDate } from './days.ts'
import type { Day, Opening, View, World } from './model.ts'
import { forbiddenPaths } from './robots.ts'
import { harmless, troubleOn } from './trouble.ts'
import { viewOf } from './view.ts'
import { siteAt, startUrlOf } from './world.ts'

/** An open position as a careful person would report it; `null` for values that its pages don't state. */
export type TruePosition = {
  /** Stays the same when wording, town, number or URL change. */
  id: string
  title: string
  url: string
  cities: readonly string[]
  contract: Contract | null
  schedule: Schedule | null
  smartWorking: SmartWorking | null
  collar: Collar
  experienceYears: number | null
  languages: readonly string[]
  isAbroad: boolean
  /** The number of its publication, if the pages show one. */
  number: number | null
  firstDay: Day
  publishedOn: Day
}

type TrueChange = {
  id: string
  what: 'opened' | 'closed' | 'changed' | 'republished' | 'reopened'
}

/** Whether a polite visitor can read the site on the day, and if not, why. An unreadable site keeps its positions. */
type SiteState = 'readable' | 'needs-rendering' | 'robots' | 'down' | 'dead'

export type Truth = {
  host: string
  startUrl: string
  company: string
  city: string
  vat: string
  kind: string
  date: string
  state: SiteState
  /** The tracking system fails its board for the day. */
  isBoardDown: boolean
  positions: readonly TruePosition[]
  /** Since the day before. */
  changes: readonly TrueChange[]
}

export function truthOf(world: World, number: number, day: Day): Truth {
  const site = siteAt(world, number)
  const view = viewOf(site, day)
  const before = viewOf(site, day - 1)
  return {
    host: site.host,
    startUrl: startUrlOf(site),
    company: site.company.name,
    city: site.company.place.municipality.name,
    vat: site.company.vat,
    kind: view.kind.name,
    date: isoDate(day),
    state: stateOf(view),
    isBoardDown: isBoardDown(view),
    positions: view.openings.map((opening) => truePosition(view, opening)),
    changes: changesBetween(before, view),
  }
}

function stateOf(view: View): SiteState {
  const { site, day, kind } = view
  if (kind.unreadableBecause === 'dead') return 'dead'
  if (!harmless.has(troubleOn(site, day))) return 'down'
  if (kind.unreadableBecause === 'robots' || forbiddenPaths(view).includes('/')) return 'robots'
  return kind.needsRendering ? 'needs-rendering' : 'readable'
}

function truePosition(view: View, opening: Opening): TruePosition {
  const hasFullAdvert = view.kind.tells === 'advert'
  const ifStated = <Value>(value: Value) => (hasFullAdvert ? value : null)
  return {
    id: opening.key,
    title: opening.title,
    url: view.kind.urlOf(view, opening),
    // A fully remote position has no town, even if the advert names an office.
    cities: hasFullAdvert && opening.smartWorking === 'yes' ? [] : opening.towns,
    contract: opening.contract,
    schedule: ifStated(opening.schedule),
    smartWorking: ifStated(opening.smartWorking),
    collar: opening.collar,
    experienceYears: ifStated(opening.experienceYears),
    languages: hasFullAdvert ? opening.languages : [],
    isAbroad: opening.country !== 'IT',
    number: view.kind.hasOwnPages ? opening.id : null,
    firstDay: opening.opensOn,
    publishedOn: opening.publishedOn,
  }
}

function changesBetween(before: View, now: View): TrueChange[] {
  const was = new Map(before.openings.map((opening) => [opening.key, opening]))
  const is = new Set(now.openings.map(({ key }) => key))
  const changes = now.openings.flatMap((opening): TrueChange[] => {
    const old = was.get(opening.key)
    if (old === undefined) return [{ id: opening.key, what: opening.opensOn < now.day ? 'reopened' : 'opened' }]
    const isChanged = shownParts(now, old) !== shownParts(now, opening)
    // Re-publishing is invisible if the position has neither its own number nor its own URL.
    const isNewlyPublished = now.kind.hasOwnPages && old.id !== opening.id
    return [
      ...(isNewlyPublished ? [{ id: opening.key, what: 'republished' } as const] : []),
      ...(isChanged ? [{ id: opening.key, what: 'changed' } as const] : []),
    ]
  })
  const closed = before.openings.filter(({ key }) => !is.has(key))
  return [...changes, ...closed.map(({ key }) => ({ id: key, what: 'closed' }) as const)]
}

/** The parts of a position that the page shows. */
function shownParts({ kind }: View, { title, towns, parts, contractWords }: Opening): string {
  return JSON.stringify(kind.tells === 'advert' ? [title, towns, parts] : [title, towns, contractWords])
}
