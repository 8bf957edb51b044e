import type { PositionDocument } from '../../search/engine/position-document.ts'
import type { PlainClause, Value } from './plain-clause.ts'
import { add, allOf, include, intersect, noneOf, type PositionSet, subtract } from './position-set.ts'
import { isLeaf, type Leaf, type Part } from './query-parts.ts'

/** Which positions of a batch each leaf finds: worked out once, however many filters have it. */
export type LeafSets = {
  /** The values that the batch has in a field. */
  readonly valuesOf: (field: string) => ReadonlyMap<Value, PositionSet>
  /** What the engine answered. */
  readonly learn: (leaf: Leaf, found: PositionSet) => void
  readonly isKnown: (leaf: Leaf) => boolean
  readonly positionsOf: (part: Part) => PositionSet
  /** Says of a leaf that the engine was not asked about what it can find at most. */
  readonly bound: (leaf: Leaf, atMost: PositionSet) => void
  /** What a part can find at most; all of it is known or bounded. */
  readonly atMost: (part: Part) => PositionSet
}

export function createLeafSets(documents: readonly PositionDocument[]): LeafSets {
  const size = documents.length
  const nothing = noneOf(size)
  const known = new Map<Leaf, PositionSet>()
  const bounds = new Map<Leaf, PositionSet>()
  const byField = new Map<string, Map<Value, PositionSet>>()

  /** The values that the batch has in a field, each with its positions. */
  function valuesOf(field: string): Map<Value, PositionSet> {
    const found = byField.get(field)
    if (found) return found
    const values = new Map<Value, PositionSet>()
    for (const [place, document] of documents.entries())
      for (const value of [document[field as keyof PositionDocument] ?? []].flat()) {
        const positions = values.get(value) ?? noneOf(size)
        add(positions, place)
        values.set(value, positions)
      }
    byField.set(field, values)
    return values
  }

  function plainPositions(plain: PlainClause): PositionSet {
    const found = valuesFound(valuesOf(plain.field), plain)
    // Most clauses find nothing in a small batch, and need no set of their own.
    if (found.length === 0) return nothing
    const positions = noneOf(size)
    for (const having of found) include(positions, having)
    return positions
  }

  function leafPositions(leaf: Leaf): PositionSet {
    const found = known.get(leaf)
    if (found) return found
    if (!leaf.plain) throw new Error(`the engine was not asked for ${leaf.json}`)
    const positions = plainPositions(leaf.plain)
    known.set(leaf, positions)
    return positions
  }

  /** A leaf's set is shared: it is not to be changed. */
  function positionsOf(part: Part): PositionSet {
    if (isLeaf(part)) return leafPositions(part)
    const positions = allOf(size)
    for (const each of part.all) intersect(positions, positionsOf(each))
    if (part.any.length > 0) {
      const either = noneOf(size)
      for (const each of part.any) include(either, positionsOf(each))
      intersect(positions, either)
    }
    for (const each of part.none) subtract(positions, positionsOf(each))
    return positions
  }

  /** What is excluded is left in: that finds more, never less. */
  function atMost(part: Part): PositionSet {
    if (isLeaf(part)) return bounds.get(part) ?? leafPositions(part)
    const positions = allOf(size)
    for (const each of part.all) intersect(positions, atMost(each))
    if (part.any.length === 0) return positions
    const either = noneOf(size)
    for (const each of part.any) include(either, atMost(each))
    intersect(positions, either)
    return positions
  }

  return {
    valuesOf,
    learn: (leaf, found) => void known.set(leaf, found),
    isKnown: (leaf) => known.has(leaf),
    positionsOf,
    bound: (leaf, most) => void bounds.set(leaf, most),
    atMost,
  }
}

/** The positions with each value that a clause asks for; whichever values are fewer are looked up among the others. */
function valuesFound(values: ReadonlyMap<Value, PositionSet>, plain: PlainClause): PositionSet[] {
  const found: PositionSet[] = []
  if ('values' in plain && plain.values.size <= values.size) {
    for (const value of plain.values) {
      const having = values.get(value)
      if (having) found.push(having)
    }
    return found
  }
  const isWanted = 'values' in plain ? (value: Value) => plain.values.has(value) : plain.isWithin
  for (const [value, having] of values) if (isWanted(value as never)) found.push(having)
  return found
}
