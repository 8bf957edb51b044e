import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { type RelatedTitle, relatedTitles } from '@vedetta/meaning/families/related-titles'
import type { RoleFamilies } from '@vedetta/meaning/families/role-families'
import { nameKey } from '@vedetta/reference/name-key'
import { oncePer } from '@vedetta/reference/once-per'
import { LRUCache } from 'lru-cache'
import { criteriaHash } from './criteria-hash.ts'

/** Criteria by which a search is known, and the related titles that it finds as well. */
export type Settled = { readonly criteria: PositionCriteria; readonly related: readonly RelatedTitle[] }

/** The offers, the weight and the switch of a search settle the same roles again. */
const titlesOf = oncePer((_: RoleFamilies) => new LRUCache<string, readonly RelatedTitle[]>({ max: 200 }))

function relatedTo(families: RoleFamilies, roles: readonly string[]): readonly RelatedTitle[] {
  const known = titlesOf(families)
  const key = JSON.stringify(roles)
  const titles = known.get(key) ?? relatedTitles(families, roles)
  known.set(key, titles)
  return titles
}

/** The AI search, and the titles taken out of it, are part of a search only where they change what is found. */
export function settleCriteria(families: RoleFamilies, given: PositionCriteria): Settled {
  const { unrelated = [], ...criteria } = given
  const all = criteria.aiSearch ? relatedTo(families, criteria.position.name ?? []) : []
  const unwanted = new Set(unrelated.map(nameKey))
  const { true: out = [], false: related = [] } = Object.groupBy(all, ({ text }) => `${unwanted.has(nameKey(text))}`)
  if (related.length === 0) return { criteria: { ...criteria, aiSearch: false }, related }
  const texts = [...new Set(out.map(({ text }) => text))]
  return { criteria: texts.length > 0 ? { ...criteria, unrelated: texts } : criteria, related }
}

/** Whether two criteria are the same search. */
export function isSameSearch(families: RoleFamilies, one: PositionCriteria, other: PositionCriteria): boolean {
  const hashOf = (criteria: PositionCriteria) => criteriaHash(settleCriteria(families, criteria).criteria)
  return hashOf(one).equals(hashOf(other))
}

/** The criteria with related titles as roles, as the engine has to look them up; the words that they are told apart by weigh little. */
export function weighed({ criteria, related }: Settled): PositionCriteria {
  if (related.length === 0) return criteria
  const name = [...(criteria.position.name ?? []), ...related.map(({ text }) => text)]
  return { ...criteria, position: { ...criteria.position, name } }
}
