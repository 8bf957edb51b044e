import { oncePer } from '@vedetta/reference/once-per'
import type { Quote } from '../evidence.ts'
import { pageButtons } from '../lexicon/buttons.ts'
import { anyOf } from '../lexicon/compile-terms.ts'
import type { Hints, Line, RawPosition, Section } from '../raw-position.ts'
import { labelledPart, type PartKind, partKindOf, partKindOfProse } from './part-kind.ts'
import { quoteAround } from './quoting.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { sentencesOf } from './sentences.ts'
import { topicsOf } from './topics.ts'

/** One statement of an advert: a sentence of a paragraph or an item, and under what kind of heading it stands. */
export type Statement = {
  text: string
  /** The text by `sameLengthFold`. */
  folded: string
  /** Bits of its topics, for `speaksOf`. */
  topics: number
  kind: PartKind
  /** Whether the kind was derived from its own words, not from a heading or label. */
  isProse: boolean
  isItem: boolean
  /** The words set in bold, where not all of it is bold. */
  strong?: readonly string[]
  /** The heading it stands under, folded, or ''. */
  heading: string
  /** It holds for every advert of its page. */
  isShared?: boolean
  url: string
}

/** An advert split into statements for the readers. */
export type Advert = {
  title: Statement
  statements: Statement[]
  hints: Hints
}

const button = new RegExp(String.raw`^\W*${anyOf(pageButtons)}\W*$`, 'iu')
const cookies = /cookie|informativa (?:sulla )?privacy|tua privacy|\bgdpr\b|^personalizza\b/
const maxStatements = 400
const maxLine = 6_000
const maxTitle = 300

/** Cached, because the refusals and every reader need the same advert split into statements. */
export const advertOf = oncePer((raw: RawPosition): Advert => {
  return { title: titleOf(raw), statements: statementsOf(raw), hints: raw.hints }
})

function statementsOf(raw: RawPosition): Statement[] {
  const statements: Statement[] = []
  for (const section of raw.sections) {
    if (statements.length >= maxStatements) break
    addSection(statements, section, section.url ?? raw.title.url)
  }
  return statements
}

function addSection(statements: Statement[], section: Section, url: string): void {
  const heading = section.heading === null ? '' : sameLengthFold(section.heading)
  const kind = partKindOf(heading)
  if (section.heading !== null && kind === 'other' && section.lines.length > 0) {
    statements.push(statementOf(section.heading, { kind: 'heading', isProse: false, isItem: false, heading: '', url }))
  }
  for (const line of section.lines) {
    if (line.text.length < 60 && button.test(line.text)) continue
    const isPastFact = (isOfFirstLine(kind) || isEmployer(kind, section)) && !belongsToFirst(section, line)
    const [over, under]: [string, PartKind] = isPastFact ? ['', 'other'] : [heading, kind]
    for (const statement of lineStatements(line, under, over, url)) {
      if (statements.length >= maxStatements) return
      if (section.isShared) statement.isShared = true
      statements.push(statement)
    }
  }
}

/** The sentences of a line below a heading, of which a label changes the kind. */
function* lineStatements(line: Line, kind: PartKind, heading: string, url: string): Generator<Statement> {
  let current = kind
  for (const sentence of sentencesOf(line.text.slice(0, maxLine))) {
    const labelled = labelledPart(sentence)
    if (labelled && isLasting(labelled.kind)) current = labelled.kind
    const text = labelled?.text ?? sentence
    const statement = statementOf(text, { kind: 'other', isProse: false, isItem: line.isItem, heading, url })
    if (line.strong) statement.strong = line.strong.filter((words) => text.includes(words))
    const isOffer = !labelled && current === 'requirements' && !line.isItem && partKindOfProse(statement) === 'offer'
    if (isOffer) current = 'other'
    const known = labelled?.kind ?? current
    statement.isProse = known === 'other'
    statement.kind = kindOf(statement, known)
    yield statement
  }
}

function kindOf(statement: Statement, known: PartKind): PartKind {
  if (cookies.test(statement.folded)) return 'legal'
  return statement.isProse ? partKindOfProse(statement) : known
}

/** "Sede" and "Contratto" label only the line next to them. */
const isOfFirstLine = (kind: PartKind) => kind === 'place' || kind === 'terms'

/** "Azienda: Rossi S.r.l." in a row of facts: what follows is the advert. */
function isEmployer(kind: PartKind, { heading, lines: [first] }: Section): boolean {
  if (kind !== 'about' || !/^\W*(?:azienda|company|employer|societ[aà]|unternehmen)\W*$/i.test(heading ?? ''))
    return false
  return first !== undefined && first.text.length <= 60 && !/\p{Ll}\p{Ll}\p{Ll}[.!?]$/u.test(first.text)
}

function belongsToFirst(section: Section, line: Line): boolean {
  const [first] = section.lines
  return line === first || (line.isItem && first?.isItem === true)
}

/** "Requisiti:" labels the following sentences too, "Sede:" only its own. */
function isLasting(kind: PartKind): boolean {
  return kind === 'requirements' || kind === 'offer' || kind === 'tasks'
}

function titleOf(raw: RawPosition): Statement {
  return statementOf(raw.title.text.slice(0, maxTitle), {
    kind: 'title',
    isProse: false,
    isItem: false,
    heading: '',
    url: raw.title.url,
  })
}

function statementOf(
  text: string,
  rest: Omit<Statement, 'text' | 'folded' | 'topics'>,
  folded = sameLengthFold(text),
): Statement {
  return { text, folded, topics: topicsOf(folded), ...rest }
}

/** A hint read like a statement; feeds join their words with underscores. */
export function hintStatement(hint: Quote): Statement {
  const text = hint.text.slice(0, 300)
  const folded = sameLengthFold(text).replaceAll('_', ' ')
  return statementOf(text, { kind: 'other', isProse: true, isItem: false, heading: '', url: hint.url }, folded)
}

export function quoteOf(statement: Statement, start = 0, end = start): Quote {
  return quoteAround(statement.text, start, end, statement.url)
}
