import { foldUrl, foldWords } from '@vedetta/crawler/testing/scoring/folding'
import { isSameTitle, shareTitleWords } from '@vedetta/crawler/testing/scoring/match-positions'
import type { Draws } from '@vedetta/synthetic/random/draws'
import { type Element, isText } from 'domhandler'
import { shuffled } from '../../harness/shuffled.ts'
import { documentsOf, elementsOf, isInline, isUnread, lineOf, linesIn, textsOf } from './document-nodes.ts'
import { occupations } from './occupations.ts'
import { allText, type RecordedSite } from './recorded-site.ts'
import { languagesOf } from './site-languages.ts'
import { type TitleFinder, titleFinder } from './title-finder.ts'

/** What a title says of hours goes on after it: "part time 24 ore". */
const hours = /part[ -]?time|full[ -]?time/i
/** Sentences that may name a position in another form of its title. */
const seeking = /cerc|seek|look|hiring|such|assum|selezion|inseri|candid|posizion/i
/** Titles longer than a line are prose, in which a word may be bent. */
const maxLine = 160

/** Every title that can be swapped safely becomes a random occupation. */
export function swapTitles(site: RecordedSite, draws: Draws): boolean {
  const titles = swappableTitles(site)
  if (titles.length === 0) return false
  const isTaken = titleFinder(new Map(site.expected.positions.map(({ title }) => [title, '']))).isIn
  const drawn = shuffled(occupations, draws).filter((occupation) => !isTaken(occupation))
  replaceTitles(site, new Map(titles.map((title, index) => [title, drawn[index] as string])))
  return true
}

/**
 * The titles that stand on the site word for word, wherever a line names the position. A site with documents that can't be rewritten, or
 * with pages in a second language, has none: they would go on naming the old ones.
 */
export function swappableTitles(site: RecordedSite): string[] {
  if ([...site.bodies.values()].some(({ kind }) => kind === 'bytes') || site.expected.positions.length === 0) return []
  if (languagesOf(site).length > 1) return []
  const all = [...new Map(site.expected.positions.map(({ title }) => [foldWords(title), title])).values()]
  const titles = all.filter((title) => !hours.test(title))
  const finder = titleFinder(new Map(all.map((title) => [title, ''])))
  const text = readableText(site)
  const lines = documentsOf(site).flatMap(linesOf)
  const prose = documentsOf(site)
    .flatMap((document) => linesIn(document).map(lineOf))
    .filter((line) => seeking.test(line))
    .map((line) => ` ${foldWords(finder.replaceIn(line))} `)
  const isUnchanged = (line: string) => !finder.isIn(line)
  return titles.filter((title) => {
    const only = titleFinder(new Map([[title, '']]))
    return (
      only.isIn(text) &&
      !prose.some((line) => holdsInflected(line, title)) &&
      !lines.some((line) => isSameTitle(title, line) && isUnchanged(line)) &&
      !ownHeadings(site, title).some((line) => shareTitleWords(title, line) && isUnchanged(line))
    )
  })
}

/** Puts other titles on a site and into what is expected of it; none of them may be an old one. */
export function replaceTitles(site: RecordedSite, others: ReadonlyMap<string, string>): void {
  const kept = site.expected.positions.map(({ title }) => [title, title] as const)
  const finder = titleFinder(new Map([...kept, ...others]))
  const elements = documentsOf(site).flatMap(elementsOf)
  for (const element of elements) replaceInElement(element, finder)
  for (const element of elements) replaceSplit(element, finder)
  for (const body of site.bodies.values())
    if (body.kind === 'text' && !isAddressList(body.text)) body.text = replaceInText(body.text, finder)
  const byWords = new Map([...others].map(([title, other]) => [foldWords(title), other]))
  for (const position of site.expected.positions)
    position.title = byWords.get(foldWords(position.title)) ?? position.title
  assertStanding(site, [...others.values()])
}

/** Whether a sentence, by now without the titles themselves, names one in the plural or another gender. */
function holdsInflected(line: string, title: string): boolean {
  const [noun = ''] = foldWords(title).split(' ')
  return noun.length > 4 && line.includes(` ${noun.slice(0, -1)}`)
}

