import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { isNoun, isWidespreadName } from './common-words.ts'
import { introduction, isStreetOrFirm } from './contact-names.ts'
import { isCaption } from './desk-labels.ts'
import type { Firm } from './firm.ts'
import { title } from './name-candidates.ts'
import { wordsOf } from './person-keys.ts'
import { isBorneByMany, isPlain, unknownNamesIn } from './unknown-names.ts'

type Span = { start: number; end: number }
/** Somebody whom the text names, and whether it is certain that the words are a person's name. */
export type Named = Span & { words: string[]; isCertain: boolean }

/** A name further away is of another contact. */
const maxToName = 80
/** A text that begins with a name is about them. */
const maxInCard = 240

/** "Fr. Mag. Leitner". */
const titled =
  /(?<!\p{L})(?:(?:Fr|Hr|Frau|Herr|Mag|Dr|Sig|Sig\.ra|Sig\.na|Dott|Dott\.ssa|Ing|Geom|Avv|Rag|Arch|Cap(?!\.? ?[Ss]oc)|Cap\.no|Inf|Per\. Ind|P\.\s?I|M°|Mr|Mrs|Ms|Capt|Don|Suor)\.?\s)+\p{Lu}\p{Ll}[\p{L}'’]+/gu
const name = String.raw`(?<name>\p{Lu}[\p{L}'’]+(?:[ ]\p{Lu}[\p{L}'’]+)?)`
const article = String.raw`(?:(?:il|lo|la|l'|the|our|your|der|die|dem|den|Herrn?|Frau|signora?|sig\.?|sig\.?ra|nostr[oa]|mister|zi[oa]|nonn[oa]|don|suor|guida)\s?)*`
/** Words that ask for somebody: the capitalised word behind them is a person. */
const asked = new RegExp(
  String.raw`(?<!\p{L})(?:(?:[Cc]hie[ds]\p{L}*|[Dd]omandare|[Cc]erca\p{L}*)\s(?:di|del|della|d')|(?:[Ss]enti\p{L}*|[Aa]vvis\p{L}*|[Cc]hiam\p{L}*|[Tt]elefon\p{L}*|[Cc]ontatt\p{L}*)\s(?:a|ad|al|alla|con|da)?|(?:[Rr]ivol\p{L}*|[Ss]criv\p{L}*|[Mm]and\p{L}*|[Ii]nvi\p{L}*)\s(?:\p{Ll}+\s){0,3}(?:a|ad|al|alla)|(?:[Pp]arl\p{L}*|[Aa]ccord\p{L}*|[Aa]ppuntament\p{L}*|[Ii]ncontr\p{L}*)\s(?:con|col|ne con)|[Ff]rag\p{L}*(?:\s\p{Ll}+)?\snach|[Vv]erlang\p{L}*|[Aa]sk(?:ing)?\sfor|[Ss]peak\s(?:to|with)|[Tt]alk\sto|[Tt]ext|(?:[Cc]all|[Pp]hone|[Cc]ontact|[Ww]rite\sto)|c/o|[Cc]\.\s?[Aa]\.|[Rr]if\.|[Dd]isegnat[oa]\sda|a\scura\sdi|[Rr]isponde|[Rr]ispondono|[Rr]iferimento)\s?:?\s?${article}${name}`,
  'gu',
)
/** "riconsegna da Iole", "Anmeldung bei Resi". */
const by = new RegExp(String.raw`(?<!\p{L})(?:da|dal|dalla|con|col|coi|mit|bei|beim|von|by)\s${article}${name}`, 'gu')
/** Only names that people bear. */
const to = new RegExp(String.raw`(?<!\p{L})(?:di|with|at|alla|al|ad|a)\s${article}${name}`, 'gu')
/** "la Morri risponde allo 0541…". */
const answering = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]l|[Ll]a|[Ll]o|[Dd]er|[Dd]ie)\s${name}(?=\s(?:risponde|rispondera|segue|gestisce|riceve|aspetta|vi|ti|si|è|antwortet|hilft|nimmt)(?!\p{L}))`,
  'gu',
)
/** "Gioele, il nostro birraio", "Lucrezia del nostro ufficio", "Ciro vi riceve". */
const presented = new RegExp(
  String.raw`(?<!\p{L})${name}(?=,\s(?:il|la|lo|our|unser|unsere)\s(?:nostr[oa]\s)?\p{Ll}|\s(?:del|della|dell[’'])\s?(?:nostr[oa]\s)?(?:ufficio|reparto|negozio|team|staff|amministrazione|segreteria)|\s(?:ti|vi)\s\p{Ll}{3}|\s(?:risponde|riceve)(?!\p{L}))`,
  'gu',
)
/** Structured data names whom to contact. */
const asData = new RegExp(String.raw`"(?:contactPoint|employee)"\s?:[^}]{0,200}?"name"\s?:\s?"${name}`, 'gu')

/** Everybody whom a text names, more than the mask does: it has words to judge by, and these are few. */
export function namedIn(text: string, names: readonly Span[], numbers: readonly Span[], firm: Firm): Named[] {
  const spansOf = (pattern: RegExp) =>
    allMatches(pattern, text).map((match) => {
      const found = match.groups?.name ?? match[0]
      const end = match.index + match[0].length
      return { start: end - found.length, end }
    })
  return [
    ...names.flatMap((span) => namedBy(text, span, firm, false)),
    ...spansOf(titled).flatMap((span) => namedBy(text, span, firm, true)),
    ...spansOf(asData).flatMap((span) => namedBy(text, span, firm, true)),
    ...[asked, by, answering]
      .flatMap(spansOf)
      .filter((span) => isSomebody(text, span, firm))
      .flatMap((span) => namedBy(text, span, firm, true)),
    ...[to, presented]
      .flatMap(spansOf)
      .filter((span) => isBorne(text, span))
      .flatMap((span) => namedBy(text, span, firm, true)),
    ...unknownNamesIn(text, numbers, firm).flatMap((one) => namedBy(text, one, firm, one.isCertain)),
  ]
}

/** The law has companies name these people wherever they give their own data. */
const legalRole =
  /(?:amm(?:inistrat(?:ore|rice)|\.)(?: ?unic[oa]| ?un\.)?|(?<![a-z])a\.\s?u\.?|(?:legale|leg\.) rappr(?:esentante|\.)?|presidente(?: (?:cda|del cda))?|direttor[ei] responsabile|geschaftsfuhrer(?:in)?|gesetzl\.? vertreter)[\s:]*$/

function namedBy(text: string, { start, end }: Span, firm: Firm, isTitled: boolean): Named[] {
  const words = wordsOf(text.slice(start, end))
  const before = text.slice(Math.max(0, start - 60), start)
  if (words.length === 0 || words.every(isCaption) || isFirmsOwn(before, words, firm)) return []
  if (isAcronym(text, { start, end }, words)) return []
  // "Ciro" is a town as well.
  const isGiven = isTitled && words.some(isGivenName)
  if (!isGiven && findMunicipality(text.slice(start, end)) !== undefined) return []
  const isAtWork = receiving.test(text.slice(end, end + 30))
  if ((legalRole.test(sameLengthFold(before)) && !isAtWork) || family.test(before)) return []
  if (isNoPerson(text, { start, end }, words)) return []
  const hasInitial = words.length > 1 && words.some((word) => word.length === 1)
  const isCertain =
    isTitled ||
    words.some((word) => isGivenName(word) && !isTown(words)) ||
    hasInitial ||
    title.test(before) ||
    introduction.test(sameLengthFold(before))
  if (!isCertain && isLabel(text, start, words, firm)) return []
  return [{ start, end, words, isCertain }]
}

/** A company's own name is nobody's; that of the owner whom it gives apart is theirs, and a sole trader's too. */
function isFirmsOwn(before: string, words: readonly string[], firm: Firm): boolean {
  const isOwner = words.some(isGivenName) && words.every((word) => firm.ownerWords.includes(word))
  if (isOwner) return false
  if (firm.isCompany) {
    // "Da Beppe" is the restaurant, "Beppe" its host.
    if (words.length === 1 && words.some(isGivenName)) return /[^\s:–—(] $/.test(before) && firm.has(words[0] ?? '')
    const isBrand = words.length > 2 && words.some((word) => firm.has(word)) && !words.some(isBorneByMany)
    return isBrand || words.every((word) => firm.has(word))
  }
  return firm.ownerWords.length > 0 && words.every((word) => firm.has(word) && !firm.ownerWords.includes(word))
}

const branch = /^(?:buro|ufficio|sede|filiale|agenzia|negozio|punto|store|branch|office|standort)$/

/** "Familie Prugger", "Santa Caterina", "S.S. Appia", "Großer Graben 14", "Gray's Inn Square", "Büro Lana". */
function isNoPerson(text: string, { start, end }: Span, words: readonly string[]): boolean {
  const [first = '', second = '', last = ''] = [words[0], words[1], words.at(-1)]
  if (/^(?:famili[ae]|famiglia|fam)$/.test(first)) return true
  if (/^(?:san|santa|sant|santo|sankt|st)$/.test(first) && isGivenName(second)) return true
  if (words.length > 1 && /^(?:square|street|road|lane|avenue|court|strasse|gasse|platz|weg)$/.test(last)) return true
  if (words.length === 1 && /(?:^|\s)(?:Sankt|St\.|San|Santa)\s$/.test(text.slice(Math.max(0, start - 7), start)))
    return true
  if (branch.test(first) && findMunicipality(words.slice(1).join(' ')) !== undefined) return true
  if (/^[ ]\d{1,3}[ ]?[a-zA-Z]?(?=[\n,–-]|$)/.test(text.slice(end)) && words.length > 1) return true
  return /(?:^|[^\p{L}])[Ss]\.?[SsPp]\.? \p{Lu}/u.test(text.slice(Math.max(0, start - 2), end))
}

/** "DPO", "CET" in a line that is not set in capitals. */
function isAcronym(text: string, { start, end }: Span, words: readonly string[]): boolean {
  if (words.some(isBorneByMany) || !/^(?:\p{Lu}{2,4}(?:\s|$))+$/u.test(text.slice(start, end))) return false
  return /\p{Ll}{2}/u.test(text.slice(Math.max(0, start - 60), end + 60))
}

/** "Hüttentelefon", "rund um die Uhr": German capitalises its nouns. */
function isLabel(text: string, start: number, words: readonly string[], firm: Firm): boolean {
  if (words.some(isBorneByMany)) return false
  if (
    words.length === 1 &&
    /(?<!\p{L})(?:die|der|das|dem|den|des|im|zum|zur|am|vom|und|oder)\s$/u.test(text.slice(0, start))
  )
    return true
  return words.every((word) => isPlain(word, firm) || articles.has(word))
}

const articles = new Set('der die das den dem des im am und fur von'.split(' '))

const receiving = /^\s(?:riceve|risponde|incontra|aspetta)(?![a-z])/

/** Hosts call their house by their family. */
const family = /(?:Familie|Fam\.|Famiglia)\s$/

/** "Quinto di Treviso", "Costa Smeralda": places are no people, though one of the words names some. */
const isTown = (words: readonly string[]) => words.length > 2 && words.includes('di')

/** A capitalised word that is no other than a name, where the words before it ask for somebody. */
const isSomebody = (text: string, span: Span, firm: Firm) =>
  wordsOf(text.slice(span.start, span.end)).some(
    (word) => isGivenName(word) || isWidespreadName(word) || !isPlain(word, firm),
  ) && !isStreetOrFirm(sameLengthFold(text), span)

function isBorne(text: string, span: Span): boolean {
  const [first = ''] = wordsOf(text.slice(span.start, span.end))
  if (isNoun(first) && !isGivenName(first)) return false
  return (isGivenName(first) || isWidespreadName(first)) && !isStreetOrFirm(sameLengthFold(text), span)
}

/** Whether a name belongs to a contact by its place. */
export function isBeside(text: string, one: Span, named: Named, contacts: readonly Span[]): boolean {
  const isBefore = named.end <= one.start
  const isCard = isBefore && named.isCertain && named.words.length > 1 && !/\S/.test(text.slice(0, named.start))
  const [from, to] = isBefore ? [named.end, one.start] : [one.end, named.start]
  if (to < from || to - from > (isCard ? maxInCard : isBefore ? maxToName : maxToName / 2)) return false
  const between = text.slice(from, to)
  if (!isBefore && /[.;\n]/.test(between.replace(/^\s*\n\s*(?=\($)/, ''))) return false
  if (isCard && to - from > maxToName)
    return between.startsWith('\n') && contacts.every((other) => other.start >= one.start)
  return !contacts.some((other) => other.start >= from && other.end <= to && isBefore && /\n/.test(between))
}
