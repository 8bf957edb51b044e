import { at, textAt } from '../ats/json-values.ts'
import { positionOf } from '../ats/position-parts.ts'
import { urlKey } from '../find/clean-url.ts'
import { visibleText } from '../html/dom.ts'
import type { PlacedLink } from '../html/lines.ts'
import { sectionsOfHtml } from '../html/sections.ts'
import { parseHtml } from '../page/parse-html.ts'
import type { Page } from '../page.ts'
import type { RawPosition, Section } from '../raw-position.ts'
import { dataOf } from './data-sources.ts'
import type { ExtractContext, Extractor } from './extract-context.ts'
import { hintOfField, type SingleHint } from './field-names.ts'
import { likelyEntries } from './laid-out.ts'
import { absoluteUrl } from './links.ts'
import { pageLines } from './page-lines.ts'
import { isAddress, isTerms, type Listed, listsIn, maxPositions, textKeys } from './state-lists.ts'

const maxFields = 80
/** Posts of the types that every WordPress site has, and that hold no positions. */
const otherPosts =
  /\/wp\/v2\/(?:posts|pages|media|comments|users|types|taxonomies|categories|tags|blocks|templates|menus?|search|settings|product)(?:[/?]|$)/

/** Positions in the data that a page hands to its scripts, or that an address returns to them. Never evaluated. */
export const embeddedState: Extractor = (page, context) => {
  if (page.kind === 'pdf' || context.role === 'news' || context.role === 'contact' || otherPosts.test(page.url))
    return []
  const positions = listsIn(dataOf(page)).flatMap((list) => {
    const entries = list.map((listed) => positionIn(page, context, listed)).filter((position) => position !== null)
    return likelyEntries(page, list[0]?.path ?? '', entries, context)
  })
  return withoutCopies(positions).slice(0, maxPositions)
}

/** A page's data often holds a record twice, once in short: the longer one counts. */
function withoutCopies(positions: readonly RawPosition[]): RawPosition[] {
  const kept = new Map<string, RawPosition>()
  for (const position of positions) {
    const place = position.hints.place?.map(({ text }) => text).join() ?? ''
    const key = [position.title.text, urlKey(position.url), place].join('\n')
    const other = kept.get(key)
    if (other === undefined || position.sections.length > other.sections.length) kept.set(key, position)
  }
  return [...kept.values()]
}

const identifying = /slug|url|href|link|path|guid|image|icon|class/i
const draft = /^(?:draft|hidden|archived?|inactive|unpublished|deleted|private|bozza|pending|future)$/i
const closed = /^(?:closed|filled|expired|chius[ao]|scadut[ao]|conclus[ao]|on hold|paused)$/i

const shown = /^(?:is_?)?(?:published|active|visible|enabled|public|online|pubblicat[oa]|attiv[oa]|visibile)$/i
const unshown = /^(?:is_?)?(?:draft|hidden|archived|deleted|bozza|nascost[oa])$/i
const isOff = (value: unknown) => value === false || value === 0 || value === 'false'
const isOn = (value: unknown) => value === true || value === 1 || value === 'true'

/** Not shown to readers: a draft. */
function isDraft(entry: Record<string, unknown>): boolean {
  const isUnshown = Object.entries(entry)
    .slice(0, maxFields)
    .some(([key, value]) => (isOff(value) && shown.test(key)) || (isOn(value) && unshown.test(key)))
  return isUnshown || ['status', 'state', 'stato'].some((key) => draft.test(textAt(entry, key) ?? ''))
}

function closedText(page: Page, entry: Record<string, unknown>): string | null {
  const status = ['status', 'state', 'stato'].map((key) => textAt(entry, key) ?? '').find((text) => closed.test(text))
  if (status) return status
  const flag = ['closed', 'isClosed', 'filled', 'expired'].find((key) => entry[key] === true)
  if (flag) return flag
  const filled = ['_filled', 'filled', '_closed'].find((key) => ['1', 'true', 'yes'].includes(String(entry[key])))
  if (filled) return flagOf(page, filled, entry[filled])
  return ['open', 'isOpen', 'is_open'].find((key) => entry[key] === false) ?? null
}

/** As the answer writes it, so that it can be quoted. */
function flagOf(page: Page, name: string, value: unknown): string {
  const source = page.kind === 'html' ? page.html : (page.text ?? '')
  const spaced = `"${name}": ${JSON.stringify(value)}`
  return source.includes(spaced) ? spaced : `"${name}":${JSON.stringify(value)}`
}

