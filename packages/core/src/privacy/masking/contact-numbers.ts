import { e164, numbersIn } from '@vedetta/crawler/company/phone-numbers'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import { nationalDigits } from './national-digits.ts'

/**
 * A telephone number in a text. `mobile`: without words that say whose; `persons_mobile`: with those of a role or a title.
 * `direct`: a line that rings at one desk; `extension`: the digits that a switchboard puts through.
 */
export type FoundNumber = {
  start: number
  end: number
  number: string
  kind: 'mobile' | 'persons_mobile' | 'office_mobile' | 'home' | 'company_line' | 'landline' | 'direct' | 'extension'
}

/** Mobiles as they are set by hand: with dots, slashes, spaces between any digits, the prefix in brackets. */
const writtenMobile =
  /(?<![\d@_+]|\d[.,]|[^\d]\/)(?:(?:\(?(?:\+|00)\s?39\)?[\s./–—-]{0,3}|39[\s./-]{1,2}(?=3))(?:\(0\)\s?|0\s)?)?\(?3[\s.]{0,2}[2-9][\s.]{0,2}\d\)?(?:[\s./()·•_~‑–—-]{0,3}\d){6,7}(?![\d@]|[.,]\d{3}(?!\d))/g
const writtenAbroad = /\+[1-9]\d{0,2}[\s./-]{0,2}(?:\(0\)\s?)?(?:\d[\s./()-]{0,2}){6,12}\d/g
const mobileAbroad =
  /^\+(?:417[4-9]|33[67]|491[567]|34[67]|447[1-9]|436[5-9]|386[3-7][01458]|3859|3556|407|48[4-8]|3519|316|467)/
const otherLabel =
  /(?:\b(?:rif(?:erimento)?|cod(?:ice)?|id|ref(?:erence)?|annuncio|offerta|matricola|pratica|ordine|prot(?:ocollo)?|p\.?\s?iva|partita iva|c\.?f|rea|iban|ean|sku)[.:°\s]*(?:(?:n|nr|num|numero|annuncio|offerta|id)[.:°\s]*)*|€|euro|eur|ral)\s*$/
const moneyAfter = /^\s*(?:€|euro\b|eur\b)/

