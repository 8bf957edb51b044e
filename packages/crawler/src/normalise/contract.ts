import type { Contract } from '@vedetta/contracts/vocabulary'
import type { Evidenced } from '../evidence.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const BY = 'contract'

type Mention = { contract: Contract | 'self-employed'; index: number; end: number }

const PATTERNS: readonly (readonly [Mention['contract'], RegExp])[] = [
  [
    'permanent',
    /(?:\btempo |\bcontratto |\bassunzione |\brapporto )(?:di lavoro )?(?:a tempo )?indeterminat[oa]|\bindeterminato\b|\bt\. ?ind(?:et)?\b|\bpermanent(?:e|er?)?\b(?! (?:magnet|training|formazion))|\bopen.ended\b|\bunbefristet\w*|\bfestanstellung\b|\bposizione permanente\b|\bcdi\b/g,
  ],
  [
    'fixed term',
    /(?<!in)\bdeterminat[oa]\b(?= |$|[.,;:)/(])|\bt\. ?det\b|\bcontratto a termine\b|\bfixed.?term\b|\b(?<!un)befristet\w*|\bsostituzione (?:di )?(?:maternita|malattia|temporanea|ferie|personale)|\bmaternity (?:cover|leave)\b|\bkarenz(?:vertretung)?\b|\bcontratto (?:di lavoro )?(?:temporaneo|stagionale)\b|\b(?:lavoro|impiego|personale|assunzione|rapporto|periodo|posizione|attivita|figura|collaborazione) stagional[ei]\b|\bstagional[ei]\b(?=$|[.,;:)]| (?:da|dal|per|con|fino|estiv|invernal|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|a tempo))|\b(?:per|durante) la (?:prossima )?stagione\b|\bstagione (?:estiva|invernale|balneare|sciistica|turistica)\b|\bseasonal (?:contract|job|work|position)\b|\bsaison(?:al|stelle|arbeit|vertrag)\w*|\btemporane[oa]$|\btemporary (?:contract|position|role)\b/g,
  ],
  [
    'temporary',
    /\bsomministrazion[ei]\b|\bsomministrat[oai]\b|\binterinal[ei]\b|\bstaff leasing\b|\bagency (?:contract|work(?:er)?)\b|\btemp(?:orary)? agency\b|\bzeitarbeit\w*|\bleiharbeit\w*|\barbeitnehmeruberlassung\b|\bcontratto (?:con|tramite) agenzia(?: per il lavoro| interinale)?\b/g,
  ],
  [
    'apprenticeship',
    /\bapprendistat\w+|\bapprendist[aie]\b|\bapprentice(?:ship)?s?\b|\blehrling\w*|\blehrstelle\b|\blehre\b/g,
  ],
  [
    'internship',
    /\btirocini\w*|\bstag(?:e|ista|isti|iste)\b|\binternships?\b|\binterns?\b|\btrainee(?:ship)?\b|\bpraktik(?:um|ant\w*)\b|\bextracurricolar[ei]\b/g,
  ],
  [
    'self-employed',
    /\bp(?:artita|\.)? ?\.?iva\b|\blibera professione\b|\bliber[oi] professionist[ai]\b|\bfreelance\b|\bcontratto di agenzia\b|\bcollaborazione (?:autonoma|occasionale|professionale)\b|\bprestazione occasionale\b|\bco\.?co\.?co\b|\blavoro autonomo\b|\bself.?employed\b|\bmandato d[i']\s?agenzia\b|\bmonomandatari\w*|\bplurimandatari\w*/g,
  ],
]

/** What a contract may become later is not what is offered: the words after these are passed over. */
const PROSPECT =
  /\b(?:finalizzat[oa]|(?:con )?(?:concret[ae] |reale |serie |ottime |eventuale |successiva |futura )*(?:possibilita|prospettiv[ae]|opportunita|obiettivo)|(?:e |con )?successiv[oaie]|trasformabil[ei]|volt[oa] a|in vista|in ottica|mirat[oa] a|preludio|poi|a seguire|propedeutic[oa]|(?:a |con )?scopo|al fine di|aim(?:ed)?|with (?:the )?(?:possibility|prospect|view)|leading to|mit (?:aussicht|option|moglichkeit))\b[^.;,]*/g

