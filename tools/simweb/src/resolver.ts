import { addressOfNumber, dottedQuad, trackingAddresses } from './addresses.ts'
import { systemNumberOf } from './boards/board-hosts.ts'
import type { Day, World } from './model.ts'
import { troubleOn } from './trouble.ts'
import { siteOfHost } from './world.ts'

/** The addresses of a name on a day: all within 127.0.0.0/8, none for unknown names. */
export function addressesOf(world: World, day: Day, hostname: string): string[] {
  const system = systemNumberOf(hostname)
  if (system !== null) return [dottedQuad(trackingAddresses + system)]
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
