import { allMunicipalities } from '@vedetta/reference/municipalities'
import { once } from '@vedetta/reference/once'
import { provinces, regions } from '@vedetta/reference/territories'
import { anyOf, anywhere } from '../lexicon/compile-terms.ts'
import {
  applicationMailbox,
  applicationMailboxes,
  officeMailboxes,
  reservedMailboxes,
  sharedMailboxWords,
} from '../lexicon/mailboxes.ts'
import { isGivenName } from '../lexicon/people-names.ts'
import { surnames } from '../lexicon/surnames.ts'
import { isTrade, trades } from '../lexicon/trades.ts'
import { sameLengthFold } from '../normalise/same-length-fold.ts'
import { isCertified, isFreeMail } from './email-addresses.ts'

const forApplications = anywhere(applicationMailbox)
const reserved = new RegExp(`^${anyOf(reservedMailboxes)}$`)
const titles = new Set(['avv', 'dott', 'dottssa', 'dr', 'ing', 'geom', 'rag', 'arch', 'prof', 'sig'])
const glue =
  'con noi di del della dei per al alla nel e and us with our ufficio uff vieni entra cresci diventa fai manda invia mandaci cerco cerchiamo nuove nuovi subito ora tuo tua'.split(
    ' ',
  )
const plainWords = [...applicationMailboxes, ...officeMailboxes, ...sharedMailboxWords, ...trades].filter((word) =>
  /^[a-z]+$/.test(word),
)
const officeWords = new Set(plainWords)
const long = plainWords.filter((word) => word.length > 2)
/** "risorseumane", "ufficiopersonale", "lavoraconnoi": words set without a space. */
const officeCompound = once(
  () =>
    new RegExp(
      `^(?:hr|cv|it)?(?:${anyOf([...long, ...glue, ...placeWords()])})*(?:${anyOf([...long, ...placeWords()])}|cv|hr)$`,
    ),
)
/** Endings of words for acts and things, which surnames hardly have. */
const thing =
  /(?:zion[ei]|eri[ae]|ificio|ament[oi]|iment[oi]|istica|logia|teca|[ts]ions?|bilit[ay]|sity|ships?|[ai]tur[ae]|[a-z]{6}ing)$/
const firmSuffix = /^[a-z]{3,}(?:srls?|snc|coop|group|scarl|onlus|shop|food|cafe|tech|mec|plast|service|system)$/
/** Letters that nobody could pronounce, and more than initials. */
const acronym = /^[bcdfghjklmnpqrstvwxz]{3,5}$/
/** "f.lli.rossi", "rossi.e.figli". */
const ofFamily = /^(?:f\.?lli|fratelli|eredi)|[._-](?:e|&)[._-](?:figli|soci|c)$/
const bedAndBreakfast = /^b[._-]?[en&]?[._-]?b(?=[._-])/
/** Short beginnings of firms' names that begin no surname. */
const firmPrefix = /^(?:info|edil|agri|auto|euro|tecno|metal|termo|idro|elettro|multi|gastro|lido|asilo|jobs)[a-z]{3,}$/

const placeWords = once(
  () =>
    new Set(
      [...provinces(), ...regions()].flatMap(({ name }) =>
        sameLengthFold(name)
          .split(/[^a-z]+/)
          .filter((word) => word.length > 3),
      ),
    ),
)

/**
 * Whether an address belongs to an office rather than to a person: `info`, `ufficio.personale`, `hr-milano`, or the
 * company's own name. An address that says neither is a person's: masking a mailbox does less harm than showing a person.
 */
export function isOffice(address: string): boolean {
  const [local = '', domain = ''] = sameLengthFold(address.trim()).split('@')
  const words = local.split(/[^a-z]+/).filter((word) => word !== '')
  if (words.length === 0 || bedAndBreakfast.test(local) || ofFamily.test(local)) return true
  const isInOffice = words.some(isOfficeWord) || forApplications.test(local)
  if (isTradeName(words)) return true
  if (words.some((word) => isGivenName(word) && !(isInOffice && isTown(word)))) return false
  const others = words.filter((word) => !isOfficeWord(word) && !placeWords().has(word) && !(isInOffice && isTown(word)))
  if (isSurnamed(words, domain)) return false
  if (isInOffice || others.length === 0) return true
  if (isFreeMail(address)) return false
  // "pv034", "rm1": a numbered point of sale.
  if (words.every((word) => word.length < 3) && /\d/.test(local)) return true
  if (isTownOnly(words.join('')) || acronym.test(local)) return true
  return isCertified(address) || others.every((word) => isOfDomain(word, domain))
}

