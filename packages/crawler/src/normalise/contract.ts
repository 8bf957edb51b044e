import type { Contract } from '@vedetta/contracts/text/vocabulary'
import type { Evidenced } from '../evidence.ts'
import { anyOf, anywhere, atStart, fromWordStart, wholeWords } from '../lexicon/compile-terms.ts'
import {
  agencyContract,
  apprenticeshipContract,
  englishWords,
  fixedTermContract,
  gradedPosts,
  internshipContract,
  italianWords,
  lengthNumbers,
  madePermanent,
  measuredInternship,
  offeredInternship,
  permanentContract,
  prospects,
  selfEmployedContract,
  wordsAfterStage,
  wordsBeforeStage,
  workWithInterns,
} from '../lexicon/contracts.ts'
import { monthNames } from '../lexicon/dates.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const by = 'contract'

type Mention = { contract: Contract | 'self-employed'; index: number; end: number }

/** "Da marzo a ottobre 2027": what lasts some months is no permanent post. */
const months = anyOf(monthNames)
const period = new RegExp(
  String.raw`\b${months}(?: 20\d\d)? ?(?:-|\ba\b|\bal\b|\bto\b|\buntil\b|\bbis\b) ?(?:zum )?(?:\d{1,2}\.? )?${months}\b`,
  'g',
)
/** Months of something else: applications, opening hours, a course, publication. */
const otherPeriods =
  /\b(?:candidatur|domand|iscri|appl(?:y|ication)|bewerb|bewirb|apert|apriamo|chius|opening|geoffnet|orari[oa]? (?:estiv|invernal)|cors[oi]\b|formazione)/

/** "Durata: 18 mesi", "un impegno fino al 15 settembre": under a label of the terms, what has an end is no permanent post. */
const statedLength = new RegExp(
  String.raw`^(?:circa |minimo |almeno )?${anyOf(lengthNumbers)} (?:mesi|ann[oi]|months|years?|monate|jahre?)\b|\bfino al?(?: fine)? (?:\d{1,2}(?:[./]\d| ${months}\b)|${months}\b)`,
  'g',
)

const patterns: readonly (readonly [Mention['contract'], RegExp])[] = [
  ['permanent', anywhere(permanentContract, 'g')],
  ['fixed term', anywhere(fixedTermContract, 'g')],
  ['fixed term', period],
  ['fixed term', statedLength],
  ['temporary', fromWordStart(agencyContract, 'g')],
  ['apprenticeship', fromWordStart(apprenticeshipContract, 'g')],
  ['internship', fromWordStart(internshipContract, 'g')],
  ['self-employed', fromWordStart(selfEmployedContract, 'g')],
]

/** A prospect ("finalizzato all'assunzione") is not the contract on offer: the words after these are ignored. */
const prospective = new RegExp(String.raw`\b${anyOf(prospects)}\b[^.;,]*`, 'g')

const laterPermanent = fromWordStart(madePermanent)

/** An "stage" that is part of the work, not of the contract: "monitoraggio stage", "tutor dei tirocini". */
const aboutInterns = new RegExp(String.raw`${anyOf(workWithInterns)}(?: \S+){0,3} ?$`)

const stageBefore = new RegExp(String.raw`\b${anyOf(wordsBeforeStage)}[ -]$`)
const stageAfter = atStart(wordsAfterStage)
const [english, italian] = [wholeWords(englishWords), wholeWords(italianWords)]
const measuredBefore = new RegExp(String.raw`\b${anyOf(measuredInternship)} (?:\S+ ){0,3}$`)
const measuredAfter =
  /^s? ?[(:,-]? ?(?:contract|position|role|agreement|duration|(?:of |for )?\d|will last|lasts|start)/
const offeredBefore = new RegExp(String.raw`\b${anyOf(offeredInternship)} (?:\S+ ){0,3}$`)
const ofExperience = /\b(?:experience|enough|sufficient|background|previous|prior|degree)\b/
const shortStatement = 60
/** "Trainee engineer": a grade of the post, not its contract. */
const gradeAfter = atStart(gradedPosts)

/** "An internship can be enough", "from this stage on": an English sentence often mentions what it does not offer. */
function isInternshipOffered({ folded, kind }: Statement, { 0: word, index }: RegExpExecArray): boolean {
  const before = folded.slice(Math.max(0, index - 60), index)
  if (aboutInterns.test(before)) return false
  const after = folded.slice(index + word.length, index + word.length + 40)
  const isStage = word === 'stage'
  if (word === 'trainee' && gradeAfter.test(after)) return false
  if (isStage && (stageBefore.test(before) || stageAfter.test(after))) return false
  const isEnglish = word.startsWith('intern') || (/^(?:stage|trainee)/.test(word) && english.test(folded))
  if (!isEnglish || italian.test(folded)) return true
  if (kind === 'requirements') return false
  if (measuredBefore.test(before) || measuredAfter.test(after)) return true
  if (ofExperience.test(folded)) return false
  const isTerse = index <= 3 || (!isStage && folded.length <= shortStatement)
  return isTerse || offeredBefore.test(before)
}

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
  if (offered !== undefined) return offered
  const anywhereSaid = contractOf(said)
  return anywhereSaid === undefined ? madePermanentLater(said) : anywhereSaid
}

