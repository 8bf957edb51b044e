import { allMatches } from './all-matches.ts'
export type Clause = {
  text: string
  index: number
}

/** A clause, which of the statement's parts it stands in, whether in brackets, and whether "e" joins it to another. */
export type ListedClause = Clause & { part: number; isBracketed: boolean; isJoined: boolean }

const maxClauses = 60
const clauseBreak =
  /\s*(?:[,;:•·|()[\]]|\s[–—-]\s|\s\/\s|\.$|\s\+\s)\s*|\s+(?:oppure|nonche|nonché|ma anche|e\/o)\s+/giu
const joining = /\s+(?:e|ed|o|od|and|or|und|oder|&)\s+(?:(?:anche|preferibilmente|possibilmente|eventualmente)\s+)?/giu

/** "(Revit) e Excel": the word that joined it to the brackets. */
const leadingAnd = /^\s*(?:e|ed|and|und)\s+(?=\S)/iu

/** The clauses of a statement, split at commas, brackets and "e"; "ordinaria e straordinaria" stays one. */
export function clausesOf(text: string): ListedClause[] {
  const clauses: ListedClause[] = []
  splitAt(text, clauseBreak).forEach((part, number) => {
    const before = text.slice(0, part.index)
    const isBracketed = before.lastIndexOf('(') > before.lastIndexOf(')')
    const pieces = joined(part)
    for (const clause of pieces) {
      const trimmed = clause.text.replace(leadingAnd, '').trim()
      const lead = clause.text.length - clause.text.replace(leadingAnd, '').trimStart().length
      if (trimmed && clauses.length < maxClauses) {
        clauses.push({
          text: trimmed,
          index: clause.index + lead,
          part: number,
          isBracketed,
          isJoined: pieces.length > 1,
        })
      }
    }
  })
  return clauses
}

function splitAt(text: string, pattern: RegExp): Clause[] {
  const parts: Clause[] = []
  let from = 0
  for (const match of allMatches(pattern, text)) {
    parts.push({ text: text.slice(from, match.index), index: from })
    from = match.index + match[0].length
  }
  parts.push({ text: text.slice(from), index: from })
  return parts.filter((part) => part.text.trim() !== '')
}

function joined(part: Clause): Clause[] {
  const pieces: Clause[] = []
  let from = 0
  const joins = allMatches(joining, part.text).slice(0, maxClauses)
  for (const [at, match] of joins.entries()) {
    const left = part.text.slice(from, match.index)
    const right = part.text.slice(match.index + match[0].length, joins[at + 1]?.index)
    if (areOne(left, right, match[0])) continue
    pieces.push({ text: left, index: part.index + from })
    from = match.index + match[0].length
  }
  pieces.push({ text: part.text.slice(from), index: part.index + from })
  return pieces
}

const preposition =
  /^(?:d[ei]|del|dell[aeo]|dei|degli|con|col|su|sul|sull[aeo]|sui|sugli|in|nel|nell[aeo]|nei|negli|al|all[aeo]|ai|agli|il|lo|la|i|gli|le|of|with|in|on|the|mit|von)$/iu

/** Two adjectives of one noun, or two brands of one machine: "attiva e passiva", "presse Engel e Arburg". */
function areOne(left: string, right: string, join: string): boolean {
  if (!/\s(?:e|ed|and|und)\s/iu.test(join)) return false
  const leftWords = left.trim().split(/\s+/)
  const rightWords = right.trim().split(/\s+/)
  const last = leftWords.at(-1) ?? ''
  const next = rightWords[0] ?? ''
  const alike = last.length > 4 && next.length > 4 && last.slice(-2).toLowerCase() === next.slice(-2).toLowerCase()
  // "Uso di tornio e bilancia": both nouns follow the preposition, so they are two things.
  const isThing = preposition.test(leftWords.at(-2) ?? '')
  if (leftWords.length >= 2 && rightWords.length === 1 && alike && !isThing && /^\p{Ll}/u.test(next)) return true
  return (
    leftWords.length >= 2 &&
    rightWords.length === 1 &&
    /^\p{Lu}/u.test(last) &&
    /^\p{Lu}/u.test(next) &&
    /^\p{Ll}{4,}/u.test(leftWords.at(-2) ?? '')
  )
}