/** "caffetteria.gioia", "ristorante-da-mario": a business that goes by a given name. */
function isTradeName([first = '', ...others]: readonly string[]): boolean {
  return isTrade(first) && others.length > 0 && others.every((word) => word.length > 1 && !titles.has(word))
}

export function isOfficeWord(word: string): boolean {
  if (officeWords.has(word) || reserved.test(word) || (word.length > 6 && thing.test(word))) return true
  return word.length > 5 && (officeCompound().test(word) || isFirm(word))
}

/** "m.corsi", "hr.m.bianchi", "avv.bianchi", "bianchi.hr". */
function isSurnamed(words: readonly string[], domain: string): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const isMarked = words.some((word) => word.length === 1 || titles.has(word))
  if (words.length === 2 && isMarked) return Math.max(first.length, last.length) > 2 && last !== 'commerce'
  const surnames = words.filter((word) => word.length > 2 && !isOfficeWord(word))
  if (surnames.length > 0 && isMarked) return true
  const isKnown = (word: string) =>
    isOfficeWord(word) || placeWords().has(word) || isTown(word) || isOfDomain(word, domain)
  return words.length === 2 && (last === 'hr' || last === 'recruiting') && !isKnown(first)
}

/** Trades and things that surnames also begin with. */
export const surnameLike = new Set(
  'villa corsi verde marmi borgo castello palazzo molino mulino guardia fiori banca posta forno birra pasta gomma legno camera salone campo monte porta chiesa barca'.split(
    ' ',
  ),
)

/** "daciro": at Ciro's. */
const isHost = (word: string) => word.startsWith('da') && isGivenName(word.slice(2)) && !isGivenName(word)

/** Those of four letters that begin no surname. */
const shortTrades = new Set(['nido', 'caffe', 'coop', 'hotel', 'lido'])

/** "hotelbellavista", "barluisa", "jeanpierrecoiffeur": a trade and the name it goes by. */
function isFirm(word: string): boolean {
  if (firmPrefix.test(word) || firmSuffix.test(word) || isHost(word)) return true
  for (let length = 1; length <= word.length - 3; length++) {
    const [start, rest] = [word.slice(0, length), word.slice(length)]
    const isBeginning = (length > 4 && !surnameLike.has(start)) || shortTrades.has(start) || isGivenName(rest)
    if (length > 2 && officeWords.has(start) && !isGivenName(start) && isBeginning) return true
    if (rest.length > 5 && (officeWords.has(rest) || isTrade(rest))) return true
    if (rest.length === 5 && trades.has(rest) && !surnameLike.has(rest)) return true
  }
  return false
}

const towns = once(
  () => new Set(allMunicipalities().flatMap(({ name }) => [sameLengthFold(name), lettersOf(sameLengthFold(name))])),
)
const isTown = (word: string) => towns().has(word)
const lettersOf = (text: string) => text.replace(/[^a-z]/g, '')
/** Short names of towns are surnames as well. */
const isTownOnly = (word: string) => word.length > 6 && isTown(word) && !surnames.has(word)

/** `acme@acme.it`, `acmeitalia@acme.com`, `ilgirasole@coopgirasole.it`. */
function isOfDomain(word: string, domain: string): boolean {
  const name = domain.replace(/\.[a-z]+$/, '').replace(/[^a-z]/g, '')
  return (
    word.length > 2 &&
    name.length > 2 &&
    (name === word ||
      (word.length > 3 && name.startsWith(word)) ||
      (word.length > 5 && name.includes(word)) ||
      (word.length > 6 && name.includes(word.replace(/^(?:il|la|lo|le|gli|al|da)/, ''))) ||
      word.startsWith(name))
  )
}
