import { watchedPosition } from '@vedetta/core/testing/watched-position'
import { emptyFindings, sourceVisit } from '@vedetta/core/testing/watched-site'
import type { Board } from '@vedetta/crawler/ats/tracking-system'
import { recogniseBoard } from '@vedetta/crawler/ats/tracking-systems'
import type { Evidenced } from '@vedetta/crawler/evidence'
import type { FoundPlace } from '@vedetta/crawler/finding'
import type { Listing, VisitOutcome, VisitResult, WatchedPosition } from '@vedetta/crawler/revisit/visit-result'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { boardMembers } from '@vedetta/simweb/kinds/shared-board'
import type { Day, Opening, Site, World } from '@vedetta/simweb/model'
import { harmless, troubleOn } from '@vedetta/simweb/trouble'
import { type TruePosition, truthOf } from '@vedetta/simweb/truth'
import { viewOf } from '@vedetta/simweb/view'
import { boardSite, siteAt, siteOfHost, siteOfLabel } from '@vedetta/simweb/world'
import { boardOf } from './board.ts'
import type { Visitor, Visitors } from './visitors.ts'

type VisitedSource = { sourceNo: number; kind: string; url: string }

/** Visits generated from the ground truth, as a reader without mistakes would report them, so that only reconciliation is scored. */
export function createPerfectVisitors(world: World): Visitors {
  const visit = createPerfectVisitor(world)
  return {
    visitorOn:
      (day: Day): Visitor =>
      async (source) =>
        visit(source, day),
    beginStep: async () => undefined,
    close: async () => undefined,
  }
}

function createPerfectVisitor(world: World): (source: VisitedSource, day: Day) => VisitResult {
  const lastRead = new Map<number, string>()
  return (source, day) => {
    const visit = source.kind === 'board' ? boardVisit(world, source.url, day) : siteVisit(world, source.url, day)
    if (visit.outcome !== 'read') return visit
    const read = JSON.stringify([visit.findings?.positions, visit.boards])
    if (lastRead.get(source.sourceNo) === read) return { ...visit, outcome: 'unchanged', findings: null }
    lastRead.set(source.sourceNo, read)
    return visit
  }
}

function siteVisit(world: World, url: string, day: Day): VisitResult {
  const site = siteOfHost(world, new URL(url).hostname)
  if (site === null) return failed('unreachable')
  const view = viewOf(site, day)
  const { state, positions } = truthOf(world, site.number, day)
  if (state === 'dead' || state === 'down') return failed(failureOn(site, day))
  if (state === 'robots') return failed('blocked')
  const board = boardOf(view)
  if (board !== null) return read([], 'unsure', [board])
  if (state === 'needs-rendering' || view.kind.slots === null) return read([], 'unsure')
  return read(
    positions.map((one, at) => watched(one, view.openings[at], null, null)),
    'recognised',
  )
}

function boardVisit(world: World, url: string, day: Day): VisitResult {
  const owner = siteOfLabel(world, url) ?? boardSite(world, url)
  const view = owner === null ? null : viewOf(owner, day)
  // A company that has left the tracking system has no board there any more.
  if (view === null || recogniseBoard(new URL(url))?.board.system !== boardOf(view)?.system)
    return failed('unreachable')
  const { number } = view.site
  const members = view.kind.name === 'shared-board' ? boardMembers(world, number) : [number]
  const positions = members.flatMap((member) => {
    const { company, positions: own } = truthOf(world, member, day)
    const { openings } = viewOf(siteAt(world, member), day)
    return own.map((one, at) => watched(one, openings[at], company, String(one.number)))
  })
  return read(positions, 'complete_feed')
}

function failureOn(site: Site, day: Day): VisitOutcome {
  const trouble = troubleOn(site, day)
  return trouble === 'unresolved' || harmless.has(trouble) ? 'unreachable' : 'failed'
}

const failed = (outcome: VisitOutcome) => sourceVisit({ outcome, requests: 1, bytes: 0 })

const read = (positions: WatchedPosition[], listing: Listing, boards: Board[] = []): VisitResult => ({
  ...failed('read'),
  findings: { ...emptyFindings, positions, listing },
  boards,
})

function watched(
  position: TruePosition,
  opening: Opening | undefined,
  employer: string | null,
  reference: string | null,
): WatchedPosition {
  const { url } = position
  const evidenced = <Value>(value: Value): Evidenced<Value> => ({
    value,
    quote: { text: position.title, url },
    by: 'truth',
  })
  const orNull = <Value>(value: Value | null) => (value === null ? null : evidenced(value))
  const description = (opening?.parts ?? []).map(({ label, text }) => `${label}: ${text}`).join('\n')
  return {
    ...watchedPosition({ url, reference, employer, description }),
    title: evidenced(position.title),
    places: position.cities.map((city) => evidenced(placeNamed(city))),
    contract: orNull(position.contract),
    schedule: orNull(position.schedule),
    collar: evidenced(position.collar),
    smartWorking: orNull(position.smartWorking),
    experienceYears: orNull(position.experienceYears),
    languages: position.languages.map(evidenced),
  }
}

function placeNamed(name: string): FoundPlace {
  const found = findMunicipality(name)
  return found === undefined
    ? { istat: null, name, lat: null, lon: null }
    : { istat: found.istat, name: found.name, lat: found.lat, lon: found.lon }
}
