import type { Element } from 'domhandler'
import { decodePercent } from '../decode-percent.ts'
import { isBlock } from '../html/element-kinds.ts'
import type { MarkedLine } from '../html/lines.ts'
import { sectionsOfLines } from '../html/sections.ts'
import { advertButtons } from '../lexicon/buttons.ts'
import { wholeText } from '../lexicon/compile-terms.ts'
import type { HtmlPage } from '../page.ts'
import type { Hints, RawPosition } from '../raw-position.ts'
import { closedQuote } from './closed-words.ts'
import { type AdvertLink, advertLink, isApplyText, isPageLink, linksIn } from './links.ts'
import { ancestorsOf, type LineRange, type PageLines } from './page-lines.ts'
import { referenceIn } from './reference-code.ts'
import type { TitleLine } from './title-lines.ts'

/** One advert's place on a page, and where it leads. */
export type AdvertBlock = { title: TitleLine; range: LineRange; isFlat: boolean; links: AdvertLinks }

/** Where the advert is read in full, and how it is applied for. */
export type AdvertLinks = { url: string; applyUrl: string | null }

const titleLabel =
  /^(?:offert[ae] di lavoro|posizion[ei] apert[ae]|annuncio(?: di lavoro)?|lavoro|job offer|open position|vacancy|stellenangebot)\s*(?::|[–—-]\s)\s*(?=\p{L})/iu

export function advertPosition(page: HtmlPage, content: PageLines, block: AdvertBlock, by: string): RawPosition {
  const { title, range } = block
  const before = block.isFlat ? [] : content.lines.slice(range.from, Math.min(title.line, range.to))
  const after = content.lines.slice(Math.max(title.line + 1, range.from), range.to)
  const own = [...before, ...after].filter((line) => !isButton(line))
  const rest = title.rest ? [{ heading: null, lines: [{ text: title.rest, isItem: false }] }] : []
  const { url, applyUrl } = block.links
  const texts = [title.text, title.rest, ...own.map(({ text }) => text)]
  return {
    by,
    title: { text: title.text.replace(titleLabel, ''), url: page.url },
    url,
    reference: referenceIn(texts),
    sections: [...rest, ...sectionsOfLines(own)],
    hints: markedHints(page, own),
    closed: closedQuote(texts, page.url) ?? closedBadge(page, content, block),
    applyUrl,
  }
}

export function advertLinks(page: HtmlPage, content: PageLines, title: TitleLine, range: LineRange): AdvertLinks {
  const isOutside = title.line < range.from
  const onTitle = isOutside ? linksIn(page, content, { from: title.line, to: title.line + 1 }) : []
  const links = [...linksIn(page, content, range), ...onTitle]
  return { url: ownPage(page, content, links, title) ?? page.url, applyUrl: applyLink(page, links) }
}

const button = wholeText(advertButtons, 'iu')

