import { acronymsInTitles } from '../lexicon/acronyms.ts'

const acronyms = new Set(acronymsInTitles)
const longWord = /\p{Lu}{4,}/u

/** A title in capitals as one writes a sentence; others as they are, but for a lower-case start. */
export function sentenceCase(title: string): string {
  const letters = title.replace(/[^\p{L}]/gu, '')
  const capitals = letters.replace(/[^\p{Lu}]/gu, '')
  const isShouted = letters.length >= 4 && capitals.length / letters.length > 0.6 && longWord.test(title)
  return startUpper(isShouted ? title.replace(/[\p{L}\p{N}&.'’]+/gu, lowered) : title)
}

function lowered(word: string, index: number, whole: string): string {
  const bare = word.replace(/[.]$/, '')
  if (acronyms.has(word) || acronyms.has(bare)) return word
  if (/\d|\p{Ll}/u.test(word)) return word
  if (/^[A-Z]{1,2}$/.test(word) && /\bPATENT(?:E|I)\b[^,]*$/u.test(whole.slice(0, index))) return word
  return word.toLowerCase()
}

function startUpper(title: string): string {
  const first = title.charAt(0)
  return /^\p{Ll}/u.test(first) && !/^(?:e-|i(?:OS|Phone))/.test(title) ? first.toUpperCase() + title.slice(1) : title
}
