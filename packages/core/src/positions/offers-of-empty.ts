import type { PositionCriteria } from '@vedetta/contracts/position-search'
import { countWeight } from '@vedetta/contracts/search-weight'
import type { SearchSettings } from '../accounts/read-search-settings.ts'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { Marks } from '../marks/marks.ts'
import { countEach } from '../search/find-positions.ts'
import { querySpecOf } from './query-spec.ts'
import { type Change, changesOfEmpty, maxOffers } from './search-offers.ts'
import type { SearchRow } from './searches.queries.ts'

/** The most that the counts of a search may weigh together: ten searches in ten seconds that find nothing stay within a person's share. */
const maxWeight = 40

type Empty = {
  readonly searcher: { readonly userId: string; readonly licenceNo: number }
  readonly settings: SearchSettings
  readonly criteria: PositionCriteria
  readonly row: Pick<SearchRow, 'ceiling' | 'marksVersion'>
}

/**
 * The changes of a search without results that find something, with how much. Counting weighs what it asks of the engine; where the
 * person's share of it is used up, nothing is offered.
 */
export async function offersOfEmpty(
  { search, gate, marks }: Pick<Context, 'search' | 'gate'> & { readonly marks: Marks },
  { searcher, settings, criteria, row }: Empty,
  signal?: AbortSignal,
): Promise<(Change & { found: number })[]> {
  const { changes, weight } = withinWeight(changesOfEmpty(criteria), settings.excludedCompanies.length)
  if (changes.length === 0) return []
  const count = async () => {
    const specs = changes.map((change) =>
      querySpecOf(marks, searcher.userId, settings, { ...row, criteria: change.criteria }),
    )
    return countEach(search, await Promise.all(specs), signal)
  }
  const counts = await gate(searcher, weight, count, signal).catch(noneIfBusy)
  const finding = changes.map((change, at) => ({ ...change, found: counts[at] ?? 0 })).filter(({ found }) => found > 0)
  const nearest = finding.find(({ kind }) => kind === 'widerRadius')
  return finding.filter((change) => change.kind !== 'widerRadius' || change === nearest).slice(0, maxOffers)
}

function withinWeight(all: readonly Change[], excludedNames: number): { changes: Change[]; weight: number } {
  const changes: Change[] = []
  let weight = 0
  for (const change of all) {
    const more = countWeight(change.criteria, excludedNames)
    if (weight + more > maxWeight) break
    changes.push(change)
    weight += more
  }
  return { changes, weight }
}

function noneIfBusy(error: unknown): number[] {
  if (error instanceof AppError && (error.code === 'request_limit' || error.code === 'search_unavailable')) return []
  throw error
}