function isButton(line: MarkedLine): boolean {
  if (line.text.length > 45 || !button.test(line.text.replace(/[^\p{L}'’ ]+/gu, ' ').trim())) return false
  return ancestorsOf(line, 4).some(
    ({ name, attribs }) => name === 'a' || name === 'button' || attribs.role === 'button',
  )
}

function isStruckOut({ name, attribs }: Element): boolean {
  return name === 'del' || name === 's' || name === 'strike' || /line-through/i.test(attribs.style ?? '')
}

/** The advert's own page: the title's link, else the block's only "read more" link. */
function ownPage(page: HtmlPage, content: PageLines, links: readonly AdvertLink[], title: TitleLine): string | null {
  const pages = links.filter((link) => isPageLink(link, page) && !pager.test(link.text))
  const onTitle = pages.find((link) => link.line === title.line) ?? around(page, content, title)
  if (onTitle) return onTitle.url
  const reading = pages.filter((link) => !isApplyText(link.text) && !isShared(content, link))
  const onward = reading.find((link) => readOn.test(link.text)) ?? (reading.length === 1 ? reading[0] : undefined)
  if (onward) return onward.url
  return pages.find((link) => isApplyText(link.text) && isNamedAfter(link.url, title.text))?.url ?? null
}

/** Paging links among the lines of the last advert. */
const pager =
  /^[\s\p{P}\p{S}]*(?:\d{1,3}|pag(?:ina|e)?\.? ?\d{1,3}|(?:pagina )?(?:successiv[ao]|precedente)|avanti|indietro|next|previous|weiter|zurück)[\s\p{P}\p{S}]*$/iu

export const readOn =
  /scopri|leggi|dettagl|vedi|visualizza|apri|mostra|approfondisci|continua|maggiori|info|scarica|annuncio|offerta|bando|pdf|read|view|more|details|mehr|ansehen|zur stelle|job/iu

/** A card may be one link as a whole. */
function around(page: HtmlPage, content: PageLines, title: TitleLine): AdvertLink | undefined {
  const line = content.lines[title.line]
  const element = line && ancestorsOf(line, 8).find(({ name }) => name === 'a')
  const link = element && advertLink(page, { element, line: title.line })
  return link && isPageLink(link, page) ? link : undefined
}

/** An address that every advert links to is a form or the list, not an advert's page. */
function isShared(content: PageLines, link: AdvertLink): boolean {
  return (content.hrefCounts.get(link.href) ?? 0) > 2
}

function isNamedAfter(url: string, title: string): boolean {
  const path = decodePercent(url).toLowerCase()
  const words = title.toLowerCase().match(/\p{L}{5,}/gu) ?? []
  return words.some((word) => path.includes(word.slice(0, 5)))
}

function applyLink(page: HtmlPage, links: readonly AdvertLink[]): string | null {
  const mail = links.find((link) => link.isMail)
  const apply = links.find((link) => !link.isMail && isApplyText(link.text) && isPageLink(link, page))
  return apply?.url ?? mail?.url ?? null
}

const hintClasses: readonly (readonly ['place' | 'contract' | 'postedAt', RegExp])[] = [
  [
    'place',
    /(?:^|[\s_-])(?:location|locations|loc|luogo|sede|city|citta|place|localita|map-marker|where|dove)(?:[\s_-]|$)/i,
  ],
  ['contract', /(?:^|[\s_-])(?:contract|contratto|job-type|employment-type|tipologia)(?:[\s_-]|$)/i],
  ['postedAt', /(?:^|[\s_-])(?:date|data|posted|pubblicato|published)(?:[\s_-]|$)/i],
]

/** Hints that class names give: `<span class="job-location">`. */
export function markedHints(page: HtmlPage, lines: readonly MarkedLine[]): Hints {
  const hints: Hints = {}
  for (const line of lines.slice(0, 40)) {
    if (line.text.length > 120) continue
    const near = ancestorsOf(line, 2)
    const classes = near.map(({ attribs }) => `${attribs.class ?? ''} ${attribs.itemprop ?? ''}`).join(' ')
    for (const [hint, test] of hintClasses) {
      const isNamed = test.test(classes) || (hint === 'postedAt' && near.some(({ name }) => name === 'time'))
      if (!isNamed || !near.some((element) => isBlock(element) || element.name === 'span' || element.name === 'time'))
        continue
      const quote = { text: line.text, url: page.url }
      if (hint === 'place') hints.place ??= [quote]
      else hints[hint] ??= quote
    }
  }
  return hints
}

const closedClass = /(?:^|[\s_-])(?:closed|expired|filled|chiusa|chiuso|scaduta|scaduto)(?:[\s_-]|$)/i

/** A block marked as closed by its class alone. */
function closedBadge(page: HtmlPage, content: PageLines, { title, isFlat }: AdvertBlock): RawPosition['closed'] {
  const line = content.lines[title.line]
  if (!line) return null
  if (ancestorsOf(line, 5).some(isStruckOut)) return { text: title.text, url: page.url }
  if (isFlat) return null
  const isMarked = ancestorsOf(line, 4).some(({ attribs }) => closedClass.test(attribs.class ?? ''))
  return isMarked ? { text: title.text, url: page.url } : null
}
