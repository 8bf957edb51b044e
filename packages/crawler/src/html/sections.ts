import type { ChildNode } from 'domhandler'
import { parseHtml } from '../page/parse-html.ts'
import type { Section } from '../raw-position.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'
import { isExactFactLabel, isExactPartLabel, isFactLabel, isPartLabel } from './labels.ts'
import { linesOf, type MarkedLine } from './lines.ts'

const maxHeading = 120
const maxHtml = 2_000_000
const separator = /\s+[|•●▪]\s+|\s+·\s+/u

/** Markup as headings and the lines under them, as a reader sees it. Nothing readable is left out. */
export function sectionsOf(nodes: readonly ChildNode[]): Section[] {
  return sectionsOfLines(linesOf(nodes))
}

/** The same for markup or plain text from a feed, also when it was escaped twice. */
export function sectionsOfHtml(html: string): Section[] {
  let source = html.slice(0, maxHtml)
  if (!/<[a-z!/]/i.test(source) && /&lt;\/?[a-z]/i.test(source)) source = textOf(source)
  if (!/<(?:p|br|div|li|h\d|tr|td|section|article)[\s/>]/i.test(source)) source = source.replace(/\r\n?|\n/g, '<br>')
  return sectionsOf(parseHtml(source).children)
}

function textOf(source: string): string {
  const [node] = parseHtml(source).children
  return node && 'data' in node ? node.data : source
}

export function sectionsOfLines(lines: readonly MarkedLine[]): Section[] {
  const builder = new SectionBuilder()
  for (const line of lines) for (const part of partsOf(line)) builder.add(line, part)
  return builder.sections
}

class SectionBuilder {
  readonly sections: Section[] = []
  #current: Section | null = null
  /** The label above names one fact and has it; items after it belong to the list it stood in. */
  #isDone = false
  #listHeading: string | null = null

  add(line: MarkedLine, part: Part): void {
    const section = this.#sectionFor(line, part)
    if (!part.text) return
    section.lines.push({ text: part.text, isItem: line.isItem, ...strongIn(line, part.text) })
    if (part.heading !== null) this.#isDone = line.isItem || isFactLabel(part.heading)
    else this.#isDone = !line.isItem && section.heading !== null && isLoneFact(section)
  }

  #sectionFor({ isItem }: MarkedLine, { heading }: Part): Section {
    if (heading !== null) {
      if (!this.#isDone) this.#listHeading = isItem ? (this.#current?.heading ?? null) : null
      return this.#open(heading)
    }
    if (this.#current && !this.#isDone) return this.#current
    return this.#open(isItem ? this.#listHeading : null)
  }

  #open(heading: string | null): Section {
    const section: Section = { heading, lines: [] }
    this.sections.push(section)
    this.#current = section
    this.#isDone = false
    return section
  }
}

/** The words of a line that are bold where the rest is not. */
function strongIn(line: MarkedLine, text: string): Pick<Section['lines'][number], 'strong'> {
  if (line.isBold || line.isHeading || line.runs.length < 2) return {}
  const strong = line.runs.flatMap((run) => {
    const words = run.isBold ? collapseWhitespace(run.text) : ''
    return /\p{L}{2}/u.test(words) && text.includes(words) ? [words] : []
  })
  return strong.length > 0 ? { strong } : {}
}

function isLoneFact(section: Section): boolean {
  return section.lines.length === 1 && isExactFactLabel(section.heading ?? '')
}

type Part = { heading: string | null; text: string }

function partsOf(line: MarkedLine): Part[] {
  if (isHeadingLine(line)) return [{ heading: withoutColon(line.text), text: '' }]
  const parts: Part[] = []
  for (const piece of splitAtLabels(line)) {
    const texts = (/[|•●▪·]/.test(piece.text) ? piece.text.split(separator) : [piece.text])
      .map(collapseWhitespace)
      .filter(Boolean)
    if (piece.label !== null) parts.push({ heading: piece.label, text: texts.shift() ?? '' })
    parts.push(...texts.map(runIn))
  }
  return parts
}

function isHeadingLine(line: MarkedLine): boolean {
  const { text } = line
  if (text.length > maxHeading) return false
  if (line.isHeading) return true
  if (text.endsWith(':')) return text.length <= 80 && wordCount(text) <= 10
  if (line.isItem) return false
  if (line.isBold) return text.length <= 90 && !/[.;,]$/.test(text)
  return isExactFactLabel(text) || isExactPartLabel(text)
}

/** Cuts a line before each bold label: `<b>Sede:</b> Brescia <b>Orario:</b> 8-17`. */
function splitAtLabels(line: MarkedLine): { label: string | null; text: string }[] {
  const pieces: { label: string | null; text: string }[] = []
  let piece: { label: string | null; text: string } = { label: null, text: '' }
  line.runs.forEach((run, index) => {
    const after = line.runs[index + 1]?.text ?? ''
    if (run.isBold && !line.isBold && isBoldLabel(run.text, after)) {
      if (piece.label !== null || collapseWhitespace(piece.text)) pieces.push(piece)
      piece = { label: withoutColon(collapseWhitespace(run.text)), text: '' }
    } else piece.text += piece.label !== null && piece.text === '' ? run.text.replace(/^\s*[:–—-]\s*/, '') : run.text
  })
  pieces.push(piece)
  return pieces
}

const continues =
  /^\s*(?:$|[,.;)]|(?:di|del\p{L}*|d['’]|e|ed|o|in|per|con|a|ad|da|al\p{L}*|richiest\p{L}*|è|sono|and|or|of|for|und|oder)[\s'’])/iu

function isBoldLabel(text: string, after: string): boolean {
  const label = collapseWhitespace(text)
  if (!label || wordCount(label) > 7 || !/^\p{Lu}/u.test(label)) return false
  if (label.endsWith(':') || /^\s*:/.test(after)) return true
  return (isExactPartLabel(label) || isExactFactLabel(label)) && !continues.test(after)
}

const runInHeading = /^([^:.;!?@]{2,50}):\s+(\S.*)$/su

function runIn(text: string): Part {
  const match = runInHeading.exec(text)
  const label = match?.[1]?.trim()
  if (!label || !match?.[2] || !(isPartLabel(label) || isFactLabel(label))) return { heading: null, text }
  return { heading: label, text: match[2] }
}

function withoutColon(text: string): string {
  return text.replace(/\s*:$/, '')
}

function wordCount(text: string): number {
  return text.split(' ').length
}
