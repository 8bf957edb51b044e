import type { FreshIndex } from '../../search/engine/fresh-index.ts'
import type { PositionDocument } from '../../search/engine/position-document.ts'
import { filtersFor, indexOf } from './filter-index.ts'
import type { FreshPosition } from './fresh-positions.ts'
import { createLeafSets, type LeafSets } from './leaf-sets.ts'
import { add, allOf, intersect, isEmpty, noneOf, type PositionSet, subtract } from './position-set.ts'
import { type Leaf, leavesOf, type Part } from './query-parts.ts'
import type { StandingFilter } from './standing-filter.ts'
import { createTextBounds } from './text-bounds.ts'

type Opened = Pick<FreshPosition, 'document' | 'openedAt'>

/** The positions that a filter finds, by their places in the batch. */
export type FilterMatches = { readonly filter: StandingFilter; readonly positions: PositionSet }

/**
 * Finds the positions of a batch for each filter. Values decide first. Texts are then compared by their words, which
 * leaves few filters with a position; the engine decides these, asked once about each text.
 */
export async function matchFilters(
  filters: readonly StandingFilter[],
  batch: readonly Opened[],
  index: Pick<FreshIndex, 'put' | 'find' | 'analyse'>,
): Promise<FilterMatches[]> {
  const documents = batch.map(({ document }) => document)
  const sets = createLeafSets(documents)
  const bounds = createTextBounds(documents, index)
  const candidates = byValues(filters, batch, sets)
  if (candidates.length === 0) return []
  const setOf = setsByNumbers(documents)
  const refused = setOf(await index.put(documents))

  const boundLeaves = async (of: readonly FilterMatches[], partsOf: PartsOf) => {
    const leaves = unknownLeaves(of, partsOf, sets)
    const atMost = await bounds.of(leaves)
    for (const [at, leaf] of leaves.entries()) {
      const most = atMost[at] as PositionSet
      if (isEmpty(most)) sets.learn(leaf, most)
      else sets.bound(leaf, most)
    }
  }
  const ask = async (of: readonly FilterMatches[], partsOf: PartsOf) => {
    const leaves = unknownLeaves(of, partsOf, sets)
    if (leaves.length === 0) return
    const found = await index.find(leaves.map(({ json }) => json))
    for (const [at, leaf] of leaves.entries()) sets.learn(leaf, setOf(found[at] ?? []))
  }

  const included: PartsOf = ({ asked }) => asked.included
  const excluded: PartsOf = ({ asked }) => asked.excluded
  await boundLeaves(candidates, included)
  const possible = candidates.filter(({ filter, positions }) => {
    subtract(positions, refused)
    for (const part of filter.asked.included) intersect(positions, sets.atMost(part))
    return !isEmpty(positions)
  })
  await ask(possible, included)
  const including = possible.filter(({ filter, positions }) => narrow(positions, filter.asked.included, [], sets))
  await boundLeaves(including, excluded)
  await ask(including, excluded)
  return including.filter(({ filter, positions }) => narrow(positions, [], filter.asked.excluded, sets))
}

type PartsOf = (filter: StandingFilter) => readonly Part[]

/** Turns numbers of positions into sets; a number that is not in the batch is none of ours. */
function setsByNumbers(documents: readonly PositionDocument[]): (positionNos: readonly number[]) => PositionSet {
  const places = new Map(documents.map(({ position_no }, place) => [position_no, place]))
  return (positionNos) => {
    const set = noneOf(documents.length)
    for (const no of positionNos) {
      const place = places.get(no)
      if (place !== undefined) add(set, place)
    }
    return set
  }
}

function byValues(filters: readonly StandingFilter[], batch: readonly Opened[], sets: LeafSets): FilterMatches[] {
  const firstOpened = Math.min(...batch.map(({ openedAt }) => openedAt))
  const all = allOf(batch.length)
  const candidates: FilterMatches[] = []
  // Most filters have no candidate: only the others get a set of their own.
  const positions = noneOf(batch.length)
  for (const filter of filtersFor(indexOf(filters), sets.valuesOf)) {
    positions.set(filter.createdAt <= firstOpened ? all : openedSince(batch, filter.createdAt))
    if (!isEmpty(positions) && narrow(positions, filter.plain.included, filter.plain.excluded, sets))
      candidates.push({ filter, positions: positions.slice() })
  }
  return candidates
}

function openedSince(batch: readonly Opened[], since: number): PositionSet {
  const positions = noneOf(batch.length)
  for (const [place, { openedAt }] of batch.entries()) if (openedAt >= since) add(positions, place)
  return positions
}

/** Returns whether a position is left. */
function narrow(positions: PositionSet, included: readonly Part[], excluded: readonly Part[], sets: LeafSets): boolean {
  for (const part of included) if (!intersect(positions, sets.positionsOf(part))) return false
  for (const part of excluded) if (!subtract(positions, sets.positionsOf(part))) return false
  return true
}

function unknownLeaves(candidates: readonly FilterMatches[], partsOf: PartsOf, sets: LeafSets): Leaf[] {
  const leaves = new Set<Leaf>()
  for (const { filter } of candidates)
    for (const part of partsOf(filter))
      for (const leaf of leavesOf(part)) if (!leaf.plain && !sets.isKnown(leaf)) leaves.add(leaf)
  return [...leaves]
}
