import type { Contract } from '@vedetta/contracts/vocabulary'
import type { Evidenced } from '../evidence.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const by = 'contract'

type Mention = { contract: Contract | 'self-employed'; index: number; end: number }

const patterns: readonly (readonly [Mention['contract'], RegExp])[] = [
  [
    'permanent',
    /(?:\btempo |\bcontratto |\bassunzione |\brapporto )(?:di lavoro )?(?:a tempo )?indeterminat[oa]|\b(?:indeterminato\b|(?:t\.|t|tempo|contratto) ?ind(?:et(?:erm)?)?\b(?=\.|,|;|$| )|t\. ?i\.|(?:contratto|assunzione|a) (?:a )?ti\b|posto fisso\b|jahresstelle\b|fixanstellung\b|permanent(?:e|er?)?\b(?! (?:magnet|training|formazion))|open.ended\b|indefinite (?:contract|term|period)\b|unbefristet\w*|festanstellung\b|posizione permanente\b|cdi\b)/g,
  ],
  [
    'fixed term',
    /(?<!in)\bdeterminat[oa]\b(?= |$|[.,;:)/(])|\b(?:(?:t\.|t|tempo|contratto) ?det(?:erm)?\b(?=\.|,|;|$| )|t\. ?d\.|(?:contratto|assunzione|a) (?:a )?td\b|contratto (?:\S+ ){0,5}?a termine\b|contratto (?:iniziale )?(?:di|da|per) (?:\d{1,2}|tre|quattro|sei|otto|nove|dieci|dodici|diciotto|ventiquattro) mesi\b|(?:mesi|anno),? (?:rinnovabil[ei]|prorogabil[ei])\b|\d{1,2}.months? (?:fixed |temporary )?(?:contract|assignment)\b|contract (?:for|of) \d{1,2} months\b|(?:mutterschafts|elternzeit)(?:vertretung|ersatz)\w*|(?:sommer|winter)saison\b|(?<=mes[ei] )a termine\b|(?:per|in) (?:una )?supplenza\b|supplenza (?:dal|fino|annuale|temporanea|breve)\b|fixed.?term\b|(?<!un)befristet\w*|sostituzione (?:di |per |in )?(?:congedo (?:di |per )?)?(?:maternita|paternita|parentale|malattia|temporanea|ferie|personale)|maternity (?:cover|leave)\b|karenz(?:vertretung)?\b|contratto (?:di lavoro )?(?:temporaneo|stagionale)\b|(?:lavoro|impiego|personale|assunzione|rapporto|periodo|posizione|attivita|figura|collaborazione) stagional[ei]\b|(?<!(?:pass|abbonament[oi]|tessera|menu|carta|piatti|frutta|verdur[ae]|prodott[oi]|ingredienti|cucina|materie prime|collezioni?) )stagional[ei]\b(?=$|[.,;:)]| (?:da|dal|per|con|fino|estiv|invernal|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|a tempo))|(?:per|durante) la (?:prossima )?stagione\b|stagione (?:estiva|invernale|balneare|sciistica|turistica)\b|seasonal (?:contract|job|work|position)\b|saison(?:al|stelle|arbeit|vertrag)\w*|temporane[oa]$|temporary (?:contract|position|role)\b|(?:summer|winter) (?:job|season|position)\b)/g,
  ],
  [
    'temporary',
    /\b(?:somministrazion[ei]\b|somministrat[oai]\b|somm(?:\.|\.?ne)(?= )|interinal[ei]\b|temporary\b[^.;]{0,30}\b(?:via|through) (?:an? |our )?(?:\w+ )?agency\b|staff leasing\b|agency (?:contract|work(?:er)?)\b|temp(?:orary)? agency\b|zeitarbeit\w*|leiharbeit\w*|arbeitnehmeruberlassung\b|contratto (?:con|tramite) agenzia(?: per il lavoro| interinale)?\b)/g,
  ],
  [
    'apprenticeship',
    /\b(?:apprendistat\w+|apprendist[aie]\b|apprentice(?:ship)?s?\b|lehrling\w*|lehrstelle\b|lehrvertrag\w*|lehre\b(?! (?:als|erforderlich|von vorteil))|auszubildende[rn]?\b|azubis?\b|ausbildungs(?:vertrag|platz)\b)/g,
  ],
  [
    'internship',
    /\b(?:tirocini\w*|stag(?:e|ista|isti|iste)\b|internships?\b|interns?\b|trainee(?:ship)?\b|praktik(?:um|ant\w*)\b|werkstudent\w*|extracurricolar[ei]\b)/g,
  ],
  [
    'self-employed',
    /\b(?:p(?:artita|\.)? ?\.?iva\b|libera professione\b|liber[oi] professionist[ai]\b|freelance\b|contratto di agenzia\b|collaborazione (?:autonoma|occasionale|professionale)\b|prestazione occasionale\b|co\.?co\.?co\b|lavoro autonomo\b|self.?employed\b|mandato d[i']\s?agenzia\b|monomandatari\w*|plurimandatari\w*)/g,
  ],
]

/** What a contract may become later is not what is offered: the words after these are passed over. */
const prospective =
  /\b(?:finalizzat[oa]|(?:con |a )?finalita|(?:con )?(?:concret[ae] |reale |serie |ottime |eventuale |successiva |futura )*(?:possibilita|prospettiv[ae]|opportunita|obiettivo)|(?:e |con )?successiv[oaie]|trasformabil[ei]|volt[oa] a|in vista|in ottica|mirat[oa] a|preludio|poi|a seguire|propedeutic[oa]|(?:a |con )?scopo|al fine di|aim(?:ed)?|with (?:the )?(?:possibility|prospect|view)|leading to|mit (?:aussicht|option|moglichkeit))\b[^.;,]*/g

/** An "stage" that is part of the work, not of the contract: "monitoraggio stage", "tutor dei tirocini". */
const aboutInterns =
  /(?:monitoraggio|gestione|tutor\w*|organizzazione|attivazione|supervisione|responsabile|ufficio|coordina\w*|assist\w*|segu\w+|affianc\w+|form\w+|precedent\w+|esperienz\w+|corso con|after|during|previous|completed)(?: \S+){0,3} ?$/

export function readContract(advert: Advert): Evidenced<Contract> | null {
  const hint = advert.hints.contract ? hintStatement(advert.hints.contract) : null
  const hinted = hint ? contractOfHint(hint) : null
  const titled = contractOfTitle(advert.title)
  if (titled) return titled
  if (hint && hinted && !isCode(hint.text)) return hinted
  const said = advert.statements.filter(({ kind }) => kind !== 'legal' && kind !== 'about')
  const own = contractSaid(said.filter(({ isSaidToAll }) => !isSaidToAll))
  const any = own === undefined ? contractSaid(said) : own
  return any === undefined ? hinted : any
}

/** By what is offered, else by what is said anywhere. */
function contractSaid(said: readonly Statement[]): Evidenced<Contract> | null | undefined {
  const offered = contractOf(said.filter(({ kind }) => kind === 'offer' || kind === 'terms'))
  return offered === undefined ? contractOf(said) : offered
}

/** `undefined` if nothing is said, null if what is said is no single contract. */
function contractOf(statements: readonly Statement[]): Evidenced<Contract> | null | undefined {
  const found: { mention: Mention; statement: Statement }[] = []
  for (const statement of statements) {
    if (!speaksOf(statement, 'contract')) continue
    const mentions = mentionsIn(statement.folded)
    if (areAlternatives(statement.folded, mentions)) return null
    for (const mention of mentions) found.push({ mention, statement })
  }
  if (found.length === 0) return undefined
  const kinds = new Set(found.map(({ mention }) => mention.contract))
  const chosen = strongest(kinds)
  const first = found.find(({ mention }) => mention.contract === chosen)
  if (!chosen || chosen === 'self-employed' || !first) return null
  return evidenced(chosen, quoteOf(first.statement, first.mention.index, first.mention.end), by)
}

/** Of several in different sentences: agency work and training contracts say more than their duration does. */
function strongest(kinds: ReadonlySet<Mention['contract']>): Mention['contract'] | null {
  const order = ['temporary', 'apprenticeship', 'internship', 'fixed term', 'permanent', 'self-employed'] as const
  if (kinds.has('permanent') && kinds.has('internship') && kinds.size === 2) return 'permanent'
  if (kinds.has('permanent') && kinds.has('fixed term')) return null
  return order.find((kind) => kinds.has(kind)) ?? null
}

export function mentionsIn(folded: string): Mention[] {
  const offered = folded.replace(prospective, (prospect) => ' '.repeat(prospect.length))
  const mentions: Mention[] = []
  for (const [contract, pattern] of patterns) {
    for (const match of allMatches(pattern, offered)) {
      const before = offered.slice(Math.max(0, match.index - 60), match.index)
      if (isNegated(before)) continue
      if (contract === 'internship' && aboutInterns.test(before)) continue
      const isPerson = contract === 'apprenticeship' && !match[0].startsWith('apprendistat')
      if (isPerson && /(?:affianc|form|tutor|segui)\S*(?: \S+){0,3} ?$/.test(before)) continue
      mentions.push({ contract, index: match.index, end: match.index + match[0].length })
    }
  }
  return mentions.sort((a, b) => a.index - b.index)
}

const isNegated = (before: string) => /\b(?:no|non|senza|escluso|niente|not|kein\w*)(?: [^\s,;.:]+){0,5} $/.test(before)

/** "Apprendistato o tempo determinato": the page leaves it open. */
function areAlternatives(folded: string, mentions: readonly Mention[]): boolean {
  return mentions.some((mention, index) => {
    const next = mentions[index + 1]
    if (!next || next.contract === mention.contract) return false
    const between = folded.slice(mention.end, next.index)
    return between.length < 60 && /(?:\bo\b|\boppure\b|\bovvero\b|\bor\b|\boder\b|\/|\be\/o\b)/.test(between)
  })
}

const titleIntern =
  /^(?:stage|stagista|stagisti|tirocin\w+|internship|intern|praktik\w+)\b|\b(?:intern|internship|praktikum|praktikant\w*|in stage|tirocinante|stagista)\b|[([-] ?(?:stage|tirocinio)\b/

function contractOfTitle(title: Statement): Evidenced<Contract> | null {
  const intern = titleIntern.exec(title.folded)
  if (intern) return evidenced('internship', quoteOf(title, intern.index), by)
  const apprentice = /\b(?:apprendist[aie]\b|apprendistato\b|apprentice\b|lehrling\w*)/.exec(title.folded)
  if (apprentice) return evidenced('apprenticeship', quoteOf(title, apprentice.index), by)
  const seasonal = /\b(?:stagional[ei]\b|saison\w+|seasonal\b|sostituzione maternita\b)/.exec(title.folded)
  return seasonal ? evidenced('fixed term', quoteOf(title, seasonal.index), by) : null
}

const codes: readonly (readonly [RegExp, Contract])[] = [
  [/intern|trainee|stage|tirocini|praktik|working.student/, 'internship'],
  [/apprentic|apprendist|ausbildung/, 'apprenticeship'],
  [/agency|somministra|interinal/, 'temporary'],
  [/fixed|\bdeterminat|termine|stagional|season|befrist(?!.*un)/, 'fixed term'],
  [/permanent|indeterminat|regular|unbefristet|perm\b/, 'permanent'],
  [/temporar|temporan|temp\b/, 'fixed term'],
]

/** A feed's own word, such as `FULL_TIME` or `permanent employee`. */
function isCode(text: string): boolean {
  return /^[A-Z_,;/| -]+$/.test(text) || /^[a-z]+(?:[_-][a-z]+)*$/.test(text)
}

function contractOfHint(hint: Statement): Evidenced<Contract> | null {
  const said = contractOf([hint])
  if (said !== undefined) return said
  const found = codes.find(([pattern]) => pattern.test(hint.folded))
  return found ? evidenced(found[1], quoteOf(hint), by) : null
}
