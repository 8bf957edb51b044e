import { isFreeMail } from '@vedetta/crawler/company/email-addresses'
import { isOfficeWord } from '@vedetta/crawler/company/office-mailbox'
import { mailboxInitials } from '@vedetta/crawler/lexicon/mailbox-services'
import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { surnames } from '@vedetta/crawler/lexicon/surnames'
import { isTrade } from '@vedetta/crawler/lexicon/trades'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { provinceByCode } from '@vedetta/reference/territories'
import { isNoun, isWidespreadName } from './common-words.ts'
import type { ContactOwner } from './contact-owner-kind.ts'
import type { Firm } from './firm.ts'
import type { Named } from './named-beside.ts'
import { letters, wordsOf } from './person-keys.ts'

/** Whose an address is: `beside` are the people named next to it, `named` all of its text. */
export function ownerOfAddress(
  text: string,
  { address, isPersonal, start }: { address: string; isPersonal: boolean; start: number },
  { beside, named }: { beside: readonly Named[]; named: readonly Named[] },
  firm: Firm,
  isSole: boolean,
): ContactOwner {
  const words = wordsOf(address.split('@')[0] ?? '')
  const joined = words.join('')
  const isFree = isFreeMail(address)
  const isFirms =
    firm.isCompany &&
    (firm.has(joined) || (words.length === 1 && firm.spells(joined)) || words.every((word) => firm.has(word)))
  if (words.length === 1 && !isFree && isHouse(text.slice(0, start), joined) && !isSomebodysName(joined, named))
    return 'company'
  if (isOwner(words, firm)) return 'person'
  if (isNamedPersons(address, { beside, named }, firm, isSole)) return 'person'
  if (!isFirms && words.length === 2 && isWrittenAsName(text, words)) return 'person'
  if (isShapedAsPersons(address, isPersonal, isFirms, firm)) return 'person'
  if (!isPersonal) return 'company'
  if (isSole) return isShopName(joined, firm) ? 'company' : 'person'
  if (
    isFirms ||
    isServiceOf(words, firm, named) ||
    (isFree && firm.isCompany && firm.spells(joined) && !isFullName(words))
  )
    return 'company'
  return words.length === 1 ? ownerOfWord(text.slice(0, start), address, { beside, named }) : 'person'
}

/** Whose a mailbox of one word is by the words before it. */
function ownerOfWord(
  before: string,
  address: string,
  { beside, named }: { beside: readonly Named[]; named: readonly Named[] },
): ContactOwner {
  const [local = '', domain = ''] = address.split('@')
  const [word = ''] = wordsOf(local)
  const isFree = isFreeMail(address)
  const isSaid = sameLengthFold(before).includes(word)
  if (named.length === 0 && mailboxInitials.has(word)) return 'company'
  if (agent.test(word) && beside.some(({ isCertain }) => isCertain)) return 'person'
  if (isSaid && findMunicipality(word) !== undefined && !named.some((name) => name.isCertain)) return 'company'
  const isUnnamed = named.length === 0 && !isFree
  if (word.length > 4 && isNoun(word) && !isName(word) && (isSaid || isUnnamed)) return 'company'
  if (beside.some((name) => name.words.length > 1)) return 'person'
  if (word.length > 3 && !isFree && !isName(word) && wordsOf(domain)[0]?.includes(word)) return 'company'
  return isWordOf(before, word) ? 'company' : 'person'
}

const isSomebodysName = (word: string, named: readonly Named[]) =>
  named.some(({ words, isCertain }) => isCertain && words.includes(word))

/** "birraio", "giardiniera": whoever does something. */
const agent = /[a-z]{3}(?:aio|aia|iera|iere|ista|tore|trice)$/

/** "ivo@…", "ivosarti@…" of Officina Lupo di Ivo Sarti & C. */
function isOwner(words: readonly string[], { ownerWords }: Firm): boolean {
  const spelt = words.join('')
  const isBoth = ownerWords.length > 1 && ownerWords.every((word) => word.length > 1 && spelt.includes(word))
  return isBoth || words.some((word) => isGivenName(word) && ownerWords.includes(word))
}

