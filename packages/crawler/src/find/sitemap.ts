import type { TextPage } from '../page.ts'
import { cleanUrl } from './clean-url.ts'

const maxAddresses = 5000
const jobMap = /job|lavor|career|carrier|posizion|offert|annunc|vacanc/i
const pageMap = /page|pagin|post-sitemap|sitemap-?\d*\.xml/i
const otherMap = /product|prodott|category|categor|tag|image|video|author|portfolio|event/i

/** The addresses a sitemap names, and whether they are further sitemaps. */
export function readSitemap(page: TextPage): { isIndex: boolean; urls: string[] } {
  const isIndex = /<sitemapindex[\s>]/i.test(page.text.slice(0, 4000))
  const urls = new Set<string>()
  for (const match of page.text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\s\]]{1,2048})/gi)) {
    const url = cleanUrl(decodeEntities(match[1] ?? ''), page.url)
    if (url !== null) urls.add(url)
    if (urls.size >= maxAddresses) break
  }
  return { isIndex, urls: [...urls] }
}

/** Whether a sitemap's name says that it lists positions. */
export const isJobMap = (url: string): boolean => jobMap.test(URL.parse(url)?.pathname ?? '')

/** The nested sitemaps most likely to name a careers page, best first. */
export function rankSitemaps(urls: readonly string[]): string[] {
  const rank = (url: string) => (jobMap.test(url) ? 3 : otherMap.test(url) ? 0 : pageMap.test(url) ? 2 : 1)
  return [...urls].sort((a, b) => rank(b) - rank(a))
}

const decodeEntities = (text: string) => text.replace(/&amp;/gi, '&').replace(/&#0?38;/g, '&')
