import type { Draws } from '@vedetta/synthetic/random/draws'
import type { Day, Outage, Site, SiteLife } from './model.ts'

/** Separate random streams, so that an additional draw in one does not change the others. */
export const siteStreams = { kind: 21, traits: 22, life: 23, slot: 24, position: 25, advert: 26, later: 27 } as const

const daysInYear = 365
const outages: readonly Outage['how'][] = ['unavailable', 'unavailable', 'silent', 'reset', 'unresolved']

/** The day of an event that happens to a share of all sites dayInYear in the daysInYear. */
const dayInYear = (draws: Draws, share: number): Day | null => {
  const day = draws.below(daysInYear)
  return draws.chance(share) ? day : null
}

export function drawSiteLife(draws: Draws): SiteLife {
  const redesignedOn = dayInYear(draws, 0.12)
  const movedOn = dayInYear(draws, 0.02)
  const closedToRobotsOn = dayInYear(draws, 0.01)
  const count = draws.chance(0.3) ? draws.between(1, 4) : 0
  return {
    redesignedOn,
    movedOn,
    closedToRobotsOn,
    outages: Array.from({ length: count }, () => {
      const from = draws.below(daysInYear)
      const length = draws.chance(0.7) ? 1 : draws.between(2, 6)
      return { from, until: from + length, how: outages[draws.below(outages.length)] ?? 'unavailable' }
    }),
  }
}

/**
 * The days of a position's events. `closesOn` is the first day without it. Re-publishing removes it on
 * `republished.from` and brings it back, often on the same day, under another number.
 */
export type PositionLife = {
  slot: number
  cycle: number
  opensOn: Day
  closesOn: Day
  rewordedOn: Day | null
  retitledOn: Day | null
  movesOn: Day | null
  republished: { from: Day; on: Day } | null
}

/**
 * A site has a few slots. Each has one vacancy per period of its own length, so the position in it on any day is
 * computed without the days before. Returns the vacancies of the previous period and of the period of the day.
 */
export function livesAround(draws: Draws, slot: number, day: Day): [before: PositionLife, now: PositionLife] {
  const period = draws.begin(siteStreams.slot, slot).between(45, 130)
  const phase = draws.below(period)
  const cycle = Math.floor((day + phase) / period)
  return [lifeInCycle(draws, slot, cycle - 1, period, phase), lifeInCycle(draws, slot, cycle, period, phase)]
}

function lifeInCycle(draws: Draws, slot: number, cycle: number, period: number, phase: number): PositionLife {
  draws.begin(siteStreams.position, slot * 4096 + (cycle & 4095))
  const start = cycle * period - phase
  const opensOn = start + draws.below(Math.floor(period * 0.4))
  const maxLength = start + period - 5 - opensOn
  const length = Math.max(6, Math.round(maxLength * (0.25 + 0.75 * draws.unit())))
  const closesOn = opensOn + length
  const within = (share: number) => {
    const on = opensOn + 2 + draws.below(Math.max(1, length - 4))
    return draws.chance(share) ? on : null
  }
  const rewordedOn = within(0.25)
  const retitledOn = within(0.06)
  const movesOn = within(0.03)
  const from = within(0.1)
  const pause = draws.chance(0.7) ? 0 : draws.between(1, 6)
  const republished = from === null || from + pause >= closesOn ? null : { from, on: from + pause }
  return { slot, cycle, opensOn, closesOn, rewordedOn, retitledOn, movesOn, republished }
}

export function isOpenOn(life: PositionLife, day: Day): boolean {
  const { republished } = life
  const isAway = republished !== null && day >= republished.from && day < republished.on
  return day >= life.opensOn && day < life.closesOn && !isAway
}

/** The days on which a visitor could see a change. */
export function daysOfChange(life: PositionLife): Day[] {
  const { opensOn, closesOn, rewordedOn, retitledOn, movesOn, republished } = life
  return [opensOn, closesOn, rewordedOn, retitledOn, movesOn, republished?.from, republished?.on].filter(
    (day) => day !== null && day !== undefined,
  )
}

export function outageOn({ life }: Site, day: Day): Outage | null {
  return life.outages.find(({ from, until }) => day >= from && day < until) ?? null
}
