import type { QueryClient } from '@tanstack/react-query'
import type { ChoiceCounts, CountedField } from '@vedetta/contracts/search/facets'
import { keysOf, type PositionStatus, positionStatuses } from '@vedetta/contracts/text/vocabulary'

export const facetKey = (searchID: string | undefined, field: CountedField) => ['facets', searchID, field] as const

/** Null: counted by no status, since it is discarded. */
export type StatusChange = { from: PositionStatus | null; to: PositionStatus | null }

type Differences = Partial<Record<PositionStatus, number>>

/** The changes since each search, whose counts the server keeps as of when it began. */
const sinceSearches = new WeakMap<QueryClient, Map<string, Differences>>()

/** Older searches are made anew before they are shown again. */
const maxSearches = 100

/** Moves positions of a search from a status to another in its counts, in those that are yet to arrive too. */
export function adjustStatuses(client: QueryClient, searchID: string, changes: readonly StatusChange[]): void {
  if (changes.length === 0) return
  const known = sinceSearches.get(client) ?? new Map<string, Differences>()
  sinceSearches.set(client, known)
  known.set(searchID, changes.reduce(withChange, known.get(searchID) ?? {}))
  const [oldest] = known.keys()
  if (known.size > maxSearches && oldest !== undefined) known.delete(oldest)
  const now = changes.reduce(withChange, {})
  client.setQueryData<ChoiceCounts>(facetKey(searchID, 'statuses'), (counts) => counts && adjusted(counts, now))
}

/** The counts of a search, as the server has them, with what changed since it began. */
export function withChangesSince(client: QueryClient, searchID: string, counts: ChoiceCounts): ChoiceCounts {
  return adjusted(counts, sinceSearches.get(client)?.get(searchID) ?? {})
}

function withChange(differences: Differences, { from, to }: StatusChange): Differences {
  const moved = { ...differences }
  if (from !== null) moved[from] = (moved[from] ?? 0) - 1
  if (to !== null) moved[to] = (moved[to] ?? 0) + 1
  return moved
}

function adjusted(counts: ChoiceCounts, differences: Differences): ChoiceCounts {
  return keysOf(positionStatuses).flatMap((value) => {
    const known = counts.find((each) => each.value === value)
    const difference = differences[value] ?? 0
    return known || difference > 0 ? [{ value, count: Math.max(0, (known?.count ?? 0) + difference) }] : []
  })
}
