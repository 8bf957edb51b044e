import { openingsHeading } from '../find/careers-page.ts'
import { visibleText } from '../html/dom.ts'
import { readHtml } from '../page/read-page.ts'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { type Certainty, certaintyOf, minConfidence, weigh } from './candidates.ts'
import type { ExtractContext } from './extract-context.ts'
import { pageLines } from './page-lines.ts'
import { pageParts } from './page-parts.ts'
import { looksLikeRole } from './role-words.ts'

/** An advert that stands in no page: in data, or in the text of a document. */
export type LooseAdvert = { title: string; texts: readonly string[]; url: string | null }

type Frame = {
  by: 'pdf' | 'data'
  /** Where they were found. */
  url: string
  /** What the page or the document is called, and what the list is. */
  headline: string
  heading: string
  isListed?: boolean
}

const maxTexts = 40

/**
 * How sure each advert is, or null where it is too unlikely. They are laid out as a page would show them, so that they are judged
 * by the same facts as what stands on one.
 */
export function weighLoose(
  adverts: readonly LooseAdvert[],
  { by, url, headline, heading, isListed }: Frame,
  context: ExtractContext,
): (Certainty | null)[] {
  const blocks = adverts.map(({ title, texts, url: own }) => {
    const name = own === null ? escaped(title) : `<a href="${escaped(own)}">${escaped(title)}</a>`
    const lines = texts.slice(0, maxTexts).map((text) => `<p>${escaped(text)}</p>`)
    return `<article><h3>${name}</h3>${lines.join('')}</article>`
  })
  const head = `<title>${escaped(headline)}</title>`
  const over = heading === '' ? '' : `<h2>${escaped(heading)}</h2>`
  const html = `<html><head>${head}</head><body>${over}${blocks.join('')}</body></html>`
  const page = readHtml(html, { url, status: 200, isRendered: false })
  const content = pageLines(page)
  const starts = content.lines.flatMap(({ level }, index) => (level === 3 ? [index] : []))
  if (starts.length !== adverts.length) return adverts.map(() => null)
  const titles = adverts.map(({ title }, index) => ({
    line: starts[index] ?? 0,
    text: title,
    rest: '',
    isRole: looksLikeRole(title),
    style: 'heading' as const,
    shape: '',
  }))
  const extents = starts.map((from, index) => ({
    range: { from, to: starts[index + 1] ?? content.lines.length },
    isFlat: false,
  }))
  const proposal = { by, titles, extents, heading: heading === '' ? -1 : 0, ...(isListed ? { isListed } : {}) }
  return weigh(page, content, context, [proposal]).map((candidate) =>
    candidate.confidence >= minConfidence ? certaintyOf(candidate) : null,
  )
}

/** The entries of one list in a page's data that are likely enough, each with its confidence. */
export function likelyEntries(
  page: Page,
  path: string,
  entries: readonly RawPosition[],
  context: ExtractContext,
): RawPosition[] {
  const shown = page.kind === 'html' ? page : context.shownAt
  const headlines = shown ? pageParts(shown).headlines.slice(0, 3) : []
  const adverts = entries.map((raw) => ({
    title: raw.title.text,
    texts: textsOf(raw),
    url: raw.url === page.url || raw.url === shown?.url ? null : raw.url,
  }))
  const frame = {
    by: 'data',
    url: shown?.url ?? page.url,
    headline: headlines.map((one) => visibleText(one)).join(' | '),
    heading: (shown ? openingsHeading(shown) : '') || nameOf(path),
  } as const
  const certainties = weighLoose(adverts, frame, context)
  return entries.flatMap((raw, index) => {
    const certainty = certainties[index] ?? null
    return certainty === null ? [] : [{ ...raw, ...certainty }]
  })
}

const namedSteps = 2

/** `props.pageProps.openPositions`: "page Props open Positions". */
const nameOf = (path: string): string =>
  path
    .split('.')
    .slice(-namedSteps)
    .join(' ')
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .trim()

function textsOf({ hints, sections, applyUrl }: RawPosition): string[] {
  const { place = [], contract, schedule, remote, experience, postedAt, validThrough } = hints
  const stated = [...place, contract, schedule, remote, experience, postedAt, validThrough]
  return [
    ...stated.flatMap((quote) => quote?.text ?? []),
    ...sections.flatMap(({ heading, lines }) => [
      ...(heading === null ? [] : [heading]),
      ...lines.map(({ text }) => text),
    ]),
    ...(applyUrl === null ? [] : [applyUrl]),
  ]
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
