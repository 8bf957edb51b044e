import { dayMs } from '@vedetta/contracts/text/durations'
import { visibleCharacters } from '@vedetta/contracts/text/visible-text'
import { visitUrl } from '@vedetta/crawler/fetch/visit-url'

/** A news item as it is stored. */
export type NewsItem = { title: string; url: string; publishedAt: Date }

const maxTitleLength = 200
const earliest = Date.parse('2000-01-01T00:00:00Z')

/** Normalises an item of a page or feed: plain text, a web address, a date that has come; null if it lacks one of them. */
export function newsItem(item: NewsItem, now: Date): NewsItem | null {
  const title = plainText(item.title, maxTitleLength)
  const url = visitUrl(item.url)
  const time = item.publishedAt.getTime()
  const isPast = time >= earliest && time <= now.getTime() + dayMs
  return title === '' || url === null || !isPast ? null : { title, url, publishedAt: item.publishedAt }
}

/** One line without invisible characters, cut to the maximum length. */
export function plainText(text: string, maxLength: number): string {
  const line = visibleCharacters(text.slice(0, 4 * maxLength).toWellFormed())
    .replace(/[\p{Co}\s]+/gu, ' ')
    .trim()
  return line.length <= maxLength
    ? line
    : `${line
        .slice(0, maxLength - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
}
