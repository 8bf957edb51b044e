import { Draws } from '@vedetta/synthetic/random/draws'
import { daysOfChange, isOpenOn, livesAround, type PositionLife } from './life.ts'
import type { Day, Opening, Site, View, World } from './model.ts'
import { openingOn } from './wording/advert.ts'
import { siteAt } from './world.ts'

const recentlyClosedDays = 10

/** Hundreds of requests of a visit, and those of the visits beside it, need the same view. */
const maxViews = 500
const views = new WeakMap<World, Map<string, View>>()

/** A site's state on a day. */
export function viewOf(site: Site, day: Day): View {
  const known = views.get(site.world) ?? new Map<string, View>()
  views.set(site.world, known)
  const key = `${site.number} ${day}`
  const view = known.get(key) ?? computeView(site, day)
  known.delete(key)
  known.set(key, view)
  const [oldest] = known.keys()
  if (known.size > maxViews && oldest !== undefined) known.delete(oldest)
  return view
}

function computeView(site: Site, day: Day): View {
  const draws = new Draws(site.seed)
  const openings: Opening[] = []
  const recentlyClosed: Opening[] = []
  let changedOn = -60
  for (let slot = 0; slot < site.slots; slot += 1) {
    for (const life of livesAround(draws, slot, day)) {
      for (const on of daysOfChange(life)) if (on <= day && on > changedOn) changedOn = on
      if (isOpenOn(life, day)) openings.push(openingOn(draws, site, life, day))
      else if (isRecentlyClosed(life, day)) recentlyClosed.push(openingOn(draws, site, life, life.closesOn - 1))
    }
  }
  const { redesignedOn, movedOn } = site.life
  if (redesignedOn !== null && day >= redesignedOn) changedOn = Math.max(changedOn, redesignedOn)
  const isMoved = movedOn !== null && day >= movedOn
  const host = isMoved ? site.newHost : site.host
  return {
    site,
    day,
    kind: kindOn(site, day),
    origin: `${site.isSecure ? 'https' : 'http'}://${site.isOnWww ? 'www.' : ''}${host}`,
    openings,
    recentlyClosed,
    changedOn,
    other: (number) => viewOf(siteAt(site.world, number), day),
  }
}

function kindOn({ kinds, life }: Site, day: Day) {
  return life.redesignedOn !== null && day >= life.redesignedOn ? kinds[1] : kinds[0]
}

function isRecentlyClosed({ closesOn }: PositionLife, day: Day): boolean {
  return day >= closesOn && day - closesOn < recentlyClosedDays
}
