import { sectorLabels } from '@vedetta/contracts/facts/sectors'
import type { FeedAnswer } from '@vedetta/core/outward/filter-feeds/read-feed'
import { escapeHtml } from '../pages/fill-site.ts'
import { entryTexts } from './entry-texts.ts'

/** Characters that XML 1.0 has no way to write. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const element = (name: string, text: string) => `<${name}>${escapeHtml(text.replace(unwritable, ''))}</${name}>`

/** The description of an RSS item is HTML that XML has escaped: a text must be escaped as HTML before. */
const htmlOf = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

/** RSS 2.0. */
export function rssFeed({ name, language, entries }: FeedAnswer, publicUrl: string): string {
  const items = entries.flatMap((entry) => {
    const { title, link, text } = entryTexts(entry, language, publicUrl)
    return [
      '<item>',
      element('title', title),
      element('link', link),
      `<guid isPermaLink="false">${entry.positionID}</guid>`,
      element('pubDate', new Date(entry.firstSeen).toUTCString()),
      element('category', sectorLabels[entry.sector][language]),
      element('description', htmlOf(text)),
      '</item>',
    ]
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    element('title', `Vedetta – ${name}`),
    element('link', publicUrl),
    element('description', htmlOf(name)),
    element('language', language),
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}
