import { isOfficeWord, surnameLike } from '@vedetta/crawler/company/office-mailbox'
import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { isTrade } from '@vedetta/crawler/lexicon/trades'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { isCommonWord } from './common-words.ts'
import { type NameCandidate, nameCandidates } from './name-candidates.ts'
import { carelessNames, isColleague, isNamedPerson, namesAsData } from './named-people.ts'
import { notNames } from './not-names.ts'

type Span = { start: number; end: number }
export type ContactSpan = Span & { isPersonal: boolean; local: string }

const role = String.raw`(?:hr|h\.r\.|human|resources?|people|talent|acquisition|recruiter|recruiting|recruitment|manager|specialist|partner|business|generalist|director|officer|assistant|head|of|lead|responsabile|resp\.|direttor[ei]|direttrice|capo|ufficio|risorse|umane|selezione|selezioni|selezionat(?:ore|rice)|personale|capo\w*|loco|reparto|area|titolare|referente|tutor|store|area|supervisor|coordinat(?:ore|rice)|chef|consulente|junior|senior|hiring|team|amministrazione|del|della|di|dell'|e|&)`
const cue = String.raw`(?:referent[ei]|referrer|contattare|contattate|contatta|contattar[ei]|contatt[oi]|contact(?: person)?|rif\.?|riferimento|riferimenti|chied\w+|c\.\s?a\.|c\.a|att\.?ne|attn\.?|attention|attenzione|rivolgersi|rivolgiti|rivolgetevi|telefonare|telefona|chiamare|chiama|chiamate|parlare|parlane|parlatene|parla|dettagli con|appuntamento con|incontro con|scrivere|scrivi|scrivete|sentire|inviare|inviate|invia|mandare|manda|tutor|ask|speak|talk|write|call|reach(?: out)?|touch|reference|recruiter|selezionat(?:ore|rice)|selezione a cura di|a cura di|segu[ei](?:ta|to)? da|gestit[ao] da|colloqui(?:o)? con|responsabile|hr|manager|send|persona|your contact|titolare|interlocutor[ei]|referral|hiring|posted by|published by|condott[ao] da|tenut[ao] da|consegn[a-z]+ (?:a mano )?a|kontakt|ansprechpartner(?:in)?|bewerbung an|melden sie sich bei|ping|drop a line to|wenden sie sich an|berichten (?:direkt )?an|ruckfragen|curat[ao] da|pubblicat[ao] da|inserit[ao] da|affidat[ao] a|disponente|risponde|rispondono|domandare)`
/** They introduce the name that follows at once. */
const presented =
  '(?:sono|siamo|mi chiamo|si chiama|mio nome|richiama|richiamera|legge|figli[ao]|marito|moglie|mamma|papa|nonn[ao]|sorella|fratello|colleg[ao]|segretari[ao]|direttor[ei]|direttrice|capo[a-z]*|coordinat(?:ore|rice)|gestore|socio|socia|datore|datrice)'
const near = new RegExp(String.raw`(?:^|[^\p{L}])${cue}(?![\p{L}])[^;\n@\d]{0,50}$`, 'u')
/** Only small words, titles and roles between the cue and the name. */
export const introduction = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${cue}|${presented})(?![\p{L}])[\s:.,–(>-]*(?:(?:di|del|della|dell'|a|al|alla|allo|all'|il|la|lo|l'|con|to|for|with|the|our|nostr[oa]|per|e|è|is|sig|sig\.ra|sig\.na|dott|dott\.ssa|dr|dr\.ssa|ing|mr|mrs|ms|i|gli|le|persona|person|cortese|attenzione|in|out|colloqui|candidature|informazioni|info|nome|name|cv|curriculum|foto|messaggio|mail|e-mail|whatsapp|tramite|via|sms|un|your|us|${role})[\s:.,–(>-]+)*$`,
  'u',
)
const streetOrFirm =
  /(?:^|[^\p{L}])(?:via|viale|v\.le|piazza|piazzale|p\.zza|p\.le|corso|c\.so|largo|vicolo|strada|contrada|c\.da|fraz\.|frazione|lungolago|lungomare|lungarno|lungotevere|lungofiume|calle|loc\.|localita|f\.lli|fratelli|eredi|ambulatorio|istituto|scuola|liceo|fondazione|ospedale|policlinico|universita|villa|palazzo|teatro|stadio|san|santa|sant'|studio|ditta|azienda|impresa|gruppo|famiglia|(?<!capo[ -]?)officina|ristorante|trattoria|pizzeria|hotel|bar|farmacia|premio|museo|parco|rsa|residenza|cooperativa|agenzia|salone|enoteca|edil|don|casa di cura|istituto comprensivo|i\.c\.|laboratorio|clinica|centro|negozio|bottega|panificio|impresa edile)\s+["“«]?(?:dell[ao]?['\s]|di\s|da\s|del\s|legale\s|tecnico\s|medico\s|veterinario\s|nido\s|estetico\s|sportivo\s|odontoiatrico\s|dentistico\s|dott\S*\s|dr\S*\s|avv\S*\s|arch\S*\s|ing\S*\s|geom\S*\s|rag\S*\s)*$|["“«]$|(?:["”»]|s\.?n\.?c\.?|s\.?a\.?s\.?) (?:di|da|del) $/u
