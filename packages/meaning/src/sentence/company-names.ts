import { wordSet } from './phrases.ts'
import { isFree, keyAt, mark, type Sentence } from './reading.ts'
import { isArticle, isFiller, isNegator, isOther } from './small-words.ts'
import { mendedTown } from './towns.ts'
import { foreignPlaces } from './words/place-words.ts'

/** Before a company's name, whatever its letters. */
const nouns = wordSet('ditta azienda impresa societa gruppo company firm called named chiamata denominata')
export const offers = wordSet(`
    offerte offerta annunci annuncio ricerche ricerca posizioni posizione jobs positions vacancies openings
    ruoli roles lavori opportunita adverts
  `)
const ofWords = wordSet('di del della dell dalla dal dall at by from of presso per alla')
const seeks = wordSet('cerca cercando ricerca assume assumendo offre pubblica pubblicato hiring seeking recruiting')
const legalForms = wordSet('srl spa snc sas srls scarl sapa scrl ltd gmbh inc llc')
const dottedForms = ['s r l', 's p a', 's n c', 's a s', 's r l s']

const maxWords = 4

/** Names with their legal form, before their words are read as anything else: "Rossi Meccanica S.r.l.". */
export function readLegalNames(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const legal = isNameWord(sentence, at) ? legalFormAfter(sentence, at) : undefined
    if (!legal || !isWritten(sentence, at, legal)) continue
    markName(sentence, nouns.has(keyAt(sentence, at - 1)) ? at - 1 : at, at, legal.at, legal.to)
    at = legal.to - 1
  }
}

/** A name has its capital; in small letters one word before a form that is no word itself. */
function isWritten(sentence: Sentence, at: number, legal: { at: number; to: number }): boolean {
  const isPlainForm = ['spa', 'sas', 'inc'].includes(keyAt(sentence, legal.at))
  return (isCapitalised(sentence, at) && !isShouted(sentence)) || (legal.at === at + 1 && !isPlainForm)
}

/** Names after what says that one follows. */
export function readCompanyNames(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const cue = isNameWord(sentence, at) ? cueBefore(sentence, at) : undefined
    if (!cue) continue
    const to = endOf(sentence, at)
    const start = startOf(sentence, at)
    markName(sentence, Math.min(cue.from, start), start, to, to)
    at = to - 1
  }
}

function markName(sentence: Sentence, from: number, start: number, end: number, to: number): void {
  const name = sentence.source.slice(sentence.tokens[start]?.start, sentence.tokens[end - 1]?.end)
  mark(sentence, from, to, { field: 'companyName', values: [name.slice(0, 200)] })
}

export function isNameWord(sentence: Sentence, at: number): boolean {
  const key = keyAt(sentence, at)
  return (
    isFree(sentence)(at) &&
    key.length > 1 &&
    key !== '@' &&
    !sentence.tokens[at]?.isNumber &&
    !isFiller(key) &&
    !isNegator(key) &&
    !isOther(key)
  )
}

export const isCapitalised = (sentence: Sentence, at: number) => /^\p{Lu}/u.test(sentence.tokens[at]?.text ?? '')
export const isShouted = ({ source }: Sentence) => source === source.toUpperCase()

/** The words that announce a company's name, and its beginning. */
function cueBefore(sentence: Sentence, at: number): { from: number } | undefined {
  const { tokens } = sentence
  const isName = isCapitalised(sentence, at) && !isShouted(sentence)
  if (at === 0 || tokens[at]?.gap === 'break')
    return isNextInList(sentence, at - 1, at) ?? (isName && isNamedBefore(sentence, at) ? { from: at } : undefined)
  const before = keyAt(sentence, at - 1)
  if (nouns.has(before) && isFree(sentence)(at - 1)) return isCapitalised(sentence, at) ? { from: at - 1 } : undefined
  const skipped = isArticle(before) ? at - 2 : at - 1
  if (isCue(sentence, skipped, isArticle(before), isName)) return { from: skipped }
  if (isNegator(keyAt(sentence, skipped)) && isName) return { from: skipped + 1 }
  if (isName && isNamedBefore(sentence, at) && (at < 4 || isArticle(before))) return { from: at }
  return isNextInList(sentence, at - 1, at)
}

