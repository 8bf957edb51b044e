import type { Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import type { Clause } from './clauses.ts'
import { taskSkills } from './skill-tasks.ts'
import { type Tools, toolsIn } from './skill-tools.ts'
import { speaksOf } from './topics.ts'

/** Named skills within any text, in order, the longer one where two overlap. */
export function namedSkills(statement: Statement, tools: Tools): Clause[] {
  const found: Clause[] = []
  found.push(...toolsIn(statement.text, tools))
  for (const match of speaksOf(statement, 'craft') ? allMatches(taskSkills, statement.folded) : []) {
    found.push({ text: statement.text.slice(match.index, match.index + match[0].length), index: match.index })
  }
  const byLength = found.sort((a, b) => b.text.length - a.text.length)
  return byLength
    .filter((clause, position) => !byLength.slice(0, position).some((longer) => overlaps(longer, clause)))
    .sort((a, b) => a.index - b.index)
}

/** A clause that holds one named skill says it in full; one that holds several is only their frame. */
export function mergedSkills(named: readonly Clause[], clauses: readonly Clause[]): Clause[] {
  const framing = clauses.filter((clause) => {
    const inside = named.filter((known) => overlaps(known, clause))
    return inside.length < 2 && inside.every((known) => holds(clause, known))
  })
  const alone = named.filter((known) => !framing.some((clause) => overlaps(known, clause)))
  return [...alone, ...framing].sort((a, b) => a.index - b.index)
}

/** "Conoscenza di Ajax" is only the frame of a skill that a cue found in it. */
export const isFrameOf = (clause: Clause, cued: readonly Clause[]) =>
  cued.some((skill) => holds(clause, skill) || overlaps(clause, skill))

const holds = (outer: Clause, inner: Clause) =>
  outer.index <= inner.index && outer.index + outer.text.length >= inner.index + inner.text.length

const overlaps = (a: Clause, b: Clause) => a.index < b.index + b.text.length && b.index < a.index + a.text.length
