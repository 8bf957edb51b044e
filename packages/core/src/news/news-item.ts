import { dayMs } from '@vedetta/contracts/durations'
import { visitUrl } from '@vedetta/crawler/fetch/visit-url'

/** A piece of news as it is kept. */
export type NewsItem = { title: string; url: string; publishedAt: Date }

const maxTitleLength = 200
const earliest = Date.parse('2000-01-01T00:00:00Z')

/** What somebody else's page or feed says, as it may be kept: plain words, an address of the web, a day that has come; else null. */
export function newsItem(said: NewsItem, now: Date): NewsItem | null {
  const title = plainText(said.title, maxTitleLength)
  const url = visitUrl(said.url)
  const time = said.publishedAt.getTime()
  const isTold = time >= earliest && time <= now.getTime() + dayMs
  return title === '' || url === null || !isTold ? null : { title, url, publishedAt: said.publishedAt }
}

/** In one line, without what is not seen or turns the text round, and no longer than that. */
export function plainText(text: string, maxLength: number): string {
  const line = text
    .slice(0, 4 * maxLength)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\s]+/gu, ' ')
    .trim()
  return line.length <= maxLength
    ? line
    : `${line
        .slice(0, maxLength - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
}
