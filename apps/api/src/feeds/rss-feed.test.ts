import { sectorLabels } from '@vedetta/contracts/facts/sectors'
import type { FeedAnswer } from '@vedetta/core/outward/filter-feeds/read-feed'
import { expect, test } from 'vitest'
import { rssFeed } from './rss-feed.ts'

const hostile = '<img src=x onerror=alert(1)> </description><script>alert(2)</script> ]]> & "a" \u0000'

const entry = {
  positionID: '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c11',
  name: hostile,
  company: { name: hostile },
  places: [],
  contract: null,
  schedule: null,
  pay: null,
  sector: Object.keys(sectorLabels)[0],
  firstSeen: '2026-11-17T08:00:00.000Z',
  description: `Prima riga\n${hostile}`,
}

/** What a reader of XML makes of a text. */
const read = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

test('rssFeed writes texts of positions as texts, also where readers take the description for HTML', () => {
  const answer = { name: hostile, language: 'it', entries: [entry] } as unknown as FeedAnswer
  const xml = rssFeed(answer, 'https://vedetta.example')
  const tags = xml.slice(xml.indexOf('<item>'), xml.indexOf('</item>')).match(/<(?!\/)[^>]*>/g)
  expect(tags).toEqual([
    '<item>',
    '<title>',
    '<link>',
    '<guid isPermaLink="false">',
    '<pubDate>',
    '<category>',
    '<description>',
  ])
  const description = /<description>([^<]*)<\/description>\n<\/item>/.exec(xml)?.[1] ?? ''
  expect(read(description).match(/<[^>]*>/g)).toEqual(['<br>'])
  expect(read(read(description))).toContain('<img src=x onerror=alert(1)>')
})