const firmAfter =
  /^\s*(?:s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a\b|s\.?\s?n\.?\s?c|s\.?\s?a\.?\s?s\b|& (?:c\b|figli|partners|co\b|soci|associat)|e figli|e c\.|group\b|gmbh|holding|srls|onlus|coiffeur|parrucchier|impianti|costruzioni|arredamenti|sposi|architetti|associati|viaggi|["”»])/u

/** The names of people of the firm in a text: in full, beside contact data, introduced as a contact, or spelt by an address. */
export function contactNamesIn(text: string, contacts: readonly ContactSpan[]): Span[] {
  const folded = sameLengthFold(text)
  const candidates = nameCandidates(text).filter((one) => !isStreetOrFirm(folded, one))
  const beside = candidates.filter(
    (one) => isNamedPerson(folded, one) || isColleague(folded, one) || isContactPerson(text, folded, one, contacts),
  )
  const spelt = contacts.flatMap(({ isPersonal, local }) => (isPersonal ? speltNames(text, folded, local) : []))
  const whole = candidates.filter((one) => spelt.some((part) => part.start < one.end && one.start < part.end))
  const found = withCompanions(folded, candidates, [
    ...beside,
    ...whole,
    ...spelt,
    ...lowerCaseNames(folded),
    ...namesAsData(text),
    ...carelessNames(text, folded, (before) => introduction.test(before)).filter((one) => !isStreetOrFirm(folded, one)),
  ])
  return [...found, ...repeated(text, folded, found)]
}

/** "responsabile officina Marco Neri": the place where a person works. */
const placeOfWork =
  /(?:responsabile|resp\.|capo|direttor[ei]|direttrice|titolare|referente|coordinat(?:ore|rice)|gestore|manager|tel\.?|cell\.?)\s(?:di |del |della |dell')?(?!(?:via|viale|piazza|corso|largo|vicolo)\s)[a-z]+\s$/
const lastWord = /(?:^|[^a-z'])(?<preposition>(?:in|di|del|della|al|alla|dal) )?(?<word>[a-z]{3,}) $/
const profession = /(?:ista|iste|ier[aei]|onom[oa]|olog[oa]|tore|trice|etra|itetto)$/

export function isStreetOrFirm(folded: string, { start, end }: Span): boolean {
  const before = folded.slice(Math.max(0, start - 50), start)
  if (firmAfter.test(folded.slice(end, end + 16))) return true
  if (placeOfWork.test(before)) return false
  const last = lastWord.exec(before)?.groups
  const word = last?.preposition === undefined ? (last?.word ?? '') : ''
  return streetOrFirm.test(before) || (isTrade(word) && !profession.test(word))
}

const gaps = {
  full: { personal: 120, general: 60 },
  titled: { personal: 120, general: 60 },
  unknown: { personal: 70, general: 0 },
  given: { personal: 35, general: 40 },
  word: { personal: 25, general: 0 },
} as const

/** "Serena ti risponderà", "Luca will call you". */
const answering =
  /^,?\s(?:(?:ti|vi|la)\s)?(?:rispond|aspett|contatt|richiam|chiam|ricontatt|incontr|legger|accogli|e a disposizione|si occup|will (?:call|reply|answer|get)|is (?:our|your|the) )/
const distance = (one: Span, other: Span) => Math.max(one.start - other.end, other.start - one.end)

const asked =
  /(?:chied\S*|domandare|rivolger\S*|rivolgiti|parlare|ask|speak|risponde|rispondono|mi chiamo|si chiama|io sono|richiama|figli[ao]|marito|moglie|mamma|nonn[ao]|sorella|fratello|colleg[ao]|capo[a-z]+)\s(?:\S+\s){0,6}$/
const seeking =
  /(?:^|[^a-z])(?:cerca|cercano|ricerca|ricercano|ricerchiamo|cerchiamo|seleziona|selezioniamo|assume|offre|seeks?|hiring|looking)(?![a-z])/

function isContactPerson(text: string, folded: string, one: NameCandidate, contacts: readonly ContactSpan[]): boolean {
  const before = folded.slice(Math.max(0, one.start - 90), one.start)
  const isStrong = one.strength === 'full' || one.strength === 'titled'
  if (isStrong && near.test(before)) return true
  if (one.strength === 'titled' && sameLine.test(lineBefore(folded, one.start))) return true
  const isIntroduced = introduction.test(before)
  const isWord = one.strength === 'word'
  if (isWord && (isFirm(folded, one) || findMunicipality(text.slice(one.start, one.end)) !== undefined)) return false
  if (isIntroduced && (!isWord || asked.test(before))) return true
  if (answering.test(folded.slice(one.end, one.end + 30)) && contacts.some((contact) => distance(one, contact) < 80))
    return true
  if (one.strength === 'unknown' && isFirm(folded, one)) return false
  if (one.strength === 'unknown' && (nearStrongly.test(before) || (near.test(before) && isUncommon(folded, one))))
    return true
  return contacts.some((contact) => isBeside(folded, one, contact, isIntroduced))
}

function isBeside(folded: string, one: NameCandidate, contact: ContactSpan, isIntroduced: boolean): boolean {
  if (contact.start < one.end && one.start < contact.end) return false
  const isAfter = contact.end <= one.start
  const gap = isAfter ? folded.slice(contact.end, one.start) : folded.slice(one.end, contact.start)
  if (gap.length > 120 || lineBreaks(gap) > 3) return false
  if (isIntroduced && gap.length <= (contact.isPersonal ? 60 : 30)) return true
  const max = gaps[one.strength][contact.isPersonal ? 'personal' : 'general']
  if (gap.length > max) return false
  if (one.strength === 'full' || one.strength === 'titled') return contact.isPersonal || !seeking.test(gap)
  if (one.strength === 'word')
    return contact.isPersonal && rolesOnly.test(gap.replace(/\([^()]*\)/, '')) && !gap.includes('\n')
  if (!contact.isPersonal) return rolesOnly.test(gap)
  const isSignature = isAfter && /^\s*(?:$|\n)/.test(folded.slice(one.end))
  const isInitial = isAfter && contact.local !== '' && folded[one.start] === contact.local[0]
  return isSignature || isInitial || !/[.!?]\s/.test(gap.replace(/(?<!\p{L})\p{L}{1,5}\./gu, ''))
}

const conjunction = /^\s?(?:,|e|o|oppure|and|or|&|\/|e\/o)\s(?:(?:di|del|della|la|il|a|con)\s)?$/

/** "chiedere di Marco o Ylenia": the second is as much a contact as the first. */
function withCompanions(folded: string, all: readonly NameCandidate[], found: readonly Span[]): Span[] {
  const companions = [...found]
  for (const one of all) {
    const last = companions.find(({ end }) => end <= one.start && conjunction.test(folded.slice(end, one.start)))
    if (last !== undefined && !companions.includes(one)) companions.push(one)
  }
  return companions
}

const nearStrongly =
  /(?:^|[^a-z])(?:referente|contattare|chiedere|rivolgersi|ask for|contact person|speak (?:to|with)|attn|c\.a\.)[^.;\n@\d]{0,40}$/
const isFirm = (folded: string, { start, end }: Span) =>
  folded
    .slice(start, end)
    .split(/[^a-z]+/)
    .some(isOfFirm)
/** Short ones are surnames as well: Verde, Corsi. */
const isOfFirm = (word: string) => word.length > 5 && !surnameLike.has(word) && isOfficeWord(word)
const rolesOnly = new RegExp(
  String.raw`^(?:[\s(),:.–|/-]|(?<![a-z])(?:${role}|tel|telefono|e-?mail|mail|cell|whatsapp)(?![a-z]))*$`,
  'u',
)
const sameLine = new RegExp(String.raw`(?:^|[^\p{L}])${cue}(?![\p{L}])`, 'u')
const lineBefore = (folded: string, at: number) =>
  folded
    .slice(Math.max(0, at - 150), at)
    .split('\n')
    .at(-1) ?? ''
const lineBreaks = (text: string) => text.split('\n').length - 1

/** `anna.rossi`: the words of the text that are its parts, "Anna", "Rossi", "A. Rossi". */
function speltNames(text: string, folded: string, local: string): Span[] {
  const parts = sameLengthFold(local)
    .split(/[^a-z]+/)
    .filter((part) => part.length > 2 && !notNames.has(part) && !isOfFirm(part))
  return parts.slice(0, 3).flatMap((part) => {
    const pattern = new RegExp(`(?<![a-z.@/-])(?:[a-z]\\. ?)?${RegExp.escape(part)}(?![a-z@])(?!\\.[a-z])`, 'g')
    const isName = ({ start, end }: Span) =>
      /^\p{Lu}/u.test(text.slice(start, end)) || isGivenName(part) || parts.length > 1
    return allMatches(pattern, folded)
      .map(spanOf)
      .filter((span) => isName(span) && !isStreetOrFirm(folded, span))
  })
}

const loweredCue =
  /(?:referente|chiedere|chiedi|chiedete|contattare|contatta|chiamare|chiama|rif\.?|ask for|parlare con|scrivere|scrivi|scrivete|rivolgersi|guidat[ao]|a cura|seguit[ao]|gestit[ao]|riporterai|colloquio con|contact|apply to|write to)[\s:]+(?:(?:di|da|del|della|la|il|a|ad|al|alla|sig|sig\.|sig\.?ra|signor|signora|dott|dott\.|dott\.ssa|ing\.?|geom\.?)\s)*/g

/** "chiedere di anna", "referente anna rossi": careless adverts have no capitals. */
function lowerCaseNames(folded: string): Span[] {
  return allMatches(loweredCue, folded).flatMap((match) => {
    const start = match.index + match[0].length
    const words = /^([a-z']+)(?: ([a-z']{3,}))?/.exec(folded.slice(start, start + 60))
    const isTitled = /(?:sig|sig\.|ra|signora?|dott|dott\.|ssa|ing\.?|geom\.?)\s$/.test(match[0])
    if (isTitled && words?.[1] && words[1].length > 3 && !notNames.has(words[1]))
      return [{ start, end: start + words[1].length }]
    if (isTitled && words?.[2] && words[1] && words[1].length <= 3) return [{ start, end: start + words[0].length }]
    if (!words?.[1] || !isGivenName(words[1])) return []
    const isSurname =
      words[2] !== undefined && !notNames.has(words[2]) && !/^(?:per|con|che|dal|nei|dopo|ore)$/.test(words[2])
    return [{ start, end: start + (isSurname ? words[0].length : words[1].length) }]
  })
}

/** Whoever is a contact is masked wherever else the text names them: in full, or by a surname that is no other word. */
function repeated(text: string, folded: string, found: readonly Span[]): Span[] {
  const names = new Set(
    found.map(({ start, end }) => folded.slice(start, end)).filter((name) => /[a-z] [a-z]/.test(name)),
  )
  const surnames = new Set([...names].map((name) => name.split(' ').at(-1) ?? '').filter(isOnlyName))
  const isSurname = (span: Span) => /^\p{Lu}/u.test(text.slice(span.start)) && !isStreetOrFirm(folded, span)
  return [
    ...[...names].flatMap((name) => wholeWords(folded, name)),
    ...[...surnames].flatMap((surname) => wholeWords(folded, surname).filter(isSurname)),
  ]
}

const isUncommon = (folded: string, { start, end }: Span) =>
  folded
    .slice(start, end)
    .split(/[^\p{L}]+/u)
    .every((word) => word.length > 3 && !isCommonWord(word))
const isOnlyName = (word: string) => word.length > 4 && !isCommonWord(word)
const wholeWords = (folded: string, words: string) =>
  allMatches(new RegExp(`(?<![\\p{L}@.-])${RegExp.escape(words)}(?![\\p{L}@])`, 'gu'), folded).map(spanOf)

const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length })