/** "pizzeriadamario@…" of the Pizzeria Da Mario di Capasso G.: what the shop is called, and nothing of the owner's name. */
const isShopName = (joined: string, firm: Firm) =>
  firm.ownerWords.length > 0 &&
  firm.spells(joined) &&
  !firm.ownerWords.some((word) => word.length > 2 && joined.includes(word))

/** "ricette.itigli", "booking.li": a service, and the firm's name or a province. */
function isServiceOf(words: readonly string[], firm: Firm, named: readonly Named[]): boolean {
  if (!firm.isCompany) return false
  const isOwn = (word: string) => firm.has(word) || (isOfficeWord(word) && !isGivenName(word))
  const isProvince = (word: string) => named.length === 0 && provinceByCode(word.toUpperCase()) !== undefined
  return words.some(isOwn) && words.every((word) => isOwn(word) || isProvince(word))
}

/** "Region Ost: Bruna Xhoxha, bruna.xhoxha@…": names that no list knows. */
function isWrittenAsName(text: string, [first = '', last = '']: readonly string[]): boolean {
  if ([first, last].some((word) => word.length < 2 || isThing(word))) return false
  const written = new RegExp(`(?<![a-z@.])(?:${first}\\s+${last}|${last}\\s+${first})(?![a-z@])`, 'g')
  return allMatches(written, sameLengthFold(text)).some((match) =>
    /^\p{Lu}\S*\s+\p{Lu}/u.test(text.slice(match.index, match.index + match[0].length)),
  )
}

/** Somebody whom the text or the firm's own name names. */
function isNamedPersons(
  address: string,
  { beside, named }: { beside: readonly Named[]; named: readonly Named[] },
  firm: Firm,
  isSole: boolean,
): boolean {
  const [local = '', domain = ''] = address.split('@')
  if (named.some((name) => isSpeltBy(name, local, firm))) return true
  if ((isFreeMail(address) ? named : beside).some((name) => isSurnameOf(name, wordsOf(local), firm))) return true
  if (isSole && beside.length > 0 && !isShopName(letters(wordsOf(local)), firm)) return true
  if ((isSole || !firm.isCompany || !firm.spells(domain.split('.')[0] ?? '')) && isOwnDomain(domain, named, firm))
    return true
  return firm.personWords.some((word) => local.includes(word))
}

/** Somebody's by its letters alone. */
function isShapedAsPersons(address: string, isPersonal: boolean, isFirms: boolean, firm: Firm): boolean {
  const [local = '', domain = ''] = address.split('@')
  const words = wordsOf(local)
  if (!isFirms && isFreeMail(address) && !firm.spells(words.join('')) && joinsGivenName(words)) return true
  return !isPersonal && isSomebodysDesk(words, domain, firm)
}

const isName = (word: string) => isGivenName(word) || surnames.has(word) || (isWidespreadName(word) && !isNoun(word))

/** "corti.lab", "sales.gabri": somebody at a desk. */
function isSomebodysDesk(words: readonly string[], domain: string, firm: Firm): boolean {
  if (words.length !== 2) return false
  const others = words.filter((word) => !isOfficeWord(word))
  const [other = ''] = others
  if (others.length !== 1 || other.length < 4) return false
  if (isThing(other) || firm.has(other) || (firm.isCompany && firm.spells(other)) || domain.includes(other))
    return false
  const [first = ''] = words
  if (first !== other && (isTrade(first) || /^uff/.test(first))) return false
  return isName(other) || !isNoun(other)
}

