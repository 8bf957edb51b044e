import type { ChildNode, Element, ParentNode, Text } from 'domhandler'
import { isBrokenByBreak } from './broken-headings.ts'
import { classKinds } from './class-kinds.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'
import { walk } from './dom.ts'
import { hasSeparateChildren, headingLevel, isBadge, isBlock, isNoise, isSeparable } from './element-kinds.ts'
import { isHidden } from './hidden-parts.ts'
import { pictureNotice } from './picture-notice.ts'

/** A run of one line's characters in one weight. */
type Run = { text: string; isBold: boolean }

/** A line as a reader sees it, and how it is set. */
export type MarkedLine = {
  text: string
  runs: Run[]
  isItem: boolean
  /** Set as a heading: `h1` to `h6`, `dt`, `summary`, `th` beside `td`. */
  isHeading: boolean
  /** 1 to 6 inside `h1` to `h6`. */
  level: number | null
  isBold: boolean
  /** Where its words begin: a text, or the picture that they describe. */
  start: Text | Element
}

/** A link and the line it stands in, or the next one where it holds no words. */
export type PlacedLink = { element: Element; line: number }

export type ReadLines = { lines: MarkedLine[]; links: PlacedLink[] }

/** How an element formats the words inside it. */
type Setting = {
  breaks: boolean
  isItem: boolean
  isWordItem: boolean
  isHeading: boolean
  level: number | null
  isBold: boolean
  isBadge: boolean
}

type OpenTags = {
  items: number
  wordItems: number
  headings: number
  bolds: number
  badges: number
  level: number | null
}

const maxLines = 3_000
const headingTags = new Set(['dt', 'summary', 'legend', 'caption'])
const bulletSign = /^(?:\d\uFE0F?\u20E3|[·•●○▪■□◦‣⁃∙✓✔✅☑➢➤►▶→»*+]+|[-–—](?=\s|\p{L}))\s*/u
/** Word draws its bullets with letters of a symbol font. */
const wordBullet = /^[oØ§üv]\s+/u
const numbered = /^\d{1,2}[.)]\s+(?=\p{L})/u

/** The lines of these nodes, in reading order. Block elements, cells and `<br>` break them. */
export function linesOf(nodes: readonly ChildNode[]): MarkedLine[] {
  return readLines(nodes, () => false).lines
}

/** The lines with the links among them; `isUnwanted` elements are skipped. */
export function readLines(nodes: readonly ChildNode[], isUnwanted: (element: Element) => boolean): ReadLines {
  const lines: MarkedLine[] = []
  const links: PlacedLink[] = []
  let runs: Run[] = []
  let start: Text | Element | null = null
  const open: OpenTags = { items: 0, wordItems: 0, headings: 0, bolds: 0, badges: 0, level: null }
  let isAfterElement = false
  let lastCharacter = ''
  const apart = new Set<ParentNode>()
  const settings: Setting[] = []

  const flush = () => {
    const line = start && toLine(runs, start, open)
    if (line && lines.length < maxLines) lines.push(line)
    runs = []
    start = null
    lastCharacter = ''
  }
  const count = (setting: Setting, step: 1 | -1) => {
    if (setting.isItem) open.items += step
    if (setting.isWordItem) open.wordItems += step
    if (setting.isHeading) open.headings += step
    if (setting.level !== null) open.level = step === 1 ? setting.level : null
    if (setting.isBold) open.bolds += step
    if (setting.isBadge) open.badges += step
  }
  walk(nodes, {
    enter(tag) {
      if (lines.length >= maxLines || isNoise(tag) || isHidden(tag) || isUnwanted(tag)) return false
      const described = tag.name === 'img' ? pictureNotice(tag) : null
      if (described !== null) {
        flush()
        start = tag
        runs = [{ text: described, isBold: false }]
        flush()
      }
      const setting = settingOf(tag, tag.parent !== null && apart.has(tag.parent))
      if (tag.name === 'br' && (open.headings > 0 || open.bolds > 0) && isBrokenByBreak(runs, tag))
        runs.push({ text: ' ', isBold: open.bolds > 0 })
      else if (setting.breaks || tag.name === 'br') flush()
      if (hasSeparateChildren(tag)) apart.add(tag)
      if (tag.name === 'a') links.push({ element: tag, line: lines.length })
      count(setting, 1)
      settings.push(setting)
      return true
    },
    leave() {
      const setting = settings.pop()
      if (setting?.breaks) flush()
      if (setting) count(setting, -1)
      isAfterElement = true
    },
    text(text) {
      const isBold = open.bolds > 0
      const last = runs.at(-1)
      const data = isAfterElement && isGlued(lastCharacter, text.data) ? ` ${text.data}` : text.data
      lastCharacter = data.at(-1) ?? lastCharacter
      isAfterElement = false
      const isBlank = !/\S/.test(data)
      if (!start && !isBlank) start = text
      if (last && (last.isBold === isBold || isBlank)) last.text += data
      else runs.push({ text: data, isBold })
    },
  })
  flush()
  return { lines, links }
}

