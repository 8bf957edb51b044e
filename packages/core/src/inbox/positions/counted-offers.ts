import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { countWeight } from '@vedetta/contracts/search/search-weight'
import type { SearchSettings } from '../../customers/user-accounts/read-search-settings.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { countEach } from '../../search/engine/find-positions.ts'
import { noneIfBusy } from '../../search/engine/none-if-busy.ts'
import type { RoleNames } from '../../search/roles/role-names.ts'
import type { Marks } from '../marks/marks.ts'
import { querySpecOf } from './query-spec.ts'
import { type Change, changesOfEmpty, maxOffers, relatedChange } from './search-offers.ts'
import type { SearchRow } from './searches.queries.ts'
import { type Settled, weighed } from './settle-criteria.ts'

/** The most that the counts of a search may weigh together: ten searches in ten seconds that find nothing stay within a person's share. */
const maxWeight = 45

/** A search that finds as many needs no related titles. */
const enough = 20

type Counting = Pick<ContextWithSearch, 'search' | 'gate'> & { readonly marks: Marks }

type CountedChange = Change & { readonly found: number }

type Asking = {
  readonly searcher: { readonly userId: string; readonly licenceNo: number }
  readonly settings: SearchSettings
  readonly criteria: PositionCriteria
  readonly row: Pick<SearchRow, 'ceiling' | 'marksVersion'>
  readonly settle: (criteria: PositionCriteria) => Settled
}

/**
 * The changes of a search without results that find something, with how much. Counting weighs what it asks of the engine; where the
 * person's share of it is used up, nothing is offered.
 */
export async function offersOfEmpty(
  { roleNames, ...context }: Counting & { readonly roleNames: RoleNames },
  asking: Asking,
  signal?: AbortSignal,
): Promise<CountedChange[]> {
  const { criteria, settle } = asking
  const changes = [...relatedChange(criteria, settle), ...changesOfEmpty(criteria, await roleNames())]
  const finding = await countChanges(context, asking, changes, signal)
  const nearest = finding.find(({ kind }) => kind === 'widerRadius')
  const others = finding.filter(({ kind }) => kind !== 'related')
  return [
    ...finding.filter(({ kind }) => kind === 'related'),
    ...others.filter((change) => change.kind !== 'widerRadius' || change === nearest).slice(0, maxOffers),
  ]
}

/** The AI search of a role that found little, if it finds more. */
export async function relatedOffer(
  context: Counting,
  { total, ...asking }: Asking & { readonly total: number },
  signal?: AbortSignal,
): Promise<CountedChange[]> {
  if (total >= enough) return []
  const counted = await countChanges(context, asking, relatedChange(asking.criteria, asking.settle), signal)
  return counted.filter(({ found }) => found > total)
}

/** Those that find something, as far as the weight of all allows. */
async function countChanges(
  { search, gate, marks }: Counting,
  { searcher, settings, row, settle }: Asking,
  all: readonly Change[],
  signal?: AbortSignal,
): Promise<CountedChange[]> {
  const { changes, weight } = withinWeight(all, settle, settings.excludedCompanies.length)
  if (changes.length === 0) return []
  const count = async () => {
    const specs = changes.map(({ criteria }) =>
      querySpecOf(marks, searcher.userId, settings, { ...row, ...settle(criteria) }),
    )
    return countEach(search, await Promise.all(specs), signal)
  }
  const counts = await gate(searcher, weight, count, signal).catch(noneIfBusy)
  return changes.map((change, at) => ({ ...change, found: counts[at] ?? 0 })).filter(({ found }) => found > 0)
}

function withinWeight(
  all: readonly Change[],
  settle: Asking['settle'],
  excludedNames: number,
): { changes: Change[]; weight: number } {
  const changes: Change[] = []
  let weight = 0
  for (const change of all) {
    const more = countWeight(weighed(settle(change.criteria)), excludedNames)
    if (weight + more > maxWeight) break
    changes.push(change)
    weight += more
  }
  return { changes, weight: Math.ceil(weight) }
}
