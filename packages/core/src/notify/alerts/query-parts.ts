import type { TextWords } from '../../search/engine/fresh-index.ts'
import type { Clause } from '../../search/engine/text-clauses.ts'
import { type PlainClause, plainClause } from './plain-clause.ts'

/** A clause that is no combination of others; the same clause of many filters is one object. */
export type Leaf = {
  /** The clause as it is sent to the engine. */
  readonly json: string
  /** Undefined where only the engine can tell. */
  readonly plain: PlainClause | undefined
  /** The text of a clause about the words of a field, all of which it needs, and the words once they are known. */
  readonly text: { readonly field: string; readonly query: string } | undefined
  words?: TextWords | undefined
}

/** A query down to its leaves: all of `all`, one of `any` unless it is empty, none of `none`. */
type Combination = {
  readonly all: readonly Part[]
  readonly any: readonly Part[]
  readonly none: readonly Part[]
}

export type Part = Leaf | Combination

export const isLeaf = (part: Part): part is Leaf => 'json' in part

/** The leaves that filters have in common. */
export type Leaves = Map<string, Leaf>

/** The parts of a query as its `bool`s combine them; any other clause is a leaf. */
export function partsOf(clause: Clause, leaves: Leaves): Part {
  const combination = combinationOf(clause)
  if (!combination) return leafOf(clause, leaves)
  const { all, any, none } = combination
  const parts = (clauses: readonly Clause[]) => clauses.map((each) => partsOf(each, leaves))
  return { all: parts(all), any: parts(any), none: parts(none) }
}

/** Every leaf of a part. */
export function* leavesOf(part: Part): Generator<Leaf> {
  if (isLeaf(part)) yield part
  else for (const each of [...part.all, ...part.any, ...part.none]) yield* leavesOf(each)
}

const understood = new Set(['filter', 'must', 'should', 'must_not', 'minimum_should_match'])

function combinationOf({ bool, ...others }: Clause): Record<keyof Combination, Clause[]> | undefined {
  if (!bool || Object.keys(others).length > 0) return undefined
  const { minimum_should_match: least } = bool
  if (Object.keys(bool).some((key) => !understood.has(key)) || (least !== undefined && least !== 1)) return undefined
  const all = [bool.filter ?? [], bool.must ?? []].flat()
  // Beside clauses that must hold, and without a minimum, the others only score.
  const any = least === undefined && all.length > 0 ? [] : [bool.should ?? []].flat()
  return { all, any, none: [bool.must_not ?? []].flat() }
}

function leafOf(clause: Clause, leaves: Leaves): Leaf {
  const json = JSON.stringify(clause)
  const known = leaves.get(json)
  if (known) return known
  const leaf = { json, plain: plainClause(clause), text: textOf(clause) }
  leaves.set(json, leaf)
  return leaf
}

/** Undefined for texts of which some words may be missing. */
function textOf(clause: Clause): Leaf['text'] {
  const [[kind, content] = [], other] = Object.entries(clause)
  if (other !== undefined || (kind !== 'match' && kind !== 'match_phrase')) return undefined
  const [[field, condition] = []] = Object.entries(content as Record<string, Record<string, unknown>>)
  const { query, operator, zero_terms_query: _, ...others } = condition ?? {}
  const needsAll = kind === 'match_phrase' ? operator === undefined : operator === 'and'
  if (field === undefined || typeof query !== 'string' || !needsAll || Object.keys(others).length > 0) return undefined
  return { field, query }
}
