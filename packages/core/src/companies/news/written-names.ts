import { writtenForms } from './legal-forms.ts'

/** A legal form in a text, and the words before it that may be the company's name. */
export type WrittenName = {
  /** Longest first. */
  candidates: CandidateName[]
  /** The offset after the legal form. */
  end: number
  form: (typeof writtenForms)[number]
}

export type CandidateName = {
  name: string
  start: number
  /** The name surely starts at its first word. */
  isApart: boolean
}

const maxPerText = 10
const maxWords = 10
const maxNameLength = 120
const minLetters = 3

const formAfterName = new RegExp(
  `(?<=[\\s"”»’)])(?:${writtenForms.map(({ pattern }) => `(${pattern})`).join('|')})\\.?(?![\\p{L}\\p{N}])`,
  'giu',
)

export function writtenNames(text: string): WrittenName[] {
  const hasLowerCase = /\p{Ll}/u.test(text)
  return [...text.matchAll(formAfterName)]
    .filter(([written]) => !isSpaResort(written, hasLowerCase))
    .slice(0, maxPerText)
    .flatMap((match) => {
      const form = writtenForms[match.slice(1).findIndex((group) => group !== undefined)]
      const candidates = candidatesBefore(text, match.index)
      return form === undefined || candidates.length === 0
        ? []
        : { candidates, end: match.index + match[0].length, form }
    })
}

/** "Relax in una spa": it is a legal form only with points or in mixed case. */
function isSpaResort(written: string, isMixedCase: boolean): boolean {
  return written === 'spa' || (written === 'SPA' && !isMixedCase)
}

type Word = { text: string; start: number }

function candidatesBefore(text: string, end: number): CandidateName[] {
  const from = Math.max(0, end - maxNameLength)
  const words = [...text.slice(from, end).matchAll(/\S+/g)].map(
    (match): Word => ({ text: match[0], start: from + match.index }),
  )
  // The first word may be cut in the middle.
  const whole = from === 0 ? words : words.slice(1)
  return whole.slice(-maxWords - 2).flatMap((word, at, near) => {
    const opening = /^["“«‘'([]+/.exec(word.text)?.[0].length ?? 0
    if (near.length - at > maxWords || opening === word.text.length) return []
    const before = near.slice(0, at)
    const article =
      /^(?:l|un|all|dall|nell|sull|d|dell|quell)['’](?=[\p{L}\p{N}])/iu.exec(word.text.slice(opening))?.[0].length ?? 0
    const asWritten = candidateAt(text, word.start + opening, end, opening > 0 || isEndOfOther(before))
    const afterArticle = article === 0 ? null : candidateAt(text, word.start + opening + article, end, true)
    return [asWritten, afterArticle].filter((one) => one !== null)
  })
}

function candidateAt(text: string, start: number, end: number, isApart: boolean): CandidateName | null {
  const name = text.slice(start, end).trim()
  const [first = ''] = name.split(/\s/, 1)
  const isName = /[\p{Lu}\p{N}]/u.test(first) && name.split(/\s+/).some((word) => !isSmallWord(word))
  return isName && name.replace(/[^\p{L}\p{N}]/gu, '').length >= minLetters ? { name, start, isApart } : null
}

const smallWords = new Set(
  `il lo la i gli le un uno una a ad al allo alla ai agli alle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle
   su sul sullo sulla sui sugli sulle con per tra fra che anche come presso contro ora nuova nuovo`.split(/\s+/),
)
/** They often join the words of one name: "Officine del Nord", "Bianchi e Rossi". */
const joiningWords = new Set('di de del dello della dei degli delle e ed and et & + y'.split(' '))
const callingWords = new Set(
  'azienda ditta società societa impresa gruppo cooperativa holding multinazionale controllata'.split(' '),
)

const lettersOf = (word: string) => word.toLowerCase().replace(/^[^\p{L}\p{N}&+]+|[^\p{L}\p{N}&+]+$/gu, '')
const isSmallWord = (word: string) => smallWords.has(lettersOf(word)) || joiningWords.has(lettersOf(word))

/** Whether the name surely starts here: after nothing, a separating mark, or a word that introduces a name. */
function isEndOfOther(before: readonly Word[]): boolean {
  const last = before.at(-1)
  if (last === undefined || parts(last.text)) return true
  const word = lettersOf(last.text)
  if (smallWords.has(word) || callingWords.has(word.replace(/^.*['’]/, ''))) return true
  if (!joiningWords.has(word)) return false
  const joined = before.at(-2)
  return joined !== undefined && (parts(joined.text) || !/[\p{Lu}\p{N}]/u.test(joined.text))
}

/** Ends a sentence or a clause; a point after a few letters only abbreviates a word. */
const parts = (word: string) => /[,;:!?)»”"–—|]$|^[-–—|]$/u.test(word) || /[\p{L}\p{N}]{4}\.$/u.test(word)