function toLine(runs: Run[], start: Text | Element, open: OpenTags): MarkedLine | null {
  const whole = collapseWhitespace(runs.map((run) => run.text).join(''))
  const bullet = bulletSign.exec(whole) ?? (open.wordItems > 0 ? wordBullet.exec(whole) : null) ?? numbered.exec(whole)
  const text = bullet ? whole.slice(bullet[0].length) : whole
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  const isBold = runs.every((run) => run.isBold || !/[\p{L}\p{N}]/u.test(run.text))
  return {
    text,
    runs: bullet ? withoutStart(runs, bullet[0]) : runs,
    isItem: open.items > 0 || open.wordItems > 0 || bullet !== null,
    isHeading: open.headings > 0 && open.badges === 0,
    level: open.badges === 0 ? open.level : null,
    isBold: isBold && open.badges === 0,
    start,
  }
}

/** The bullet's own characters are taken from the first runs, white space aside. */
function withoutStart(runs: readonly Run[], bullet: string): Run[] {
  let left = bullet.replace(/\s/g, '').length
  return runs.map((run) => {
    let from = 0
    while (left > 0 && from < run.text.length) if (/\S/.test(run.text[from++] ?? '')) left--
    return { ...run, text: run.text.slice(from) }
  })
}

/** `<span>Sede</span><span>Milano</span>`: set apart by style alone. */
function isGlued(before: string, after: string): boolean {
  return /[\p{Ll}\p{N})]/u.test(before) && /^[\p{Lu}]/u.test(after)
}

function settingOf(tag: Element, isApart: boolean): Setting {
  const isBadgeTag = isBadge(tag)
  const level = headingLevel(tag)
  const classes = tag.attribs.class
  return {
    breaks: isBlock(tag) || isBadgeTag || (isApart && isSeparable(tag)),
    isItem: tag.name === 'li',
    isWordItem: classes !== undefined && classKinds(classes).isWordItem,
    isHeading: level !== null || isHeadingTag(tag),
    level,
    isBold: isBoldTag(tag),
    isBadge: isBadgeTag,
  }
}

function isHeadingTag(tag: Element): boolean {
  if (headingTags.has(tag.name)) return true
  if (tag.name === 'th') return isRowLabel(tag)
  return tag.attribs.role === 'heading'
}

/** A `th` before its `td`: the label of a row, not of a column. */
function isRowLabel(cell: Element): boolean {
  for (let next = cell.next; next; next = next.next) if ('name' in next) return next.name === 'td'
  return false
}

const boldStyle = /font-weight\s*:\s*(?:bold|[6-9]00)/i

function isBoldTag(tag: Element): boolean {
  if (tag.name === 'b' || tag.name === 'strong') return true
  return tag.attribs.style !== undefined && boldStyle.test(tag.attribs.style)
}
