import { hash32 } from './hash.ts'
import { outageOn } from './life.ts'
import type { Day, Site } from './model.ts'

/** A way in which a server misbehaves. */
export type Trouble =
  | 'unresolved'
  | 'unavailable'
  | 'reset'
  | 'silent'
  | 'drip'
  | 'endless'
  | 'wrong-length'
  | 'redirect-loop'
  | 'throttle'
  | 'huge-robots'

const hostileTroubles: readonly Trouble[] = [
  'unavailable',
  'reset',
  'drip',
  'endless',
  'wrong-length',
  'redirect-loop',
  'throttle',
  'throttle',
  'huge-robots',
]
const deadTroubles: readonly Trouble[] = ['unresolved', 'unresolved', 'unresolved', 'silent', 'reset', 'unavailable']

/** A patient visitor can still read a site that throttles or has a huge robots.txt. */
export const harmless: ReadonlySet<Trouble | null> = new Set(['throttle', 'huge-robots', null])

/** The trouble of a site on a day; usually null. */
export function troubleOn(site: Site, day: Day): Trouble | null {
  const { seed, world, kinds } = site
  if (kinds[0].unreadableBecause === 'dead') return deadTroubles[seed % deadTroubles.length] ?? 'unresolved'
  const outage = outageOn(site, day)
  if (outage !== null) return outage.how
  const share = hash32(seed ^ 0x51ed270b) / 0x1_0000_0000
  if (share >= world.hostileShare) return null
  const trouble = hostileTroubles[hash32(seed) % hostileTroubles.length] ?? 'reset'
  // A hostileTroubles server misbehaves on half of the days; throttling is permanent.
  return harmless.has(trouble) || hash32(seed + day) % 2 === 0 ? trouble : null
}

/** The Retry-After seconds of a throttling host. */
export function retryAfterOf({ seed }: Site): number {
  return [30, 60, 120, 300][seed % 4] ?? 60
}

/** The number of the request that a throttling host answers with 429, once. */
export const throttledAfter = 3

const filler = '# nothing to see here, only a very long file\nUser-agent: SomeOtherBot\nDisallow: /tmp/\n'

/** Pads robots.txt to three megabytes; the rules that apply to us come first. */
export function hugeRobots(text: string | null): string {
  return `${text ?? ''}\n${filler.repeat(Math.ceil(3_000_000 / filler.length))}`
}
