import { sectionsOfHtml } from '../html/sections.ts'
import { anyOf } from '../lexicon/compile-terms.ts'
import { postLabels } from '../lexicon/titles.ts'
import { closedQuote } from './closed-words.ts'
import type { Extractor } from './extract-context.ts'
import { weighLoose } from './laid-out.ts'
import { soughtTitle } from './notice-phrase.ts'
import { referenceIn } from './reference-code.ts'
import { couldBeRole, holdsAddress, looksLikeRole } from './role-words.ts'

const maxText = 60_000
/** Papers that say what they are. */
const otherPaper =
  /(?:informativa|privacy|trattamento (?:dei )?dati|company profile|profilo aziendale|presentazione aziendale|catalogo|codice etico|brochure|bilancio|regolamento|listino|modulo)/iu
const headLines = 3
const maxHead = 200
const label = new RegExp(String.raw`^(?:${anyOf(postLabels)}|oggetto|ricerca di personale)\s*:\s*(.{3,120})$`, 'iu')

/** An advert as a PDF's text layer: a role near its top, and what an advert says below. */
export const pdfAdvert: Extractor = (page, context) => {
  if (page.kind !== 'pdf' || page.text === null) return []
  const lines = joinedLines(page.text.slice(0, maxText))
  if (lines.slice(0, 6).some((line) => line.length <= 120 && otherPaper.test(line))) return []
  const title = titleIn(lines.slice(0, 25), context.listTitle)
  if (!title) return []
  const top = lines.indexOf(title.text)
  const isLetterhead = (line: string, index: number) => index < top && holdsAddress(line)
  const body = lines.filter((line, index) => !(line === title.text && title.isLine) && !isLetterhead(line, index))
  const [certainty = null] = weighLoose(
    [{ title: title.text, texts: body, url: null }],
    {
      by: 'pdf',
      url: page.url,
      headline: lines.slice(0, headLines).join(' ').slice(0, maxHead),
      heading: context.listTitle ?? '',
      isListed: title.isListed,
    },
    context,
  )
  if (certainty === null) return []
  return [
    {
      by: 'pdf-advert',
      title: { text: title.text, url: page.url },
      url: page.url,
      reference: referenceIn(lines),
      sections: sectionsOfHtml(body.map(escaped).join('\n')),
      hints: {},
      closed: closedQuote(body, page.url),
      ...certainty,
      applyUrl: mailIn(body),
    },
  ]
}

type Title = { text: string; isLine: boolean; isListed: boolean }

function titleIn(lines: readonly string[], listTitle: string | null): Title | null {
  const named = listTitle && couldBeRole(listTitle) ? lines.find((line) => isSame(line, listTitle)) : undefined
  if (named) return { text: named, isLine: true, isListed: true }
  for (const line of lines) {
    const labelled = label.exec(line)?.[1]
    if (labelled && looksLikeRole(labelled)) return { text: labelled, isLine: false, isListed: false }
    if (looksLikeRole(line)) return { text: line, isLine: true, isListed: false }
    const sought = line.length <= 120 ? soughtTitle(line) : null
    if (sought) return { text: sought, isLine: false, isListed: false }
  }
  return listTitle && looksLikeRole(listTitle) ? { text: listTitle, isLine: false, isListed: false } : null
}

function isSame(a: string, b: string): boolean {
  const key = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return key(a) === key(b)
}

/** Physical lines become paragraphs: a line that begins in lower case goes on with the one before. */
function joinedLines(text: string): string[] {
  const lines: string[] = []
  let isBroken = true
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.replace(/\s+/g, ' ').trim()
    const last = lines.at(-1)
    if (line === '') isBroken = true
    else if (!isBroken && last && last.length > 30 && /^\p{Ll}/u.test(line) && !/[.:;!?]$/.test(last))
      lines[lines.length - 1] = `${last} ${line}`
    else lines.push(line)
    if (line !== '') isBroken = false
  }
  return lines
}

function escaped(line: string): string {
  return line.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

function mailIn(lines: readonly string[]): string | null {
  for (const line of lines) {
    const address = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/.exec(line.slice(0, 2_000))?.[0]
    if (address) return `mailto:${address}`
  }
  return null
}
