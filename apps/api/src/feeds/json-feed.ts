import type { FeedAnswer } from '@vedetta/core/outward/filter-feeds/read-feed'
import { entryTexts } from './entry-texts.ts'

/** JSON Feed 1.1; `_vedetta` has the position as the public API writes it. */
export function jsonFeed({ name, language, entries }: FeedAnswer, publicUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `Vedetta – ${name}`,
    home_page_url: publicUrl,
    language,
    items: entries.map((entry) => {
      const { title, link, text, source } = entryTexts(entry, language, publicUrl)
      return {
        id: entry.positionID,
        url: link,
        ...(source !== '' && { external_url: source }),
        title,
        content_text: text,
        date_published: entry.firstSeen,
        _vedetta: entry,
      }
    }),
  })
}
