import type { Refusal } from '../finding.ts'
import type { RawPosition } from '../raw-position.ts'
import { refusalOf } from '../refuse/refusal-of.ts'
import type { Visit } from './visit.ts'

const known = new WeakMap<Visit['site'], WeakMap<RawPosition, { refusal: Refusal | null }>>()

/** `refusalOf` for a sighting of a visit: every search of the visit asks it anew of everything that was seen. */
export function refusalIn({ site }: Pick<Visit, 'site'>, raw: RawPosition): Refusal | null {
  const ofSite = known.get(site) ?? new WeakMap<RawPosition, { refusal: Refusal | null }>()
  known.set(site, ofSite)
  const judged = ofSite.get(raw) ?? { refusal: refusalOf(raw, site) }
  ofSite.set(raw, judged)
  return judged.refusal
}