/** The words say that the number is nobody's own. */
export const companyLine =
  /(?<![a-z])(?:aziendal\w+|centralin[oi]|switchboard|reception|front ?(?:office|desk)|numero (?:unico|verde|generale|di servizio)|linea (?:candidati|unica)|dedicat[oaie]|servizio (?:clienti|candidati|candidature|recruiting|selezione|selezioni|hr|assunzioni|prenotazioni)|(?:risponde|rispondono|risponder\w+) (?:la |il |lo |l'|le |i |gli |our |the )?(?:segretari\w+|ufficio|reception|staff|team|centralin\w+|front office|negozio|accoglienza|portineria|amministrazione|nostr\w+ (?:staff|team|ufficio|segreteria))|non risponde alle chiamate|customer (?:care|service)|whatsapp (?:candidati|lavoro|business|ufficiale|aziendale|dedicato|generale|candidature|selezioni|recruiting|hr)|company (?:mobile|number|whatsapp|line|phone)|business (?:whatsapp|mobile|number)|(?:main|general|shared|office) (?:line|number|mobile|phone|whatsapp)|call ?center|hotline|infoline|info ?point|di servizio|di turno|reperibilita|pronto intervento|(?:numero|linea|whatsapp|cell\S*) (?:per |delle |dei )?(?:le )?(?:candidature|selezioni|colloqui|recruiting|hr)|help ?desk|condivis[oa])(?![a-z])/
/** An office's number, unless somebody is named beside it. */
export const officeWords =
  /(?<![a-z]|(?:^|[^a-z])(?:in|ore|orari[oe]) )(?:[a-z]{4,}eri[ae]|[a-z]{3,}ificio|accoglienza|agriturismo|ambulatorio|asilo|nido|associazione|b&b|banco|campeggio|camping|cantina|cascina|caserma|cassa|centro|chiosco|circolo|clinica|comunita|consorzio|cooperativa|coop|deposito|farmacia|fattoria|frantoio|gruppo|impresa|lido|locale|locanda|palestra|parrocchia|piscina|pub|reparto|residence|residenza|resort|rifugio|rsa|salone|servizio|showroom|societa|sportello|stazione|supermercato|vivaio|warehouse|clinic|restaurant|farm|company|firm|segreteria|ufficio|uffici|uff\.|sede|filiale|negozio|punto vendita|magazzino|agenzia|ricevimento|portineria|prenotazioni|store|shop|hotel|ristorante|bar|salone|studio|cantiere|officina|laboratorio|cucina|scuola|struttura|azienda|ditta|fabbrica|stabilimento|bottega|assistenza|forno|albergo|b & b|bnb|casa famiglia|outlet|recruiting|risorse umane|hr|amministrazione|team|staff|office|branch|front)(?![a-z])/
const direct =
  /(?<![a-z])(?:dirett[oa]|direct|diretti|ddi|passante|(?:numero|num\.?|linea|tel\.?) personale|(?:interno|int\.?)[\s:]*$)(?![a-z])/
const home = /\b(?:casa|abitazione|abit\.|ab\.|home)[\s.:]*$/
const homeAfter = /^\s?[(–,-]\s?(?:di |tel\S* )?(?:casa|abitazione|home)(?![a-z])(?! d)/
const extension =
  /\b(?:interno|int\.?|ext\.?|extension|derivazione|der\.)[\s:]{0,2}(?:n\.?\s?)?(\d{1,5})(?![\d./-]?\d)/g
/** "Via Oberdan 16 int. 3" is a door. */
const door =
  /(?:^|[^a-z])(?:via|viale|v\.le|piazza|p\.zza|piazzale|corso|c\.so|largo|vicolo|scala|palazzina|edificio)\s[^;\n@]{0,50}$/

export function contactNumbersIn(text: string): FoundNumber[] {
  if (!/\d[\d\s./()·•_~‑–—-]{4,}\d|(?<![a-z])(?:int|ext|der)[a-z.:\s]{0,12}\d/i.test(text)) return []
  const found: FoundNumber[] = []
  let offset = 0
  for (const line of text.split('\n')) {
    found.push(...ofLine(line).map((one) => ({ ...one, start: one.start + offset, end: one.end + offset })))
    offset += line.length + 1
  }
  return found
}

const maxLine = 4_000

function ofLine(line: string): FoundNumber[] {
  const found: FoundNumber[] = []
  for (let from = 0; from < line.length; from += maxLine - 100) {
    const part = line.slice(from, from + maxLine)
    const folded = sameLengthFold(part)
    const mobiles = allMatches(writtenMobile, part).flatMap((match) => {
      if (/(?:^|[^\d+])0[1-9]\d{0,2}[\s./-]{1,3}$/.test(part.slice(Math.max(0, match.index - 8), match.index)))
        return []
      const digits = nationalDigits(match[0].replace('(0)', ''))
      const isWhole = digits.length === 10 || hasPhoneLabel(folded, match.index)
      return isWhole ? [{ start: match.index, end: match.index + match[0].length, number: `+39${digits}` }] : []
    })
    const abroad = allMatches(writtenAbroad, part).flatMap((match) => {
      const number = e164(match[0])
      return number && !number.startsWith('+39')
        ? [{ start: match.index, end: match.index + match[0].length, number }]
        : []
    })
    const others = [
      ...abroad,
      ...numbersIn(part).map(({ number, startsAt, endsAt }) => ({ start: startsAt, end: endsAt, number })),
    ]
    const apart = others.filter(({ start, end }) => !mobiles.some((one) => one.start < end && start < one.end))
    const inOrder = [...mobiles, ...apart].sort((a, b) => a.start - b.start)
    inOrder.forEach((one, at) => {
      if (isOtherNumber(part, folded, one)) return
      if (moneyAfter.test(folded.slice(one.end, one.end + 10))) return
      const words = wordsAround(folded, one, inOrder[at - 1]?.end ?? 0, inOrder[at + 1]?.start ?? Infinity)
      found.push({ ...one, start: one.start + from, end: one.end + from, kind: kindOf(one.number, words) })
    })
  }
  found.push(...extensionsIn(line))
  return uniqueByStart(found)
}

function extensionsIn(line: string): FoundNumber[] {
  const folded = sameLengthFold(line)
  return allMatches(extension, folded).flatMap(({ 0: whole, 1: digits = '', index }) => {
    if (door.test(folded.slice(Math.max(0, index - 60), index))) return []
    const start = index + whole.length - digits.length
    return [{ start, end: start + digits.length, number: digits, kind: 'extension' as const }]
  })
}

/** "rif. 3471234567" is a reference, "rif. 347 12 34 567" somebody's mobile. */
function isOtherNumber(text: string, folded: string, { start, end }: { start: number; end: number }): boolean {
  const before = folded.slice(Math.max(0, start - 40), start)
  if (!otherLabel.test(before)) return false
  return !(/(?:^|[^a-z])rif[^a-z]*$/.test(before) && /\d[ ./-]\d/.test(text.slice(start, end)))
}

const hasPhoneLabel = (folded: string, at: number) =>
  /(?:tel\S*|cell\S*|mob\S*|whatsapp|wa|phone|chiam\S*|numero|call)[\s.:]*(?:al|at|il|n\S*)?[\s.:]*$/.test(
    folded.slice(Math.max(0, at - 30), at),
  )

type Words = { before: string; after: string; afterwards: string }

/** The words of the number's own clause, of what is said of it behind it, and of what follows a comma. */
function wordsAround(folded: string, { start, end }: { start: number; end: number }, from: number, to: number): Words {
  const rest = folded.slice(end, Math.min(to, end + 70))
  const after = clauseAfter(rest.slice(0, 45))
  const isNextLabel = after.length === to - end
  const afterwards =
    /^[\s)]*[,–-]\s?(?:(?:e |è )?(?:il|lo|la|un|nostro|servizio|our|the|numero|risponde|rispondono)(?![a-z])[^,;.@\d]{0,50})/.exec(
      rest,
    )
  return {
    before: clauseBefore(folded.slice(Math.max(from, start - 60), start)),
    after: isNextLabel ? '' : after,
    afterwards: afterwards && afterwards[0].length < to - end ? afterwards[0] : '',
  }
}

function kindOf(number: string, words: Words): FoundNumber['kind'] {
  if (/^\+393/.test(number) || mobileAbroad.test(number)) return mobileKindOf(words)
  const { before, after } = words
  if (home.test(before) || homeAfter.test(after)) return 'home'
  return direct.test(before) ||
    /^[\s(,-]*(?:numero |linea |n\S* )?(?:dirett|direct)|^\s*\([^)]{0,40}(?:dirett|direct)/.test(after)
    ? 'direct'
    : 'landline'
}

/** The number of somebody, if not by name. */
const roleOrTitle =
  /dirett|direct|personale di|suo cell|privato|(?<![a-z])(?:titolare|responsabile|resp\.|capo\w*|coordinat(?:ore|rice)|referente|chef|supervisor|manager|sig\.|sig\.ra|signora?|dott\S*|geom\S*|ing\.)(?![a-z])/

function mobileKindOf({ before, after, afterwards }: Words): FoundNumber['kind'] {
  if (roleOrTitle.test(before)) return 'persons_mobile'
  if ([before, after, afterwards].some((words) => companyLine.test(words))) return 'company_line'
  const said = ownerAfterNumber.exec(after)?.[0] ?? ''
  const isOfOffice = officeWords.test(before) || officeAfter.test(after) || officeWords.test(said)
  if (roleOrTitle.test(said) || roleOrTitle.test(clauseBehind.exec(after)?.[0] ?? '')) return 'persons_mobile'
  return isOfOffice ? 'office_mobile' : 'mobile'
}

/** "333 1234567 è il numero dell'azienda", folded. */
const ownerAfterNumber = /^ (?:e|is) (?:il|lo|la|the|our)[^,;.@\d]{0,40}/
/** "333 1234567 (titolare)", "333 1234567 - titolare". */
const clauseBehind = /^\s?[(–-]\s?[^,;.@\d]{0,40}/
/** "333 1234567 (negozio)". */
const officeAfter = new RegExp(
  `^\\s?[(–-]\\s?(?:(?:del|della|dell'|il|la|numero|cell\\S*|whatsapp)\\s?)*${officeWords.source}`,
)

/** The words since the last contact or sentence. */
const clauseBefore = (text: string) =>
  text
    .split(
      /\d{5,}|@\S+|[;|,/–\n]|\s(?:-|o|oppure|ovvero|or)\s|:\s(?=[a-z]+\s[a-z])|(?<!(?:dott|sig|ing|geom|avv|rag|arch|prof|dr|ra|ssa|tel|cell))\.\s(?=\S{5})/,
    )
    .at(-1) ?? ''
const clauseAfter = (text: string) =>
  text.split(/\d{5,}|\S+@|[;|/,\n]|(?<!^\s?)–|(?<!^)\s(?:-|or|and|o|e|oppure)\s|\.(?:\s|$)/)[0] ?? ''

function uniqueByStart(found: readonly FoundNumber[]): FoundNumber[] {
  return [...new Map(found.map((one) => [one.start, one])).values()].sort((a, b) => a.start - b.start)
}