/** Whether a word leads to a company: "offerte della …", "cosa cerca la …", "annunci Zorbantex", "saldatori per Zorbantex". */
function isCue(sentence: Sentence, at: number, hasArticle: boolean, isName: boolean): boolean {
  const key = keyAt(sentence, at)
  if (key === 'in' && isName && isOffered(sentence, at - 1)) return !isPlace(keyAt(sentence, at + 1))
  if (ofWords.has(key) && (isOffered(sentence, at - 1) || isAfterCompany(sentence, at - 1)))
    return isName || hasArticle || /^(?:della|dell|del|dalla)$/.test(key)
  if (seeks.has(key) && hasArticle) return true
  if (!isName) return false
  if (key === 'presso' || /^(?:cerca|cercando|assume|offre|pubblica|pubblicato)$/.test(key)) return true
  if (key === 'per' || key === 'for') return sentence.readings[at - 1]?.said.field === 'name'
  return offers.has(key) && !hasArticle
}

/** "posizioni in Zorbantex": in which company, since Italian towns are known. */
const isPlace = (key: string) => foreignPlaces.has(key) || mendedTown(key) !== undefined

/** "Zorbantex cerca …", "is Zorbantex hiring", "Quillametal jobs". */
function isNamedBefore(sentence: Sentence, at: number): boolean {
  const to = endOf(sentence, at)
  const isJoinedNext = sentence.tokens[to]?.gap !== 'break' && isFree(sentence)(to)
  return (
    isJoinedNext &&
    (seeks.has(keyAt(sentence, to)) || /^(?:looking|jobs|vacancies|openings)$/.test(keyAt(sentence, to)))
  )
}

/** "posizioni aperte di …". */
function isOffered(sentence: Sentence, at: number): boolean {
  const key = keyAt(sentence, at)
  if (/^lavor(?:o|are)$/.test(key)) return true
  return offers.has(key) || (/^(?:apert|attiv|pubblicat|open)/.test(key) && offers.has(keyAt(sentence, at - 1)))
}

/** "della Brumaldi o della Quillametal". */
function isAfterCompany(sentence: Sentence, at: number): boolean {
  return (
    ['o', 'e', 'or', 'and', 'ed', 'oppure'].includes(keyAt(sentence, at)) &&
    sentence.readings[at - 1]?.said.field === 'companyName'
  )
}

function isNextInList(sentence: Sentence, connector: number, at: number): { from: number } | undefined {
  return isAfterCompany(sentence, connector) && isCapitalised(sentence, at) ? { from: at } : undefined
}

/** "Fonderia Brumaldi": a kind of company with a capital before the name is part of it. */
function startOf(sentence: Sentence, at: number): number {
  const before = sentence.readings[at - 1]
  const isKind =
    before?.said.field === 'sectors' && !before.isSure && before.to === at && sentence.tokens[at]?.gap !== 'break'
  return isKind && isCapitalised(sentence, before.from) ? before.from : at
}

/** The words of the name: those with a capital, and one even without. */
function endOf(sentence: Sentence, at: number): number {
  let to = at + 1
  const goesOn = (index: number) =>
    index < sentence.tokens.length &&
    sentence.tokens[index]?.gap !== 'break' &&
    isNameWord(sentence, index) &&
    isCapitalised(sentence, index) &&
    !isShouted(sentence)
  while (to - at < maxWords && goesOn(to)) to += 1
  return to
}

/** "Zorbantex S.r.l.": up to four words before the form; without it the name is searched for. */
function legalFormAfter(sentence: Sentence, at: number): { at: number; to: number } | undefined {
  for (let form = at + 1; form <= at + maxWords; form += 1) {
    if (sentence.tokens[form]?.gap === 'break' || !isFree(sentence)(form)) return undefined
    if (legalForms.has(keyAt(sentence, form))) return { at: form, to: form + 1 }
    const letters = sentence.tokens
      .slice(form, form + 4)
      .map(({ key }) => key)
      .join(' ')
    const dotted = dottedForms.find((each) => letters === each || letters.startsWith(`${each} `))
    if (dotted) return { at: form, to: form + dotted.split(' ').length }
    if (!isNameWord(sentence, form)) return undefined
  }
  return undefined
}
