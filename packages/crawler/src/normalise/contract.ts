import type { Contract } from '@vedetta/contracts/vocabulary'
import type { Evidenced } from '../evidence.ts'
import { anyOf, anywhere, fromWordStart } from '../lexicon/compile-terms.ts'
import {
  agencyContract,
  apprenticeshipContract,
  fixedTermContract,
  permanentContract,
  prospects,
  selfEmployedContract,
  workWithInterns,
} from '../lexicon/contracts.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const by = 'contract'

type Mention = { contract: Contract | 'self-employed'; index: number; end: number }

const patterns: readonly (readonly [Mention['contract'], RegExp])[] = [
  ['permanent', anywhere(permanentContract, 'g')],
  ['fixed term', anywhere(fixedTermContract, 'g')],
  ['temporary', fromWordStart(agencyContract, 'g')],
  ['apprenticeship', fromWordStart(apprenticeshipContract, 'g')],
  [
    'internship',
    /\b(?:tirocini\w*|stag(?:e|ista|isti|iste)\b|internships?\b|interns?\b|trainee(?:ship)?\b|praktik(?:um|ant\w*)\b|werkstudent\w*|extracurricolar[ei]\b)/g,
  ],
  ['self-employed', fromWordStart(selfEmployedContract, 'g')],
]

/** A prospect ("finalizzato all'assunzione") is not the contract on offer: the words after these are ignored. */
const prospective = new RegExp(String.raw`\b${anyOf(prospects)}\b[^.;,]*`, 'g')

/** An "stage" that is part of the work, not of the contract: "monitoraggio stage", "tutor dei tirocini". */
const aboutInterns = new RegExp(String.raw`${anyOf(workWithInterns)}(?: \S+){0,3} ?$`)

export function readContract(advert: Advert): Evidenced<Contract> | null {
  const hint = advert.hints.contract ? hintStatement(advert.hints.contract) : null
  const hinted = hint ? contractOfHint(hint) : null
  const titled = contractOfTitle(advert.title)
  if (titled) return titled
  if (hint && hinted && !isCode(hint.text)) return hinted
  const said = advert.statements.filter(({ kind }) => kind !== 'legal' && kind !== 'about')
  const own = contractIn(said.filter(({ isShared }) => !isShared))
  const any = own === undefined ? contractIn(said) : own
  return any === undefined ? hinted : any
}

/** By what is offered, else by what is said anywhere. */
function contractIn(said: readonly Statement[]): Evidenced<Contract> | null | undefined {
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

/** Of several contracts, agency work and training contracts outrank a duration. */
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
