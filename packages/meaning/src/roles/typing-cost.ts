const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const places = new Map(rows.flatMap((row, y) => [...row].map((letter, x) => [letter, { x: x + y / 2, y }] as const)))

/** Errors that hands make easily cost less than one. */
const costs = { neighbour: 0.7, swapped: 0.7, doubled: 0.5, vowel: 0.8, first: 0.3 } as const

/**
 * What it takes to type `typed` for `meant`: missing, additional, wrong and swapped letters (Damerau–Levenshtein, a letter changed
 * once), cheaper where fingers slip. Infinite beyond `limit` errors.
 */
export function typingCost(typed: string, meant: string, limit: number): number {
  if (Math.abs(typed.length - meant.length) > limit) return Number.POSITIVE_INFINITY
  let [before, row]: [number[], number[]] = [[], Array.from({ length: meant.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= typed.length; i += 1) {
    const next = nextRow(typed, meant, i, before, row)
    if (Math.min(...next) > limit) return Number.POSITIVE_INFINITY
    ;[before, row] = [row, next]
  }
  const cost = row[meant.length] ?? Number.POSITIVE_INFINITY
  if (cost > limit) return Number.POSITIVE_INFINITY
  return typed[0] === meant[0] ? cost : cost + costs.first
}

/** The costs of the first `i` typed letters for each beginning of the meant word, from the two rows before. */
function nextRow(typed: string, meant: string, i: number, before: readonly number[], row: readonly number[]): number[] {
  const [letter = '', last] = [typed[i - 1], typed[i - 2]]
  const next = [i]
  for (let j = 1; j <= meant.length; j += 1) {
    const [wanted = '', wantedBefore] = [meant[j - 1], meant[j - 2]]
    const extra = (row[j] ?? 0) + (letter === last ? costs.doubled : 1)
    const missing = (next[j - 1] ?? 0) + (wanted === wantedBefore ? costs.doubled : 1)
    const wrong = (row[j - 1] ?? 0) + (letter === wanted ? 0 : substitution(letter, wanted))
    const isSwapped = letter === wantedBefore && last === wanted && letter !== wanted
    const swapped = isSwapped ? (before[j - 2] ?? 0) + costs.swapped : Number.POSITIVE_INFINITY
    next.push(Math.min(extra, missing, wrong, swapped))
  }
  return next
}

function substitution(typed: string, meant: string): number {
  const [one, other] = [places.get(typed), places.get(meant)]
  if (one && other && Math.hypot(one.x - other.x, one.y - other.y) < 1.5) return costs.neighbour
  return /[aeiou]/.test(typed) && /[aeiou]/.test(meant) ? costs.vowel : 1
}
