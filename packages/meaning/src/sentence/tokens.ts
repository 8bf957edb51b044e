import { maxSentence } from '@vedetta/contracts/search/position-sentence'
import { nameKey } from '@vedetta/reference/name-key'

/**
 * The gap between a word and the one before it: `joint` is a mark within a name or an abbreviation ("t.ind.",
 * "part-time", "L'Aquila"), which a phrase may cross; `break` ends what was being said.
 */
type Gap = 'start' | 'space' | 'joint' | 'break'

export type Token = {
  /** As written. */
  readonly text: string
  /** Folded: lower case, no accents; marks that name something ("+", "#", ">") stay. */
  readonly key: string
  readonly start: number
  readonly end: number
  readonly gap: Gap
  /** The marks between it and the word before. */
  readonly marks: string
  readonly isNumber: boolean
}

/** In this order: addresses (opaque), "C++" and ".NET", numbers with their thousands, words, marks that mean something. */
const piece =
  /(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@]{1,255}|c\+\+|[cf]#|\.net(?![\p{L}\p{N}])|\d{1,3}(?:\.\d{3})+(?!\d)|\d+(?:[.,]\d+)?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*|>=?|<=?|[≥≤+€%]/giu

const address = /^(?:https?:\/\/|www\.)|@/i

/** Abbreviations. */
const shorthand: Readonly<Record<string, string>> = {
  x: 'per',
  nn: 'non',
  w: 'with',
  cn: 'con',
  '€': 'euro',
  '≥': '>',
  '>=': '>',
  '≤': '<',
  '<=': '<',
}

export function tokensOf(sentence: string): Token[] {
  const text = sentence.slice(0, maxSentence)
  const tokens: Token[] = []
  let end = 0
  for (const { 0: written, index } of text.matchAll(piece)) {
    const marks = text.slice(end, index)
    const isNumber = /^\d/.test(written)
    tokens.push({
      text: written,
      key: keyOf(written),
      start: index,
      end: index + written.length,
      gap: tokens.length === 0 ? 'start' : gapOf(marks, tokens.at(-1) as Token, written),
      marks,
      isNumber,
    })
    end = index + written.length
  }
  return tokens
}

function keyOf(written: string): string {
  if (address.test(written)) return '@'
  const lower = written.toLowerCase()
  if (/^(?:c\+\+|[cf]#|\.net|[>≥<≤+€%].*)$/.test(lower)) return shorthand[lower] ?? lower
  if (/^\d/.test(lower)) return lower
  const key = nameKey(lower)
  return shorthand[key] ?? key
}

function gapOf(marks: string, before: Token, written: string): Gap {
  if (marks === '') return 'joint'
  if (/^\s+$/.test(marks)) return /\n/.test(marks) ? 'break' : 'space'
  if (/^['’‘`´]\s?$|^[-‐–—/&_]$/.test(marks)) return 'joint'
  // A dot ends an abbreviation unless a long word stands before it and a new sentence begins.
  if (/^\.\s*$/.test(marks))
    return /\s/.test(marks) && before.key.length > 5 && /^\p{Lu}/u.test(written) ? 'break' : 'joint'
  if (/^['’]?\s*[/&]\s*$/.test(marks)) return 'joint'
  return 'break'
}
