import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { surnames } from '@vedetta/crawler/lexicon/surnames'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { isCommonWord, isNoun, isWidespreadName } from './common-words.ts'
import type { NameCandidate } from './name-candidates.ts'
import { wordsOf } from './person-keys.ts'

type Span = { start: number; end: number }

/** "premio Anna Neri", "metodo Anna Neri": whom a thing is named after, nobody who works there. */
const namesake = /(?:intitolat\w+|dedicat[ao] a|named after|premio|award|legge|metodo|teatro)(?![a-z])[^.;:\n@]{0,30}$/
const thingBefore =
  /(?:^|[^a-z])(?:presso|marchio|brand|gruppo|group|azienda|societa|ditta|stile|linea|collezione|boutique|store|negozio|prodotti|macchine|torni|hotel|fondazione|associazione|cooperativa|paritari[ao]|padre|suor|beat[ao]|san|santa|santo|sant')\s$/
const thingAfter = /^\s(?:airport|aeroporto|station|stadium|school|university|hospital)(?![a-z])/

const region = /(?<!\p{L})(?:emilia[ -]romagna|reggio emilia|venezia giulia)(?!\p{L})/u

/** Whether a name stands for somebody at the firm, whatever the text says of them: a colleague, a manager, a signature. */
export function isNamedPerson(folded: string, { start, end, strength }: NameCandidate): boolean {
  if (strength !== 'full' && strength !== 'titled') return false
  const before = folded.slice(Math.max(0, start - 60), start)
  const after = folded.slice(end, end + 24)
  if (namesake.test(before) || thingBefore.test(before) || thingAfter.test(after)) return false
  if (strength === 'titled') return true
  if (region.test(folded.slice(start, end))) return false
  const words = folded.slice(start, end).split(/[^\p{L}]+/u)
  const others = words.filter((word) => word.length > 1 && !isGivenName(word))
  if (
    words.length === others.length + 1 &&
    others.filter((word) => !particle.test(word)).length > 1 &&
    words.some((word) => word.length === 1)
  )
    return false
  const isInitialled = words.some((word) => word.length === 1 && word !== 'e')
  if (others.length === 0)
    return words.filter((word) => word.length > 2).length > 1 && words.some((word) => surnames.has(word))
  return others.every(isSurname) && (!isInitialled || others.some((word) => word.length > 3 && /[aeiouy]/.test(word)))
}

const particle =
  /^(?:d|de|di|del|della|dello|dei|degli|dell|dal|dall|dalla|la|lo|li|le|van|von|der|den|el|al|ben|bin|mac|zu|da)$/
const isSurname = (word: string) =>
  particle.test(word) || surnames.has(word) || !isCommonWord(word) || (isWidespreadName(word) && !isNoun(word))

/** "guidato da", "riporterai a", "il team di", "says": somebody of the firm follows. */
const colleague =
  /(?:^|[^a-z])(?:(?:guidat|affiancat|seguit|coordinat|dirett|gestit|format|tenut|condott|supervisionat)[aoie] (?:da|dal|dalla|dall')|(?:riport|rispond|rifer)\w+ (?:direttamente )?(?:a|al|alla)|(?:squadra|team|staff|ufficio|reparto) (?:di|del|della)|(?:colloqui\w*|incontr\w*|telefonat\w*|chiamat\w*|intervist\w*|parler\w*|parlare|lavorer\w*|collaborer\w*|insieme|fianco a fianco) (?:con|a)|(?:al|a) fianco di|affiancher\w+|racconta|spiega|dice|firmat[ao](?: da)?|report(?:ing)? (?:directly )?to|led by|managed by|work (?:closely )?with|alongside|says|berichten (?:direkt )?an|geleitet von)\s(?:(?:il|la|lo|l'|nostr[oa]|our|suo|sua|signora?|responsabile|titolare|direttrice|direttore|collega|caporeparto|capo)\s?){0,2}$/
/** ", HR manager", " – capo officina", " (HR)", " ti aspetta". */
const roleAfter =
  /^\s?[,(–—|-]\s?(?:hr|human|people|talent|recruit\w+|head|responsabile|resp\.|direttor[ei]|direttrice|titolare|capo\w*|ufficio|risorse|referente|coordinat\w+|store manager|team lead\w*|manager|ceo|cto|cfo|personal\w*|selezion\w+|amministra\w+)(?![a-z])|^,?\s(?:che |who )?(?:(?:ti|vi) (?:aspett|accogli|rispond|contatt|richiam|seguir|guider|spiegher)\w+|will|is (?:your|our)|leads|runs|leitet|freut|guida|segue|coordina|gestisce|dirige|lavora)(?![a-z])/

/** Words that are no others than a name, where the text says that somebody of the firm follows or what they do. */
export function isColleague(folded: string, { start, end, strength }: NameCandidate): boolean {
  const words = folded
    .slice(start, end)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
  const isName = words.every(
    (word) => isGivenName(word) || particle.test(word) || (word.length > 3 && !isCommonWord(word)),
  )
  if (!isName || (strength === 'word' && folded.length > 0 && (words[0]?.length ?? 0) < 5)) return false
  const before = folded.slice(Math.max(0, start - 60), start)
  if (colleague.test(before)) return true
  if (strength === 'word') return contactLabel.test(before) && /^\s*(?:$|[\n.,;(–-])/.test(folded.slice(end, end + 3))
  return roleAfter.test(folded.slice(end, end + 40))
}

/** A given name and a surname that are no other words, in whatever case. */
const inAnyCase = /(?<![\p{L}@._/-])(\p{L}{3,})[ \u00a0](\p{L}[\p{L}']{3,})(?![\p{L}@])/gu

/** "anna BRAMBILLONI": careless adverts have no capitals. */
export function carelessNames(text: string, folded: string, isIntroduced: (before: string) => boolean): Span[] {
  const isUncommon = (word: string) => word.length > 4 && !isCommonWord(word)
  const found: Span[] = []
  inAnyCase.lastIndex = 0
  for (let match = inAnyCase.exec(folded); match; match = inAnyCase.exec(folded)) {
    const [whole, one = '', other = ''] = match
    inAnyCase.lastIndex = match.index + one.length
    const isName = (isGivenName(one) && isUncommon(other)) || (isGivenName(other) && isUncommon(one))
    const before = folded.slice(Math.max(0, match.index - 90), match.index)
    const isOdd = /\p{Ll}\p{Lu}{2}/u.test(text.slice(match.index, match.index + whole.length))
    if (isName && (isOdd || isIntroduced(before) || colleague.test(before)))
      found.push({ start: match.index, end: match.index + whole.length })
  }
  return found
}

const contactLabel =
  /(?:^|\n|[.;]\s)[^.;:\n]{0,30}(?:referente|contatto|contatti|responsabile|titolare|recruiter|contact|ansprechpartner(?:in)?|kontakt|tutor|rif\.?|riferimento|interlocut\w+)[^.;:\n]{0,20}:\s$/

const labelled =
  /(?:^|[^\p{L}])(?:cognome|nome|surname|first name|last name|family name|vorname|nachname)(?: e (?:nome|cognome))?\s?[:\n]\s?(\p{L}[\p{L}'’ -]{2,40})(?=$|[\n,;])/giu
/** Who signs in to publish: "Pubblicato da: arossi". */
const signedIn =
  /(?:(?:pubblicat[ao]|inserit[ao]|postat[ao]|posted|published|created|verfasst)\s(?:da|by|von)\s?:?|(?:utente|user|autore|author|referente|responsabile|contatto|contact)\s?:|(?:rif|ref)\.)\s([a-z][a-z._]{4,30})(?![\p{L}@])/giu
/** `AnnaRossi - Job.pdf`, `cv_anna-rossi.pdf`. */
const joined =
  /(?<!\p{L})(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})(?!\p{L})|(?<![\p{L}@/])(\p{L}{3,})[-_.](\p{L}{3,})(?![\p{L}@])/gu
const fileEnding =
  /^(?:html?|php|aspx?|jpe?g|png|gif|webp|svg|pdf|docx?|xlsx?|odt|zip|com|net|org|info|shop|store|example)$/
/** "Anna «Nina» Rossi". */
const nicknamed = /(?<!\p{L})(\p{Lu}\p{Ll}+) ["“”«(‘'](?:\p{L}+ ?){1,2}["”“»)’'] \p{Lu}[\p{L}'’]+/gu
/** "Rossi (Anna)". */
const bracketed = /(?<!\p{L})(\p{Lu}[\p{L}'’]{3,}) [(/] ?(\p{Lu}\p{L}+)\)?/gu
/** "Rossi dott.ssa Anna". */
const titledWithin =
  /(?<!\p{L})(\p{Lu}[\p{L}'’]{2,}),? (?:dott(?:\.|or)?\s?(?:ssa)?|sig\.?\s?(?:ra|na)?|ing|geom|rag|avv|arch|prof\.?\s?(?:ssa)?|dr)\.? \p{Lu}[\p{L}'’]+/giu

/** Names that are written as data rather than as words of a sentence. */
export function namesAsData(text: string): Span[] {
  const spanOf = (match: RegExpExecArray, value: string): Span => {
    const start = match.index + match[0].lastIndexOf(value)
    return { start, end: start + value.trimEnd().length }
  }
  return [
    ...allMatches(labelled, text)
      .filter(([, value = '']) =>
        wordsOf(value).some((word) => isGivenName(word) || (word.length > 4 && !isCommonWord(word))),
      )
      .map((match) => spanOf(match, match[1] ?? '')),
    ...allMatches(signedIn, text).flatMap((match) =>
      isCommonWord(sameLengthFold(match[1] ?? '')) ? [] : [spanOf(match, match[1] ?? '')],
    ),
    ...allMatches(joined, text)
      .filter(isJoinedName)
      .map((match) => spanOf(match, match[0])),
    ...allMatches(nicknamed, text)
      .filter((match) => isGivenName(sameLengthFold(match[1] ?? '')))
      .map((match) => spanOf(match, match[0])),
    ...allMatches(bracketed, text)
      .filter(([, one = '', other = '']) => isUncommonBeside(one, other))
      .map((match) => spanOf(match, match[0])),
    ...allMatches(titledWithin, text)
      .filter((match) => /^\p{Lu}/u.test(match[0]) && !isCommonWord(sameLengthFold(match[1] ?? '')))
      .map((match) => spanOf(match, match[0])),
  ]
}

const isUncommonBeside = (surname: string, given: string) =>
  !isCommonWord(sameLengthFold(surname)) && isGivenName(sameLengthFold(given))

function isJoinedName(match: RegExpExecArray): boolean {
  if (region.test(sameLengthFold(match[0]))) return false
  const [one = '', other = ''] = [match[1] ?? match[3], match[2] ?? match[4]].map((word) => sameLengthFold(word ?? ''))
  const isSurnameBeside = (word: string) =>
    !isNoun(word) && !fileEnding.test(word) && (!isCommonWord(word) || surnames.has(word))
  return (isGivenName(one) && isSurnameBeside(other)) || (isGivenName(other) && isSurnameBeside(one))
}
