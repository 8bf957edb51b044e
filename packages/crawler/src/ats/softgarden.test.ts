import { describe, expect, it } from 'vitest'
import { softgarden } from './softgarden.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'

const board = {
  system: 'softgarden',
  token: 'hof',
  url: 'https://hof.career.softgarden.de/',
  host: 'hof.career.softgarden.de',
}
const feed = 'https://hof.career.softgarden.de/jobs.feed.json'

const posting = {
  '@type': 'JobPosting',
  title: 'Restaurantleiter (m/w/d)',
  url: 'https://hof.career.softgarden.de/job/7007/Restaurantleiter',
  description: '<p>Leitung des Service.</p>',
  datePosted: '2026-11-01',
  employmentType: ['FULL_TIME'],
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Bressanone' } },
  hiringOrganization: { '@type': 'Organization', name: 'Hof' },
}

describe('softgarden', () => {
  it('recognises its hosts, and its feed on any other host', () => {
    expect(softgarden.recognise(new URL('https://hof.career.softgarden.de/job/7007/x'))).toEqual(board)
    expect(softgarden.recognise(new URL('https://hof.softgarden.io/vacancies'))?.token).toBe('hof')
    expect(softgarden.recognise(new URL('https://jobs.hof.example/jobs.feed.json'))?.url).toBe(
      'https://jobs.hof.example/',
    )
    expect(softgarden.recognise(new URL('https://www.softgarden.de/'))).toBeNull()
  })

  it('reads the feed', () => {
    const page = jsonAnswer(feed, {
      '@type': 'DataFeed',
      dataFeedElement: [{ '@type': 'DataFeedItem', item: posting }],
    })
    const read = softgarden.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read).toMatchObject({
      isComplete: true,
      positions: [
        {
          url: posting.url,
          reference: '7007',
          hints: { place: [{ text: 'Bressanone' }], schedule: { text: 'FULL_TIME' } },
        },
      ],
    })
  })

  it('reads an empty feed, and nothing from a broken answer', () => {
    expect(softgarden.read(jsonAnswer(feed, { dataFeedElement: [] }), board)).toEqual({
      positions: [],
      next: [],
      isComplete: true,
    })
    for (const broken of ['{"dataFeedElement":[', '{"a":1}'])
      expect(softgarden.read(jsonAnswer(feed, broken), board).isComplete).toBe(false)
    const odd = {
      dataFeedElement: [
        { item: { '@type': ['JobPosting'], name: 'Koch', jobLocation: 'Merano', employmentType: 4, url: 'mailto:x' } },
      ],
    }
    expect(softgarden.read(jsonAnswer(feed, odd), board).positions).toMatchObject([
      { title: { text: 'Koch' }, url: board.url, hints: { place: [{ text: 'Merano' }] } },
    ])
  })
})

describe('softgarden’s newer hosts', () => {
  const newer = softgarden.recognise(new URL('https://hof.softgarden.io/'))

  it('share the feed of the classic ones', () => {
    expect(newer && softgarden.requests(newer).map(({ url }) => url)).toEqual([
      'https://hof.softgarden.io/jobs.feed.json',
      feed,
      'https://hof.softgarden.io/',
    ])
    expect(softgarden.requests(board)).toHaveLength(2)
  })

  it('state their jobs in the page', () => {
    const data = { '@type': 'DataFeed', dataFeedElement: [{ '@type': 'DataFeedItem', item: posting }] }
    const page = htmlAnswer(
      'https://hof.softgarden.io/',
      `<script type="application/ld+json">${JSON.stringify(data)}</script><div id="jobs"></div>`,
    )
    const read = newer && softgarden.read(page, newer)
    expect(read).toMatchObject({
      isComplete: true,
      positions: [{ url: posting.url, reference: '7007', hints: { place: [{ text: 'Bressanone' }] } }],
    })
  })

  it.each(['https://jobdb.softgarden.de/jobdb/public/x', 'https://app.softgarden.io/'])('are not %s', (url) => {
    expect(softgarden.recognise(new URL(url))).toBeNull()
  })
})
