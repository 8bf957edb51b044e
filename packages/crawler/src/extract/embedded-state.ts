import { at, textAt } from '../ats/json-values.ts'
import { positionOf } from '../ats/position-parts.ts'
import { visibleText } from '../html/dom.ts'
import type { PlacedLink } from '../html/lines.ts'
import { sectionsOfHtml } from '../html/sections.ts'
import { parseHtml } from '../page/parse-html.ts'
import type { HtmlPage } from '../page.ts'
import type { RawPosition, Section } from '../raw-position.ts'
import type { Extractor } from './extract-context.ts'
import { hintOfField, type SingleHint } from './field-names.ts'
import { absoluteUrl } from './links.ts'
import { pageLines } from './page-lines.ts'
import { pageParts } from './page-parts.ts'
import { scriptJson } from './script-json.ts'
import { scriptsOf } from './scripts.ts'
import { streamedRows, withReferences } from './state-encodings.ts'
import { type Listed, listsIn, maxPositions, textKeys } from './state-lists.ts'
import { assignedLiterals } from './state-literals.ts'

/** Positions in the state that a page hands to its scripts: `__NEXT_DATA__`, `__NUXT__`, JSON scripts. Never evaluated. */
export const embeddedState: Extractor = (page, context) => {
  if (page.kind !== 'html' || context.role === 'news' || context.role === 'contact') return []
  const code = scriptsOf(page, ({ attribs }) => !attribs.type || /javascript|module/i.test(attribs.type))
  const sources = [
    ...scriptsOf(page, ({ attribs }) => /^application\/json$/i.test(attribs.type ?? '')),
    ...code.filter(looksLikeState).flatMap(assignedLiterals),
    ...streamedRows(code),
    ...pageParts(page).states,
  ]
  const values = sources.filter(looksLikeState).map((source) => withReferences(scriptJson(source)?.value ?? null))
  return listsIn(values)
    .flatMap((list) => list.map((listed) => positionIn(page, listed)))
    .filter((position) => position !== null)
    .slice(0, maxPositions)
}

const titleKey = /(?:title|titolo|ruolo|role|posizione|position|name|nome|label)["']?\s?:/i

function looksLikeState(source: string): boolean {
  return source.length > 60 && titleKey.test(source)
}

const draft = /^(?:draft|hidden|archived?|inactive|unpublished|deleted|private|bozza)$/i
const closed = /^(?:closed|filled|expired|chius[ao]|scadut[ao]|conclus[ao]|on hold|paused)$/i

/** Not shown to readers: a draft. */
function isDraft(entry: Record<string, unknown>): boolean {
  const isOff = [
    'published',
    'isPublished',
    'is_published',
    'active',
    'isActive',
    'is_active',
    'visible',
    'enabled',
    'public',
    'pubblicato',
    'attivo',
    'attiva',
    'visibile',
  ].some((key) => entry[key] === false || entry[key] === 0)
  const isOn = ['draft', 'isDraft', 'hidden', 'archived', 'deleted'].some(
    (key) => entry[key] === true || entry[key] === 1,
  )
  return isOff || isOn || ['status', 'state', 'stato'].some((key) => draft.test(textAt(entry, key) ?? ''))
}

function closedText(entry: Record<string, unknown>): string | null {
  const status = ['status', 'state', 'stato'].map((key) => textAt(entry, key) ?? '').find((text) => closed.test(text))
  if (status) return status
  const flag = ['closed', 'isClosed', 'filled', 'expired'].find((key) => entry[key] === true)
  return flag ?? (['open', 'isOpen', 'is_open'].find((key) => entry[key] === false) || null)
}

function positionIn(page: HtmlPage, { entry, title }: Listed): RawPosition | null {
  if (isDraft(entry)) return null
  const stated: { [Hint in SingleHint]?: string } = {}
  const places: string[] = []
  const sections: Section[] = []
  for (const [key, value] of Object.entries(entry).slice(0, 80)) {
    const hint = hintOfField(key)
    const texts = textsOf(value)
    if (hint === 'place') places.push(...texts)
    else if (hint && texts[0] && texts[0].length <= 200) stated[hint] ??= texts[0]
    else if (textKeys.test(key)) sections.push(...sectionsOfField(key, value, texts))
  }
  return positionOf('embedded-state', page.url, {
    title,
    url: urlOf(page, entry) ?? page.url,
    reference: textAt(entry, 'reference') ?? textAt(entry, 'ref') ?? textAt(entry, 'code') ?? textAt(entry, 'id'),
    sections,
    stated: { ...stated, place: places },
    closed: closedText(entry),
    applyUrl: absoluteUrl(textAt(entry, 'applyUrl') ?? textAt(entry, 'apply_url') ?? undefined, page.baseUrl),
  })
}

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

function urlOf(page: HtmlPage, entry: Record<string, unknown>): string | null {
  for (const key of ['url', 'href', 'link', 'permalink', 'path', 'jobUrl']) {
    const url = absoluteUrl(textAt(entry, key) ?? undefined, page.baseUrl)
    if (url && !url.startsWith('mailto:')) return url
  }
  const slug = textAt(entry, 'slug') ?? textAt(at(entry, 'slug'), 'current')
  if (!slug || !/^[\w-]{3,150}$/.test(slug)) return null
  const path = page.url.replace(/[?#].*$/, '').replace(/\/$/, '')
  if (path.endsWith(`/${slug}`)) return page.url
  return linkTo(page, slug) ?? absoluteUrl(`${path}/${slug}`, page.url)
}

/** The page's own link to this slug. */
function linkTo(page: HtmlPage, slug: string): string | null {
  const isNamed = ({ element }: PlacedLink) => element.attribs.href?.replace(/[?#].*$|\/$/g, '').endsWith(`/${slug}`)
  return absoluteUrl(pageLines(page).links.find(isNamed)?.element.attribs.href, page.baseUrl)
}