/** The headings of the pages where a position is read, which may word its title in another way. */
function ownHeadings({ expected, responses, bodies }: RecordedSite, title: string): string[] {
  const urls = new Set(expected.positions.filter((one) => one.title === title).map(({ url }) => foldUrl(url)))
  const isShared = expected.positions.some((one) => one.title !== title && urls.has(foldUrl(one.url)))
  const own = isShared ? [] : responses.filter(({ url }) => urls.has(foldUrl(url)))
  return own.flatMap(({ body, rendered }) =>
    [body, rendered].flatMap((name) => {
      const content = bodies.get(name ?? '')
      if (content?.kind !== 'html') return []
      return elementsOf(content.document)
        .filter((element) => /^(?:h1|title)$/.test(element.name))
        .map(lineOf)
    }),
  )
}

function assertStanding(site: RecordedSite, titles: readonly string[]): void {
  const text = foldWords(`${readableText(site)} ${allText(site)}`)
  const gone = titles.filter((title) => !text.includes(foldWords(title)))
  if (gone.length > 0) throw new Error(`${site.id}: no body holds ${gone.join(', ')}`)
}

const readableText = (site: RecordedSite) =>
  [
    ...documentsOf(site).map(lineOf),
    ...[...site.bodies.values()].flatMap((body) => (body.kind === 'text' ? [body.text] : [])),
    ...documentsOf(site)
      .flatMap(elementsOf)
      .filter(({ name }) => name === 'script')
      .flatMap(({ children }) => children.flatMap((child) => (isText(child) ? [child.data] : []))),
  ].join('\n')

const linesOf = (document: Parameters<typeof linesIn>[0]) =>
  linesIn(document)
    .map(lineOf)
    .filter((line) => line.length <= maxLine)

/** Robots files and site maps name pages, not positions. */
const isAddressList = (text: string) => /^\s*(?:user-agent:|<\?xml[^>]*>\s*<(?:urlset|sitemapindex))/i.test(text)

const readAttributes = new Set(['alt', 'title', 'aria-label', 'content', 'placeholder', 'label', 'summary', 'value'])

function replaceInElement(element: Element, finder: TitleFinder): void {
  for (const [name, value] of Object.entries(element.attribs)) {
    const isRead = readAttributes.has(name) || name.startsWith('data-')
    if (isRead && !isSlug(value)) element.attribs[name] = replaceInText(value, finder)
    if (name === 'href' && /^mailto:/i.test(value)) element.attribs[name] = replaceInAddress(value, finder)
  }
  if (element.name === 'script' || element.name === 'style') {
    for (const child of element.children)
      if (isText(child) && element.name === 'script') child.data = replaceInProgram(child.data, finder)
    return
  }
  for (const child of element.children) if (isText(child)) child.data = finder.replaceIn(child.data)
}

/** A title that stands in several elements of a line is put into the first of them. */
function replaceSplit(element: Element, finder: TitleFinder): void {
  if (isUnread(element)) return
  const texts = textsOf(element)
  const line = lineOf(element)
  const isLine = texts.length > 1 && line.length <= maxLine && elementsOf(element).every(isInline)
  const replaced = isLine ? finder.replaceIn(line) : line
  if (replaced === line) return
  const [first, ...rest] = texts.filter(({ data }) => data.trim() !== '')
  if (first) first.data = replaced
  for (const text of rest) text.data = ''
}

/** A word that a program compares. */
const isSlug = (text: string) => /^[^\sA-Z]*$/.test(text)

const replaceInText = (text: string, finder: TitleFinder) =>
  /^\s*[[{]|^[^<]*\b(?:function|const|var|let)\b/.test(text) ? replaceInProgram(text, finder) : finder.replaceIn(text)

/** The strings of a program are replaced, unless they are slugs; an apostrophe would end them. */
const replaceInProgram = (text: string, finder: TitleFinder) =>
  text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\\n]|\\.)*'/gs, (string) => {
    const replaced = isSlug(string.slice(1, -1)) ? string : finder.replaceIn(string)
    return replaced === string ? string : string[0] + replaced.slice(1, -1).replace(/\\?'/g, '’') + string[0]
  })

function replaceInAddress(address: string, finder: TitleFinder): string {
  try {
    const plain = decodeURIComponent(address.replaceAll('+', '%20'))
    const replaced = finder.replaceIn(plain.replace(/=/g, '= ')).replaceAll('= ', '=')
    return replaced === plain ? address : encodeURI(replaced)
  } catch {
    return address
  }
}
