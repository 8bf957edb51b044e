import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newsItem } from './news-item.ts'

const now = new Date('2026-11-15T10:00:00Z')
const item = { title: 'Nuova sede', url: 'https://prova.example/news/1', publishedAt: new Date('2026-11-10T00:00:00Z') }

describe('newsItem', () => {
  it('keeps title, address and day as they are', () => {
    expect(newsItem(item, now)).toEqual(item)
  })

  it('turns the title into plain text on one line', () => {
    expect(newsItem({ ...item, title: ' Nuova\n\tsede\0 a\u202e Bergamo\u200b ' }, now)?.title).toBe(
      'Nuova sede a Bergamo',
    )
    expect(newsItem({ ...item, title: `${'a'.repeat(198)}🏭 ${'b'.repeat(50)}` }, now)?.title).toBe(
      `${'a'.repeat(198)}…`,
    )
  })

  it('removes tracking parameters from the address, so that one item is stored once', () => {
    expect(newsItem({ ...item, url: `${item.url}?utm_source=rss#top` }, now)?.url).toBe(item.url)
  })

  it.each([
    ['has no title', { title: ' \u200b ' }],
    ['leads to no page of the web', { url: 'javascript:alert(1)' }],
    ['leads through somebody’s account', { url: 'https://a:b@prova.example/' }],
    ['has too long an address', { url: `https://prova.example/${'a'.repeat(2_100)}` }],
    ['is of the day after tomorrow', { publishedAt: new Date('2026-11-16T10:00:01Z') }],
    ['is older than any', { publishedAt: new Date('1999-12-31T00:00:00Z') }],
    ['has no date', { publishedAt: new Date(Number.NaN) }],
  ])('rejects an item that %s', (_, change) => {
    expect(newsItem({ ...item, ...change }, now)).toBeNull()
  })

  it('accepts a date of tomorrow, for time zones ahead of ours', () => {
    expect(newsItem({ ...item, publishedAt: new Date('2026-11-16T10:00:00Z') }, now)).not.toBeNull()
  })

  it('is bounded and storable for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 900 }), (title) => {
        const kept = newsItem({ ...item, title }, now)
        expect(kept?.title.length ?? 1).toBeLessThanOrEqual(200)
        expect(kept?.title.isWellFormed() ?? true).toBe(true)
        expect(kept?.title ?? '').not.toMatch(/\p{Cc}/u)
      }),
    )
  })
})
