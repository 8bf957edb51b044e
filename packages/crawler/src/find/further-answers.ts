import { at, jsonOf, textAt } from '../ats/json-values.ts'
import type { TextPage } from '../page.ts'
import { cleanUrl, urlKey } from './clean-url.ts'

const nextPaths = [
  ['next'],
  ['next_page_url'],
  ['nextPageUrl'],
  ['next_url'],
  ['links', 'next'],
  ['_links', 'next', 'href'],
  ['meta', 'next'],
  ['pagination', 'next'],
  ['paging', 'next'],
]
const counted = /^(?:page|pag|pagina|paged|p)$/i
const lastPages = ['totalPages', 'total_pages', 'last_page', 'lastPage', 'pages', 'pageCount', 'max_num_pages']
const minMarkup = 100

/** The address of the rest of the list that an answer holds a part of, as the answer itself says; null if it says nothing. */
export function furtherAnswer(page: TextPage): string | null {
  const json = page.kind === 'json' ? jsonOf(page) : undefined
  if (json === undefined) return null
  for (const path of nextPaths) {
    const address = textAt(json, ...path)
    const url = address === null || !/[/?]/.test(address) ? null : cleanUrl(address, page.url)
    if (url !== null && urlKey(url) !== urlKey(page.url)) return url
  }
  return nextPage(page, json)
}

/** `?page=2` where the answer to `?page=1` counts three pages. */
function nextPage(page: TextPage, json: unknown): string | null {
  const url = new URL(page.url)
  const name = [...url.searchParams.keys()].find((key) => counted.test(key))
  const holders = [json, at(json, 'meta'), at(json, 'pagination'), at(json, 'data')]
  const last = holders.flatMap((holder) => lastPages.map((key) => Number(textAt(holder, key) ?? 0))).find((n) => n > 0)
  const current = name === undefined ? 1 : Number(url.searchParams.get(name))
  if (last === undefined || !Number.isInteger(current) || current >= last) return null
  url.searchParams.set(name ?? 'page', String(current + 1))
  return url.href
}

/** The markup that an answer holds for a script to put into its page: `{"html": "<li>…"}`; null if there is none. */
export function markupIn(page: TextPage): string | null {
  const json = page.kind === 'json' ? jsonOf(page) : undefined
  const holders = [json, at(json, 'data'), at(json, 'result')]
  const texts = holders.flatMap((holder) =>
    typeof holder === 'string'
      ? [holder]
      : typeof holder === 'object' && holder !== null && !Array.isArray(holder)
        ? Object.values(holder).slice(0, 50)
        : [],
  )
  const markup = texts.find((text): text is string => typeof text === 'string' && isMarkup(text))
  return markup ?? null
}

const isMarkup = (text: string) =>
  text.length >= minMarkup && /<(?:li|div|article|section|tr|h[2-5])[\s>]/i.test(text.slice(0, 5_000))