function positionIn(page: Page, context: ExtractContext, { entry, title, group }: Listed): RawPosition | null {
  if (isDraft(entry)) return null
  const stated: { [Hint in SingleHint]?: string } = {}
  const places: string[] = []
  const sections: Section[] = []
  for (const [key, value] of Object.entries(entry).slice(0, maxFields)) {
    const hint = hintOfField(key)
    const texts = textsOf(value)
    if (hint === 'place') places.push(...texts)
    else if (hint && texts[0] && texts[0] !== '0' && texts[0].length <= 200) stated[hint] ??= texts[0]
    else if (textKeys.test(key) && !isAddress(texts[0] ?? '')) sections.push(...sectionsOfField(key, value, texts))
    else if (isTerms(value) && value !== title && !identifying.test(key))
      sections.push({ heading: null, lines: [{ text: value, isItem: false }] })
  }
  return positionOf(isPostOf(page) ? 'wordpress-rest' : 'embedded-state', page.url, {
    title,
    url: urlOf(page, context, entry),
    reference: textAt(entry, 'reference') ?? textAt(entry, 'ref') ?? textAt(entry, 'code') ?? textAt(entry, 'id'),
    sections,
    stated: { ...stated, place: places.length > 0 || group === null ? places : [group] },
    closed: closedText(page, entry),
    applyUrl:
      absoluteUrl(textAt(entry, 'applyUrl') ?? textAt(entry, 'apply_url') ?? undefined, page.url) ??
      textAt(entry, '_application'),
  })
}

/** WordPress has an address of its own for each type of posts. */
const isPostOf = (page: Page) => page.kind === 'json' && page.url.includes('/wp/v2/')

/** The words of a field: a text, a list of texts, or objects with a name. */
function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value.slice(0, 60) : [value]).flatMap((one) => {
    const text =
      textAt(one) ??
      textAt(one, 'name') ??
      textAt(one, 'label') ??
      textAt(one, 'title') ??
      textAt(one, 'city') ??
      textAt(one, 'text') ??
      textAt(one, '$date') ??
      textAt(one, 'date')
    return text ? [text] : []
  })
}

function sectionsOfField(key: string, value: unknown, texts: readonly string[]): Section[] {
  const isIntroduction = /^(?:intro|descri|content|body|text|summary|abstract)/i.test(key)
  const heading = isIntroduction ? null : key
  if (Array.isArray(value))
    return [{ heading, lines: texts.map((text) => ({ text: visibleText(parseHtml(text)), isItem: true })) }]
  const html = texts[0] ?? textAt(value, 'rendered') ?? textAt(value, 'html') ?? ''
  const [first, ...rest] = sectionsOfHtml(html)
  if (!first) return []
  return [first.heading === null && heading !== null ? { ...first, heading } : first, ...rest]
}

/** Where a person reads it: its own address, else the page that shows what this data says. */
function urlOf(page: Page, { shownAt }: ExtractContext, entry: Record<string, unknown>): string {
  const base = page.kind === 'html' ? page.baseUrl : (shownAt?.url ?? page.url)
  for (const key of ['url', 'href', 'link', 'permalink', 'path', 'jobUrl']) {
    const url = absoluteUrl(textAt(entry, key) ?? undefined, base)
    if (url && !url.startsWith('mailto:')) return url
  }
  const list = page.kind === 'html' ? page.url : (shownAt?.url ?? page.url)
  const slug = textAt(entry, 'slug') ?? textAt(at(entry, 'slug'), 'current')
  if (!slug || !/^[\w-]{3,150}$/.test(slug)) return list
  const path = list.replace(/[?#].*$/, '').replace(/\/$/, '')
  if (path.endsWith(`/${slug}`)) return list
  return linkTo(page, slug) ?? absoluteUrl(`${path}/${slug}`, list) ?? list
}

/** The page's own link to this slug. */
function linkTo(page: Page, slug: string): string | null {
  if (page.kind !== 'html') return null
  const isNamed = ({ element }: PlacedLink) => element.attribs.href?.replace(/[?#].*$|\/$/g, '').endsWith(`/${slug}`)
  return absoluteUrl(pageLines(page).links.find(isNamed)?.element.attribs.href, page.baseUrl)
}