/** An "stage" that is part of the work, not of the contract: "monitoraggio stage", "tutor dei tirocini". */
const ABOUT_INTERNS =
  /(?:monitoraggio|gestione|tutor\w*|organizzazione|attivazione|supervisione|responsabile|ufficio|coordina\w*|assist\w*|segu\w+|affianc\w+|form\w+|precedent\w+|esperienz\w+|corso con|after|during|previous|completed)(?: \S+){0,3} ?$/

export function readContract(advert: Advert): Evidenced<Contract> | null {
  const hint = advert.hints.contract ? hintStatement(advert.hints.contract) : null
  const hinted = hint ? contractOfHint(hint) : null
  const titled = contractOfTitle(advert.title)
  if (titled) return titled
  if (hint && hinted && !isCode(hint.text)) return hinted
  const said = advert.statements.filter(({ kind }) => kind !== 'legal' && kind !== 'about')
  const offering = said.filter(({ kind }) => kind === 'offer' || kind === 'terms')
  const offered = contractOf(offering)
  if (offered !== undefined) return offered
  const other = contractOf(said)
  return other === undefined ? hinted : other
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
  return evidenced(chosen, quoteOf(first.statement, first.mention.index, first.mention.end), BY)
}

/** Of several in different sentences: agency work and training contracts say more than their duration does. */
function strongest(kinds: ReadonlySet<Mention['contract']>): Mention['contract'] | null {
  const order = ['temporary', 'apprenticeship', 'internship', 'fixed term', 'permanent', 'self-employed'] as const
  if (kinds.has('permanent') && kinds.has('internship') && kinds.size === 2) return 'permanent'
  if (kinds.has('permanent') && kinds.has('fixed term')) return null
  return order.find((kind) => kinds.has(kind)) ?? null
}

export function mentionsIn(folded: string): Mention[] {
  const offered = folded.replace(PROSPECT, (prospect) => ' '.repeat(prospect.length))
  const mentions: Mention[] = []
  for (const [contract, pattern] of PATTERNS) {
    for (const match of allMatches(pattern, offered)) {
      const before = offered.slice(Math.max(0, match.index - 60), match.index)
      if (isNegated(before)) continue
      if (contract === 'internship' && ABOUT_INTERNS.test(before)) continue
      if (contract === 'apprenticeship' && /(?:affianc|form|tutor|segui)\S*(?: \S+){0,3} ?$/.test(before)) continue
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

const TITLE_INTERN =
  /^(?:stage|stagista|stagisti|tirocin\w+|internship|intern|praktik\w+)\b|\b(?:intern|internship|praktikum|praktikant\w*|in stage|tirocinante|stagista)\b|[([-] ?(?:stage|tirocinio)\b/

function contractOfTitle(title: Statement): Evidenced<Contract> | null {
  const intern = TITLE_INTERN.exec(title.folded)
  if (intern) return evidenced('internship', quoteOf(title, intern.index), BY)
  const apprentice = /\bapprendist[aie]\b|\bapprendistato\b|\bapprentice\b|\blehrling\w*/.exec(title.folded)
  if (apprentice) return evidenced('apprenticeship', quoteOf(title, apprentice.index), BY)
  const seasonal = /\bstagional[ei]\b|\bsaison\w+|\bseasonal\b|\bsostituzione maternita\b/.exec(title.folded)
  return seasonal ? evidenced('fixed term', quoteOf(title, seasonal.index), BY) : null
}

const CODES: readonly (readonly [RegExp, Contract])[] = [
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
  const found = CODES.find(([pattern]) => pattern.test(hint.folded))
  return found ? evidenced(found[1], quoteOf(hint), BY) : null
}
