import { addressOfNumber, dottedQuad, trackingAddresses } from './addresses.ts'
import type { Day, World } from './model.ts'
import { troubleOn } from './trouble.ts'
import { siteOfHost } from './world.ts'

/** Each tracking system serves all its boards from one address. */
const trackingHosts: readonly RegExp[] = [
  /^(?:boards|job-boards|boards-api)\.greenhouse\.io$/,
  /^(?:jobs|api)\.lever\.co$/,
  /^[a-z0-9-]+\.teamtailor\.com$/,
  /^[a-z0-9-]+\.jobs\.personio\.com$/,
  /^(?:apply|www)\.workable\.com$/,
  /^inrecruiting\.intervieweb\.it$/,
  /^[a-z0-9-]+\.altamiraweb\.com$/,
]

export function isTrackingHost(hostname: string): boolean {
  return trackingHosts.some((host) => host.test(hostname))
}

/** The addresses of a name on a day: all within 127.0.0.0/8, none for unknown names. */
export function addressesOf(world: World, day: Day, hostname: string): string[] {
  const system = trackingHosts.findIndex((host) => host.test(hostname))
  if (system !== -1) return [dottedQuad(trackingAddresses + system)]
  const site = siteOfHost(world, hostname)
  if (site === null || troubleOn(site, day) === 'unresolved') return []
  const { movedOn } = site.life
  const isNewHost = hostname.replace(/^www\./, '') === site.newHost
  if (isNewHost && (movedOn === null || day < movedOn)) return []
  return [addressOfNumber(site.number)]
}

/** Replaces DNS; `day` is read at each lookup. */
export function createSimResolver(world: World, day: () => Day): (hostname: string) => Promise<string[]> {
  return async (hostname) => addressesOf(world, day(), hostname)
}
