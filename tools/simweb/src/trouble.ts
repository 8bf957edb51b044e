import { outageOn } from './life.ts'
import { mixed } from './hash.ts'
import type { Day, Site } from './model.ts'

/** What a server does instead of answering as it should. */
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

const hostile: readonly Trouble[] = [
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
const deaths: readonly Trouble[] = ['unresolved', 'unresolved', 'unresolved', 'silent', 'reset', 'unavailable']

/** A site that throttles or has a huge robots.txt can be read all the same, by the patient. */
export const harmless: ReadonlySet<Trouble | null> = new Set(['throttle', 'huge-robots', null])

/** What is wrong with a site on a day; null on most days of most. */
export function troubleOn(site: Site, day: Day): Trouble | null {
  const { seed, world, kinds } = site
  if (kinds[0].isClosedToUs === 'dead') return deaths[seed % deaths.length] ?? 'unresolved'
  const outage = outageOn(site, day)
  if (outage !== null) return outage.how
  const share = mixed(seed ^ 0x51ed270b) / 0x1_0000_0000
  if (share >= world.hostileShare) return null
  const how = hostile[mixed(seed) % hostile.length] ?? 'reset'
  // A server that is odd is so on every second day; one that throttles always does.
  return harmless.has(how) || mixed(seed + day) % 2 === 0 ? how : null
}

/** Seconds that a throttling host asks us to wait. */
export function retryAfterOf({ seed }: Site): number {
  return [30, 60, 120, 300][seed % 4] ?? 60
}

/** At this request a throttling host says, once, that it is too much. */
export const throttledAfter = 3

const filler = '# nothing to see here, only a very long file\nUser-agent: SomeOtherBot\nDisallow: /tmp/\n'

/** Three megabytes; what is meant for us stands at the beginning. */
export function hugeRobots(text: string | null): string {
  return `${text ?? ''}\n${filler.repeat(Math.ceil(3_000_000 / filler.length))}`
}