/** "studio@annaferri.it" of Anna Ferri. */
function isOwnDomain(domain: string, named: readonly Named[], firm: Firm): boolean {
  const host = letters(wordsOf(domain.split('.').slice(0, -1).join('.')))
  const isOf = (words: readonly string[]) =>
    words.length > 1 && words.every((word) => word.length > 1 && host.includes(letters([word])))
  const own = firm.personWords.filter((word) => isName(word) || host.includes(letters([word])))
  return (own.some(isGivenName) && isOf(own)) || named.some(({ words }) => words.length < 4 && isOf(words))
}

const isFullName = (words: readonly string[]) => words.length === 2 && words.some(isGivenName) && words.every(isName)

const minGiven = 4
/** Given names that firms like as words. */
const givenWords = new Set(
  'alba aurora stella marina gioia rosa viola italia luna serena perla gemma celeste azzurra bianca chiara libero grazia gloria vittoria flora primo quinto santa sante regina asia angelo diana oriente'.split(
    ' ',
  ),
)
const isThing = (word: string) => isOfficeWord(word) || isTrade(word) || findMunicipality(word) !== undefined

/** "corticarlo", "carlo.moto65": at a free provider whoever has a given name in it is a person, unless the firm bears it or it is a word as well. */
function joinsGivenName(words: readonly string[]): boolean {
  if (words.length > 1) return words.some((word) => isGivenName(word) && word.length > 2) && !words.some(isTrade)
  const [word = ''] = words
  for (let length = minGiven; length <= word.length - 3; length++)
    for (const [given, rest] of [
      [word.slice(0, length), word.slice(length)],
      [word.slice(-length), word.slice(0, -length)],
    ] as const)
      if (isGivenName(given) && !(givenWords.has(given) && (isThing(rest) || isNoun(rest)))) return true
  return false
}

/** "moretti.bottega@…" of Moretti S.r.l. beside "Ivo Moretti": the firm's name, and that of somebody who is named. */
const isSurnameOf = (name: Named, own: readonly string[], firm: Firm) =>
  name.isCertain &&
  name.words.some((word) => word.length > 2 && !firm.has(word)) &&
  name.words.some((word) => word.length > 2 && own.includes(word))

/** "Gian Piero Donati": `gpd`, `gdonati`, `donato.ag` beside "Donato". */
function isSpeltBy({ words, isCertain }: Named, local: string, firm: Firm): boolean {
  if (words.length === 1 && !isCertain) return false
  const own = wordsOf(local)
  const spelt = own.join('')
  const initials = words.map((word) => word.slice(0, 1)).join('')
  if (words.length > 1 && spelt === initials) return true
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length > 1 && last.length > 2)
    for (const form of [first.slice(0, 1) + last, first + last, last + first.slice(0, 1), last + first])
      if (spelt.includes(form) && form !== last) return true
  return words.some(
    (word) =>
      word.length > 2 &&
      !(firm.isCompany && firm.has(word)) &&
      own.some(
        (part) =>
          part === word || (word.length > 4 && part.includes(word)) || (part.length > 4 && word.startsWith(part)),
      ),
  )
}

/** "Sede Minerva: minerva@…": a house of the firm goes by a name. */
function isHouse(before: string, word: string): boolean {
  const last = new RegExp(`(?<![a-z])([a-z]+)\\s(?:di\\s)?${word}(?![a-z@])[^\\n]*\\n?$`).exec(
    sameLengthFold(before),
  )?.[1]
  return last !== undefined && (isTrade(last) || house.test(last))
}

const house =
  /^(?:sede|vendita|buro|via|corso|piazza|filiale|succursale|agenzia|negozio|plesso|residenza|villa|casa|palazzo|punto|store|branch|site|werk|standort|haus|garni|gasthof|stabilimento|linea|collezione|porto|marina)$/

/** The text has it as a word of the language, or as a label that is nobody's name: "alla serra", "Impressum: impressum@…". */
function isWordOf(before: string, word: string): boolean {
  if (word.length < 4 || isName(word)) return false
  if (new RegExp(`(?<![\\p{L}@.-])${word}(?![\\p{L}@.-])`, 'u').test(before)) return true
  return sameLengthFold(before).includes(word) && isNoun(word)
}
