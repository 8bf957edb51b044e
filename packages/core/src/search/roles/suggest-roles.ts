import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { type SuggestedRole, suggestedRoles } from '@vedetta/contracts/search/roles'
import { roleCountsWeight } from '@vedetta/contracts/search/search-weight'
import { readSearchSettings, type SearchSettings } from '../../customers/user-accounts/read-search-settings.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { ContextWithSearch } from '../engine/context-with-search.ts'
import { countEach } from '../engine/find-positions.ts'
import { noneIfBusy } from '../engine/none-if-busy.ts'
import { freshQuerySpec } from '../engine/position-query-spec.ts'
import type { RoleNames } from './role-names.ts'

export type RoleContext = Pick<ContextWithSearch, 'db' | 'search' | 'gate' | 'limits'> & {
  readonly roleNames: RoleNames
}

/** As many as the field has room for are shown; some of those that fit the text find nothing. */
const tried = 12

/** Roles that begin with the text, or what a misspelt one was meant to be, with the number of positions each finds. */
export async function suggestRoles(
  context: RoleContext,
  viewer: SeatedViewer,
  text: string,
): Promise<{ roles: SuggestedRole[]; mended: SuggestedRole[] }> {
  await context.limits.consume('roleSuggestionsOfPerson', viewer.userId)
  const [names, settings] = await Promise.all([context.roleNames(), readSearchSettings(context.db, viewer.userId)])
  const begun = names.startingWith(text, tried)
  const meant = names.mended(text, 3)
  const counts = await countRoles(context, viewer, settings, [...begun, ...meant])
  const found = (texts: readonly string[], from: number) =>
    texts
      .map((each, at) => ({ text: each, positions: counts[from + at] ?? 0 }))
      .filter(({ positions }) => positions > 0)
  return { roles: found(begun, 0).slice(0, suggestedRoles), mended: found(meant, begun.length) }
}

/** Nothing is suggested once the person's share of the engine is used up. */
async function countRoles(
  { search, gate }: RoleContext,
  { userId, seat: { licenceNo } }: SeatedViewer,
  settings: SearchSettings,
  texts: readonly string[],
): Promise<number[]> {
  if (texts.length === 0) return []
  const criteria = texts.map((text) => positionCriteria.parse({ position: { name: [text] } }))
  const weight = roleCountsWeight(texts.length, settings.excludedCompanies.length)
  const specs = criteria.map((each) => freshQuerySpec({ criteria: each, related: [] }, settings))
  return gate({ userId, licenceNo }, weight, () => countEach(search, specs)).catch(noneIfBusy)
}