/** `undefined` if nothing is said, null if what is said is no single contract. */
function contractOf(statements: readonly Statement[]): Evidenced<Contract> | null | undefined {
  const found: { mention: Mention; statement: Statement }[] = []
  for (const statement of statements) {
    if (statement.kind !== 'terms' && !speaksOf(statement, 'contract')) continue
    const mentions = mentionsIn(statement)
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

/** "Con possibilità di trasformazione a indeterminato" alone: what may become permanent is not permanent yet. */
function madePermanentLater(statements: readonly Statement[]): Evidenced<Contract> | undefined {
  for (const statement of statements) {
    const match = speaksOf(statement, 'contract') ? laterPermanent.exec(statement.folded) : null
    if (match) return evidenced('fixed term', quoteOf(statement, match.index, match.index + match[0].length), by)
  }
  return undefined
}

/** Of several contracts, agency work and training contracts outrank a duration. */
function strongest(kinds: ReadonlySet<Mention['contract']>): Mention['contract'] | null {
  const order = ['temporary', 'apprenticeship', 'internship', 'fixed term', 'permanent', 'self-employed'] as const
  if (kinds.has('permanent') && kinds.has('internship') && kinds.size === 2) return 'permanent'
  if (kinds.has('permanent') && kinds.has('fixed term')) return null
  return order.find((kind) => kinds.has(kind)) ?? null
}

function mentionsIn(statement: Statement): Mention[] {
  const { folded } = statement
  const offered = folded.replace(prospective, (prospect) => ' '.repeat(prospect.length))
  const mentions: Mention[] = []
  for (const [contract, pattern] of patterns) {
    if (pattern === period && otherPeriods.test(offered)) continue
    if (pattern === statedLength && statement.kind !== 'terms') continue
    for (const match of allMatches(pattern, offered)) {
      const before = offered.slice(Math.max(0, match.index - 60), match.index)
      if (isNegated(before)) continue
      if (contract === 'internship' && !isInternshipOffered(statement, match)) continue
      if (contract === 'apprenticeship' && alsoBefore.test(before)) continue
      const isPerson = contract === 'apprenticeship' && !match[0].startsWith('apprendistat')
      if (isPerson && /(?:affianc|form|tutor|segui)\S*(?: \S+){0,3} ?$/.test(before)) continue
      mentions.push({ contract, index: match.index, end: match.index + match[0].length })
    }
  }
  return mentions.sort((a, b) => a.index - b.index)
}

/** "Anche apprendista": one more way, beside a contract that is not said or said elsewhere. */
const alsoBefore = /\banche (?:in |con |come |un |un'|una )?$/

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
  /^(?:stage(?! (?:manager|technician|hand|designer|director))|stagista|stagisti|tirocin\w+|internship|intern|praktik\w+)\b|\b(?:intern|internship|praktikum|praktikant\w*|in stage|tirocinante|stagista)\b|[([-] ?(?:stage|tirocinio)\b/

/** "Redattore (18 mesi)": how long the post lasts. */
const inMonths = /\((?:contratto (?:di )?|durata (?:di )?|per )?\d{1,2} (?:mesi|months|monate)\)/

function contractOfTitle(title: Statement): Evidenced<Contract> | null {
  const intern = titleIntern.exec(title.folded)
  if (intern) return evidenced('internship', quoteOf(title, intern.index), by)
  const apprentice = /\b(?:apprendist[aie]\b|apprendistato\b|apprentice\b|lehrling\w*)/.exec(title.folded)
  if (apprentice) return evidenced('apprenticeship', quoteOf(title, apprentice.index), by)
  const seasonal = /\b(?:stagional[ei]\b|saison\w+|seasonal\b|sostituzione maternita\b)/.exec(title.folded)
  const ending = seasonal ?? inMonths.exec(title.folded)
  return ending ? evidenced('fixed term', quoteOf(title, ending.index), by) : null
}

const codes: readonly (readonly [RegExp, Contract])[] = [
  [/\bintern(?:s|ships?)?\b|trainee|\bstage\b|tirocini|praktik|working.student/, 'internship'],
  [/apprentic|apprendist|ausbildung/, 'apprenticeship'],
  [/agency|somministra|interinal/, 'temporary'],
  [/fixed|\bdeterminat|termine|stagional|season|befrist(?!.*un)/, 'fixed term'],
  // "Regular" alone may mean a schedule or an employee; Workday's field sets it against temporary.
  [/permanent|indeterminat|workersubtype\W{1,6}regular|unbefristet|perm\b/, 'permanent'],
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
