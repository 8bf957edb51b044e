import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { careersHeadingWords, careersPathSegment } from '../lexicon/careers.ts'
import { anyOf, anywhere, wholeWords } from '../lexicon/compile-terms.ts'
import { explanations, newsClassNames, newsPathSegments, newsWords } from '../lexicon/news.ts'
import { advertHeadlineOpenings } from '../lexicon/seeking.ts'
import { sameLengthFold } from '../normalise/same-length-fold.ts'
import { oncePerPage } from '../page/once-per-page.ts'
import type { HtmlPage } from '../page.ts'
import type { CompanyLine } from './company-lines.ts'

const newsWord = wholeWords(newsWords)
const newsClass = new RegExp(String.raw`(?:^|[\s_-])${anyOf(newsClassNames)}(?:[\s_-]|$)`, 'i')
const newsPath = new RegExp(String.raw`\/${anyOf(newsPathSegments)}(?:[/.?-]|$)`, 'i')
const careersWord = wholeWords(careersHeadingWords)
const careersClass =
  /(?:^|[\s_-])(?:job\w*|career\w*|vacanc\w*|position\w*|posizion\w*|offert\w*|annunc\w*|lavor\w*)(?:[\s_-]|$)/i
const careersPath = new RegExp(String.raw`\/${anyOf(careersPathSegment)}(?:[/.?]|$)`, 'i')

/** A page that is news by its own address. */
export const isNewsAddress = (url: string): boolean => newsPath.test(URL.parse(url)?.pathname ?? url)

export function isCareersAddress(url: string): boolean {
  const path = URL.parse(url)?.pathname ?? url
  return careersPath.test(path) && !newsPath.test(path)
}

/** `list` where news are announced, `post` where the page itself is one, `none` where nothing says so. */
export function newsContext(page: HtmlPage, lines: readonly CompanyLine[], at: number): 'list' | 'post' | 'none' {
  const element = lines[at]?.element ?? null
  if (hasClass(element, careersClass)) return 'none'
  const isNewsPage = newsPath.test(URL.parse(page.url)?.pathname ?? '')
  const heading = headingBefore(lines, at)
  if (careersWord.test(heading) && !newsWord.test(heading)) return 'none'
  if (isPost(page)) return 'post'
  return isNewsPage || newsWord.test(heading) || hasClass(element, newsClass) || linksToNews(element) ? 'list' : 'none'
}

const newsLabel =
  /^\W*(?:ultime |le (?:nostre )?)?(?:news|notizie|novita|blog|eventi|comunicati|in evidenza|primo piano|news ed eventi|news & eventi|aktuelles|ultime notizie)\W*$/

/** The nearest heading above that is short and carries no date. */
function headingBefore(lines: readonly CompanyLine[], at: number): string {
  for (let index = at - 1; index >= 0 && index > at - 60; index--) {
    const line = lines[index]
    if (!line?.element || line.text.length > 60 || isMenuEntry(line) || isItemTitle(line)) continue
    const folded = sameLengthFold(line.text)
    if (isHeading(line.element) || newsLabel.test(folded)) {
      if (newsWord.test(folded) || careersWord.test(folded)) return folded
    }
  }
  return ''
}

/** A heading that is a link of a whole sentence belongs to another item. */
const isItemTitle = ({ hrefs, text }: CompanyLine) => hrefs.length > 0 && text.split(' ').length > 3

/** A link outside of a heading is a menu entry, not the heading of the lines below. */
function isMenuEntry(line: CompanyLine): boolean {
  return (
    line.hrefs.length > 0 && !/^h[1-6]$/.test(line.element?.name ?? '') && !/^h[1-6]$/.test(parentName(line.element))
  )
}

const parentName = (element: Element | null) => (element?.parent && isTag(element.parent) ? element.parent.name : '')

function isHeading(element: Element): boolean {
  let node: Element | null = element
  for (let level = 0; node && level < 4; level++) {
    if (/^h[1-6]$|^(?:b|strong|caption|legend|th)$/.test(node.name) || /titl|heading/i.test(node.attribs.class ?? ''))
      return true
    node = node.parent && isTag(node.parent) ? node.parent : null
  }
  return false
}

function hasClass(element: Element | null, pattern: RegExp): boolean {
  let node = element
  for (let level = 0; node && level < 6; level++) {
    if (node.name === 'body' || node.name === 'main') return false
    if (pattern.test(`${node.attribs.class ?? ''} ${node.attribs.id ?? ''}`)) return true
    node = node.parent && isTag(node.parent) ? node.parent : null
  }
  return false
}

function linksToNews(element: Element | null): boolean {
  let node = element
  for (let level = 0; node && level < 3; level++) {
    const links = [node, ...node.children.filter(isTag)].filter(({ name }) => name === 'a')
    if (links.some(({ attribs }) => newsPath.test(attribs.href ?? ''))) return true
    node = node.parent && isTag(node.parent) ? node.parent : null
  }
  return false
}

/** Blog software marks a post on its body or by its article type. */
const isPost = oncePerPage(({ html }) => {
  const head = html.slice(0, 60_000)
  return (
    /<body[^>]{0,500}\bsingle-post\b/i.test(head) ||
    /property=["']og:type["'][^>]{0,40}content=["']article/i.test(head) ||
    /"@type"\s*:\s*"(?:NewsArticle|BlogPosting)"/.test(head)
  )
})

const explaining = anywhere(explanations)

const advert = new RegExp(String.raw`^${anyOf(advertHeadlineOpenings)}\b`)

/** Endings that only the title of an advert has. */
const terms = /\b(?:sostituzione maternita|tempo (?:in)?determinato|full.?time|part.?time|\(?m\/f\)?|supplenza)\s*\)?$/

/** An advert published as a post; "Cercasi 300 camionisti" is a headline. */
export function isAdvertTitle(title: string): boolean {
  const folded = sameLengthFold(title)
  const count = /^(?:\S+ ){1,4}?(?:n\.? ?)?(\d{1,5})\b/.exec(folded)?.[1]
  if (terms.test(folded)) return true
  return advert.test(folded) && !explaining.test(folded) && !(count !== undefined && Number(count) >= 20)
}
