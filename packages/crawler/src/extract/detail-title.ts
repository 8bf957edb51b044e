import { stripMarks } from '@vedetta/reference/strip-marks'
import type { Element } from 'domhandler'
import { foldWords } from '../find/fold-words.ts'
import { visibleText } from '../html/dom.ts'
import type { HtmlPage } from '../page.ts'
import { detailEnd } from './detail-end.ts'
import type { ExtractContext } from './extract-context.ts'
import { noticesIn } from './notice-lines.ts'
import { soughtTitle } from './notice-phrase.ts'
import { isOfficialAnnouncement } from './official-announcements.ts'
import type { PageLines } from './page-lines.ts'
import { pageParts } from './page-parts.ts'
import { couldBeRole, looksLikeRole } from './role-words.ts'

export type DetailTitle = { text: string; line: number; rest: string }

/** The post that the one advert of a page is for: named by its list, else by its headings or its text. */
export function detailTitle(page: HtmlPage, content: PageLines, { listTitle }: ExtractContext): DetailTitle | null {
  const headings = content.lines.flatMap((line, index) =>
    line.isHeading || line.isBold ? [{ text: line.text, line: index, rest: '', level: line.level }] : [],
  )
  const named = listTitle ? headings.find(({ text }) => isSameTitle(text, listTitle)) : undefined
  if (named && couldBeRole(named.text)) return namedInText(content, named) ?? named
  const within = listTitle && looksLikeRole(listTitle) ? headingAround(headings, listTitle) : null
  if (within) return within
  const official = soughtHeading(
    content,
    headings.filter(({ text }) => isOfficialAnnouncement(text)),
  )
  if (official) return official
  const main = headings.find(({ level }) => level === 1)
  if (main && listTitle && (named === main || isAbout(main.text, listTitle))) return main
  const first = headings.filter(({ level }) => level !== null && level <= 2).find(({ text }) => looksLikeRole(text))
  if (first) return first
  const top = headings.slice(0, 3).find(({ text }) => looksLikeRole(text))
  if (top) return top
  const sought = soughtHeading(content, headings)
  if (sought) return sought
  const any = content.lines
    .slice(0, 12)
    .findIndex(({ text }) => listTitle !== null && isSameTitle(text, listTitle) && looksLikeRole(text))
  if (any >= 0) return { text: content.lines[any]?.text ?? '', line: any, rest: '' }
  return headlineTitle(page)
}

/** "Taglio e cucito" on the page, "Addetta taglio e cucito" in the list: one post by two names. */
function isAbout(heading: string, listTitle: string): boolean {
  const words = (text: string) =>
    foldWords(text)
      .split(' ')
      .filter((word) => word.length > 3)
  const [own, listed] = [words(heading), words(listTitle)]
  const common = own.filter((word) => listed.includes(word)).length
  return common > 1 && common * 3 >= own.length * 2
}

/** "Avviso di selezione n. 9/2026 – Perito agrario": the list says which of its words are the post's name. */
function headingAround(headings: readonly DetailTitle[], listTitle: string): DetailTitle | null {
  for (const { text, line } of headings.slice(0, 3)) {
    const at = text.toLowerCase().indexOf(listTitle.toLowerCase())
    if (at >= 0 && text.length <= 260)
      return { text: text.slice(at, at + listTitle.length), line, rest: text.slice(0, at) }
  }
  return null
}

const headline =
  /\b(?:selezion|ricerc|cerc|assun|assum|candidatur|stagion|lavor|opportunit|suchen|gesucht|hiring|join)/iu

/** "Bar: selezioni aperte": a headline about the search, whose text names the post. */
function namedInText(content: PageLines, { text, line }: DetailTitle): DetailTitle | null {
  if (looksLikeRole(text) || !headline.test(text)) return null
  const [notice, another] = noticesIn(content, { from: line + 1, to: detailEnd(content, line) })
  return notice && !another ? { text: notice.title, line, rest: text } : null
}

/** "Il salone cresce: cerchiamo una parrucchiera!": the text may name the post in full. */
function soughtHeading(content: PageLines, headings: readonly DetailTitle[]): DetailTitle | null {
  for (const { text, line } of headings.slice(0, 3)) {
    const title = soughtTitle(text)
    if (!title) continue
    const inText = noticesIn(content, { from: line + 1, to: content.lines.length }).find((notice) =>
      titleKey(notice.title).startsWith(titleKey(title)),
    )
    const isBold =
      inText &&
      content.lines
        .slice(inText.range.from, inText.range.to)
        .some(({ runs }) => runs.some((run) => run.isBold && run.text.includes(inText.title)))
    return { text: inText && isBold ? inText.title : title, line, rest: text }
  }
  return null
}

/** Some themes put the title into a banner that is no part of the content; the document's title repeats it. */
function headlineTitle(page: HtmlPage): DetailTitle | null {
  const { headlines } = pageParts(page)
  const named = (name: string) => headlines.filter((element) => element.name === name).slice(0, 2)
  const texts = [...named('h1').map(visibleText), ...named('title').flatMap((element) => titleTexts(rawText(element)))]
  const title = texts.find((text) => text.length <= 90 && looksLikeRole(text))
  return title === undefined ? null : { text: title, line: -1, rest: '' }
}

/** Without the site's name, which stands last: after a bar, else after a dash. */
function titleTexts(text: string): string[] {
  const [part = ''] = text.split(/\s+[|»·]\s+/)
  return part === text ? [text.replace(/\s+[–—-]\s+[^–—-]*$/, ''), text] : [part, text]
}

function rawText(element: Element): string {
  return element.children
    .map((child) => ('data' in child ? child.data : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

export function isSameTitle(a: string, b: string): boolean {
  return titleKey(a) !== '' && titleKey(a) === titleKey(b)
}

export function titleKey(text: string): string {
  return stripMarks(text.toLowerCase())
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 200)
}
