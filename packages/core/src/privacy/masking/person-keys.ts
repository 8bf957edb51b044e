import { createHmac } from 'node:crypto'
import { isOffice } from '@vedetta/crawler/company/office-mailbox'
import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { isCommonWord } from './common-words.ts'

const particle =
  /^(?:d|de|di|da|del|della|dello|dei|degli|delle|dell|dal|dall|dalla|la|lo|li|le|van|von|der|den|zu|el|al)$/
const minAlone = 6

/**
 * The forms of a name by which a text may mean the person. Words in a fixed order: in full, without further given names
 * or surnames, with initials. `=`: the letters alone, in either order, however the text divides them; `@`: an initial
 * set together with the surname; `titled`: the surname after "Dott.ssa"; `asked`: the given name after "chiedere di".
 * `only`: the surname by itself, unless it means others too: a widespread name, a word, a town, or the name of the firm.
 */
export function nameKeys(fullName: string, firms: readonly string[] = []): string[] {
  const words = wordsOf(fullName)
  if (words.length < 2) return []
  const { given, surname } = partsOf(words)
  const givens = [given, ...given.map((one) => [one])]
  const surnames = surname.some((word) => particle.test(word)) ? [surname] : [surname, ...surname.map((one) => [one])]
  const keys = new Set<string>([keyOf(words), ...given.map((one) => `asked ${letters([one])}`)])
  for (const last of surnames) {
    const spelt = letters(last)
    for (const first of givens) {
      keys.add(keyOf([...first, ...last]))
      keys.add(`=${letters(first)}${spelt}`)
      keys.add(`=${spelt}${letters(first)}`)
    }
    for (const initials of [given[0]?.slice(0, 1) ?? '', given.map((one) => one.slice(0, 1)).join('')]) {
      if (initials.length + spelt.length <= 4) continue
      keys.add(keyOf([...initials, ...last]))
      keys.add(keyOf([...initials, last.join('')]))
      keys.add(`@${initials}${spelt}`)
      keys.add(`@${spelt}${initials}`)
    }
    if ((given[0]?.length ?? 0) > 3) keys.add(keyOf([given[0] ?? '', spelt.slice(0, 1)]))
    if (spelt.length > 3) keys.add(`titled ${spelt}`)
    if (isAlone(last, firms)) keys.add(`only ${spelt}`)
  }
  return [...keys]
}

/** `anna.rossi@…`: the name that an address spells, if it is one. */
export function nameOfAddress(email: string): string | null {
  const words = wordsOf(email.split('@')[0] ?? '')
  const isName =
    words.length > 1 && words.length < 4 && words.every((word) => word.length > 1) && words.some(isGivenName)
  return isName && !isOffice(email) ? words.join(' ') : null
}

/** "Maria Pia De Luca", "De Luca Maria Pia": as many given names as are known, at the one end or the other. */
function partsOf(words: readonly string[]): { given: string[]; surname: string[] } {
  const isGiven = words.map((word) => isGivenName(word) && !particle.test(word))
  const fromStart = isGiven.indexOf(false)
  const fromEnd = words.length - 1 - isGiven.lastIndexOf(false)
  if (fromStart < 0) return { given: words.slice(0, -1), surname: words.slice(-1) }
  if (fromStart === 0 && fromEnd > 0) return { given: words.slice(-fromEnd), surname: words.slice(0, -fromEnd) }
  const count = Math.max(1, fromStart)
  return { given: words.slice(0, count), surname: words.slice(count) }
}

function isAlone(surname: readonly string[], firms: readonly string[]): boolean {
  const spelt = letters(surname)
  if (
    spelt.length < minAlone ||
    isCommonWord(surname.join('')) ||
    surname.some((word) => word.length > 3 && isCommonWord(word))
  )
    return false
  const mainSurname = letters([surname.toSorted((a, b) => b.length - a.length)[0] ?? ''])
  return !firms.some((firm) => letters(wordsOf(firm)).includes(mainSurname))
}

const shaped = /^(=|@|titled |only |asked )([a-z])/

/** The beginning and the length of a key that is letters alone; null for the others. */
export function keyShape(key: string): string | null {
  const [, form, first] = shaped.exec(key) ?? []
  return form === undefined ? null : `shape ${form}${first}${key.length}`
}

export const keyOf = (words: readonly string[]): string => words.toSorted().join(' ')

/** Joined; umlauts are also written "ae", "oe", "ue". */
export const letters = (words: readonly string[]): string => words.join('').replace(/(?<=[aou])e/g, '')

export const wordsOf = (text: string): string[] =>
  foldWord(text)
    .split(/[^a-z]+/)
    .filter((word) => word !== '')

/** In lower case and without accents of any alphabet like ours. */
export function foldWord(text: string): string {
  const folded = sameLengthFold(text)
  return /^[ -~]*$/.test(folded)
    ? folded
    : folded
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replaceAll('ß', 'ss')
}

/** Under the company's key, so that nobody can guess names from the hashes alone. */
export function personHash(key: Buffer, kind: 'name' | 'number' | 'address', value: string): string {
  return createHmac('sha256', key).update(`${kind} ${value}`).digest('hex')
}
