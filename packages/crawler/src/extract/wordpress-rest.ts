import { at, jsonOf, textAt } from '../ats/json-values.ts'
import { positionOf } from '../ats/position-parts.ts'
import { visibleText } from '../html/dom.ts'
import { sectionsOfHtml } from '../html/sections.ts'
import { parseHtml } from '../page/parse-html.ts'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import type { Extractor } from './extract-context.ts'
import { hintOfField, type SingleHint } from './field-names.ts'

const maxPosts = 500
/** Types that every WordPress site has and that hold no positions. */
const otherTypes =
  /\/wp\/v2\/(?:posts|pages|media|comments|users|types|taxonomies|categories|tags|blocks|templates|menus?|search|settings|product)(?:[/?]|$)/

/** Posts of a position type in WordPress' own API: WP Job Manager's and those that themes add. */
export const wordpressRest: Extractor = (page) => {
  if (page.kind !== 'json' || !/\/wp\/v2\//.test(page.url) || otherTypes.test(page.url)) return []
  const json = jsonOf(page)
  const posts = Array.isArray(json) ? json : [json]
  return posts.slice(0, maxPosts).flatMap((post) => positionIn(page, post) ?? [])
}

function positionIn(page: Page, post: unknown): RawPosition | null {
  const title = plain(textAt(post, 'title', 'rendered') ?? textAt(post, 'title'))
  if (!title || (textAt(post, 'status') ?? 'publish') !== 'publish') return null
  const content = textAt(post, 'content', 'rendered') ?? textAt(post, 'excerpt', 'rendered') ?? ''
  const fields = { ...recordAt(post, 'acf'), ...recordAt(post, 'meta') }
  const stated: { [Hint in SingleHint]?: string | null } = { postedAt: textAt(post, 'date') }
  const places: string[] = []
  for (const [name, value] of Object.entries(fields).slice(0, 200)) {
    const hint = hintOfField(name)
    const text = plain(textAt(value))
    if (!hint || !text || text === '0') continue
    if (hint === 'place') places.push(text)
    else stated[hint] ??= text
  }
  const isFilled = ['_filled', 'filled', '_closed'].find((name) =>
    ['1', 'true', 'yes'].includes(String(at(fields, name))),
  )
  return positionOf('wordpress-rest', page.url, {
    title,
    url: textAt(post, 'link') ?? page.url,
    reference: textAt(post, 'id'),
    sections: sectionsOfHtml(content),
    stated: { ...stated, place: places },
    closed: isFilled ? flagOf(page, isFilled, at(fields, isFilled)) : null,
    applyUrl: textAt(fields, '_application'),
  })
}

function recordAt(value: unknown, key: string): Record<string, unknown> {
  const found = at(value, key)
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {}
}

function plain(html: string | null): string {
  if (html === null) return ''
  return /[&<]/.test(html) ? visibleText(parseHtml(html)) : html.trim()
}

/** As the answer writes it, so that it can be quoted. */
function flagOf(page: Page, name: string, value: unknown): string {
  const source = page.kind === 'json' ? (page.text ?? '') : ''
  const spaced = `"${name}": ${JSON.stringify(value)}`
  return source.includes(spaced) ? spaced : `"${name}":${JSON.stringify(value)}`
}
