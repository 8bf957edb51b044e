import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newsItem } from './news-item.ts'

const now = new Date('2026-11-15T10:00:00Z')
const said = { title: 'Nuova sede', url: 'https://prova.example/news/1', publishedAt: new Date('2026-11-10T00:00:00Z') }

describe('a piece of news', () => {
  it('is kept as it is said', () => {
    expect(newsItem(said, now)).toEqual(said)
  })

  it('is kept in plain words of one line', () => {
    expect(newsItem({ ...said, title: ' Nuova\n\tsede\0 a\u202e Bergamo\u200b ' }, now)?.title).toBe(
      'Nuova sede a Bergamo',
    )
    expect(newsItem({ ...said, title: `${'a'.repeat(198)}🏭 ${'b'.repeat(50)}` }, now)?.title).toBe(
      `${'a'.repeat(198)}…`,
    )
  })

  it('is kept once, however its reader is followed around', () => {
    expect(newsItem({ ...said, url: `${said.url}?utm_source=rss#top` }, now)?.url).toBe(said.url)
  })

  it.each([
    ['has no title', { title: ' \u200b ' }],
    ['leads to no page of the web', { url: 'javascript:alert(1)' }],
    ['leads through somebody’s account', { url: 'https://a:b@prova.example/' }],
    ['has too long an address', { url: `https://prova.example/${'a'.repeat(2_100)}` }],
    ['is of the day after tomorrow', { publishedAt: new Date('2026-11-16T10:00:01Z') }],
    ['is older than any', { publishedAt: new Date('1999-12-31T00:00:00Z') }],
    ['has no date', { publishedAt: new Date(Number.NaN) }],
  ])('is not kept if it %s', (_, change) => {
    expect(newsItem({ ...said, ...change }, now)).toBeNull()
  })

  it('of tomorrow is kept: it is another day elsewhere', () => {
    expect(newsItem({ ...said, publishedAt: new Date('2026-11-16T10:00:00Z') }, now)).not.toBeNull()
  })

  it('is within bounds and can be stored, whatever is said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 900 }), (title) => {
        const kept = newsItem({ ...said, title }, now)
        expect(kept?.title.length ?? 1).toBeLessThanOrEqual(200)
        expect(kept?.title.isWellFormed() ?? true).toBe(true)
        expect(kept?.title ?? '').not.toMatch(/\p{Cc}/u)
      }),
    )
  })
})
