import { municipalityOfHamlet } from '@vedetta/reference/hamlets'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { oncePer } from '@vedetta/reference/once-per'
import { findProvince } from '@vedetta/reference/territories'
import { capitalsWithWordNames, commonWordTowns } from '@vedetta/reference/word-towns'
import type { Quote } from '../evidence.ts'
import { anyOf, anywhere, atStart } from '../lexicon/compile-terms.ts'
import {
  bareCodes,
  codeLabels,
  countEndings,
  countedPosts,
  countWords,
  genderMarks,
  titleOpenings,
  titlePlaceCues,
  workplaceEndings,
} from '../lexicon/titles.ts'
import { allMatches } from './all-matches.ts'
import { isCountry } from './countries.ts'
import { datesIn } from './dates.ts'
import { isPossiblePlace } from './place-words.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { sentenceCase } from './sentence-case.ts'

const opener = atStart(titleOpenings, 'iu')
const article =
  /^(?:un'|un\/a\s|un\/una\s|un\/o\s|una\/o\s|(?:un|uno|una|dei|degli|delle|an?|eine?n?|one)\s+)(?=\p{L})/iu
const count = new RegExp(
  String.raw`^(?:(?:n\.?|nr\.?|n°|nº|num\.?)\s*\d{1,3}|\d{1,3}|${anyOf(countWords)}(?=\s))\s*(?:x\s+)?${anyOf(countedPosts)}?(?=\p{L})`,
  'iu',
)
const gender = anywhere(genderMarks, 'giu')
const codeAside = new RegExp(
  String.raw`[\s,;|–-]*[([]?\s*\b${anyOf(codeLabels)}\b\.?\s*(?:n\.?|nr\.?|n°|#)?\s*[:.#°-]*\s*(?=[\p{L}_/.-]{0,10}\d)[\p{L}\p{N}_/.-]{2,20}\s*[)\]]?`,
  'giu',
)
const bareCode = anywhere(bareCodes, 'u')
const urgent =
  /[\s,–!([-]*\b(?:urgente|urgentissimo|urgent|dringend|new|nuovo!?|novita)\b!*[)\]]?\s*$|^(?:urgente|urgent)\s*[:!–-]*\s*/iu
const placeCue = new RegExp(String.raw`[\s,|–-]+${anyOf(titlePlaceCues)}\s+`, 'giu')
const separatedTail = /\s*(?:\s[–—|/_-]\s|[–—|]|,\s|\s-|-\s|\s:\s|\s@\s?|📍)\s*(?<place>[^,|–—]+?)\s*$/u
/** "Controller - costi di prodotto - Lecco": the last part alone. */
const lastTail = /\s[–—|/-]\s+(?<place>(?:(?!\s[/-]\s)[^,|–—])+?)\s*$/u
const bracketedTail = /\s*[([]\s*(?<place>[^()[\]]{2,60})\s*[)\]]\s*$/u
const age =
  /[\s,–(-]*(?:\b(?:max|massimo|under|eta(?: max)?|età(?: max)?|fino a)\.? ?\d{2}(?: ?[-–/] ?\d{2})?(?: ?anni)?|\b\d{2} ?[-–/] ?\d{2} anni|\b(?:dai|tra) \d{2} (?:ai|e) \d{2} anni)\)?\s*$/iu
const workplaceEnding = anywhere(workplaceEndings, 'iu')
const countTail = anywhere(countEndings, 'iu')
/** Which of a town's offices, after its name. */
const officeTail =
  /[\s,|(–—-]+(?:sede (?:centrale|legale|principale|operativa|amministrativa|direzionale)|quartier generale|headquarters?|hq|hauptsitz)\s*\)?\s*$/iu
const law = /[\s,–-]*[([]\s*(?:(?:ex )?art\.? ?\d+,? )?(?:l\.|legge)\s*(?:n\.? ?)?68\s?\/\s?(?:19)?99\s*[)\]]/giu
/** "Bagnini cercasi!": the verb after the post. */
const verbAfterPost =
  /[\s,:–—-]+(?:cercasi|cercansi|ricercasi|ricercansi|assumesi|assumonsi|gesucht|wanted|needed)[\s!.]*$/iu
const allAsides = [law, codeAside, gender, bareCode, urgent, age, countTail, workplaceEnding, officeTail, verbAfterPost]
/** Asides that hold no digit. */
const asidesInWords = [gender, urgent, workplaceEnding, officeTail, verbAfterPost]
const numberWord = /^(?:due|tre|quattro|cinque|sei|otto|dieci|two|three|zwei|drei)\s/iu
const maxRounds = 6

/** The title as a recruiter would write it: the page's own words without place, code, contract and the like. */
export const cleanTitle = oncePer(({ text }: Quote) => titleOf(text))

function titleOf(text: string): string {
  let title = text.replace(/\s+/g, ' ').trim().slice(0, 300)
  for (let round = 0; round < maxRounds; round++) {
    const before = title
    const hasNumber = /\d/.test(title)
    const asides = hasNumber ? allAsides : asidesInWords
    title = tidy(asides.reduce((rest, aside) => rest.replace(aside, ' '), hasNumber ? withoutDate(title) : title))
    const opened = title.replace(opener, '')
    if (opened !== title) title = tidy(opened.replace(article, ''))
    if (hasNumber || numberWord.test(title)) title = tidy(title.replace(count, ''))
    title = withoutCountry(withoutPlace(title))
    if (title === before) break
  }
  return sentenceCase(title || text.trim())
}

function withoutDate(title: string): string {
  const last = datesIn(title).at(-1)
  if (!last || last.end < title.length - 2) return title
  return title
    .slice(0, last.index)
    .replace(/[\s([,–-]*(?:\b(?:del|dal|al|entro(?: il)?|scadenza|pubblicato il|aggiornato al))?[\s([:,–-]*$/iu, '')
}

/** Joins what was cut: no doubled spaces, no separator or open bracket at an end. */
function tidy(title: string): string {
  return title
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/^(?:[\s–—|:;,.!*•·>»/\p{So}_-]|\uFE0F|\u200D)+|(?:[\s–—|:;,*•·<«/\p{So}_-]|\uFE0F|\u200D)+$/gu, '')
    .replace(/\s+([,;:])/g, '$1')
    .trim()
}

function withoutPlace(title: string): string {
  for (const pattern of [bracketedTail, separatedTail, lastTail]) {
    const match = pattern.exec(title)
    const place = match?.groups?.place
    if (match && place && match.index > 2 && arePlaces(place, pattern !== bracketedTail))
      return tidy(title.slice(0, match.index))
  }
  for (const match of allMatches(placeCue, title)) {
    const place = title.slice(match.index + match[0].length)
    // "Educatore a Chiusi": in a title of small letters a capital makes the word a name.
    const isNamed =
      /\b(?:a|ad)\s+$/i.test(match[0]) &&
      /^\p{Lu}\p{Ll}+$/u.test(place) &&
      !/\s\p{Lu}/u.test(title.slice(0, match.index))
    const isPlaces = arePlaces(place, false) || (isNamed && findMunicipality(place) !== undefined)
    if (match.index > 2 && place !== '' && !/[,|–]/.test(place) && isPlaces) return tidy(title.slice(0, match.index))
  }
  return title
}

/** "Portogallo, Aveiro, Ceramista": a list of many countries puts the post last. */
function withoutCountry(title: string): string {
  const parts = title.includes(',') ? title.split(/,\s+/) : []
  const [country = '', ...rest] = parts
  const post = rest.at(-1)
  return post !== undefined && post.length > 2 && isCountry(country) ? post : title
}

const placeWords =
  /^(?:sed[ei](?: di(?: lavoro)?)?|luogo(?: di lavoro)?|zona|prov(?:incia)?\.?(?: di)?|provincia di|citta(?: di)?|location|comune di)[:\s]+/i

/** Whether these words are municipalities or provinces and nothing else. */
function arePlaces(words: string, isSeparated: boolean): boolean {
  const parts = words.split(/\s*(?:,|\/|;|\se\s|\sed\s|\so\s|\s-\s)\s*/u).filter((part) => part.trim() !== '')
  return parts.length > 0 && parts.length <= 6 && parts.every((part) => isPlace(part, isSeparated || parts.length > 1))
}

function isPlace(part: string, isSeparated: boolean): boolean {
  const bare = part
    .replace(/\s*\(?\b(?:e provincia|e dintorni|e zone limitrofe|e limitrofi|centro|italy|italia)\b\)?\s*$/iu, '')
    .replace(/\s*[([]?\b[A-Z]{2}\b[)\]]?\s*$/u, (code) =>
      findProvince(code.replace(/[^A-Z]/g, '')) && part.trim().length > 2 ? '' : code,
    )
    .replace(placeWords, '')
    .trim()
  if (bare === '') return false
  if (/^[A-Z]{2}$/.test(bare)) return findProvince(bare) !== undefined
  if (!/^\p{Lu}/u.test(bare) && !isSeparated) return false
  if (!/^\p{Lu}/u.test(bare) && bare.length < 5) return false
  return isTownName(bare, isSeparated)
}

const isProvinceName = (name: string) => name.length > 2 && findProvince(name) !== undefined

function isTownName(name: string, isSeparated: boolean): boolean {
  if (!isPossiblePlace(name)) return false
  const folded = sameLengthFold(name)
  if (commonWordTowns.has(folded.replace(/^(?:il|lo|la|le|i|gli|l') ?/, '')))
    return capitalsWithWordNames.has(folded) && isSeparated
  return findMunicipality(name) !== undefined || isProvinceName(name) || municipalityOfHamlet(name) !== undefined
}
