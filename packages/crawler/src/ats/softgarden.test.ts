import { describe, expect, it } from 'vitest'
import { softgarden } from './softgarden.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

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

const named = (id: number, title: string) => ({ item: { ...posting, title, url: `${board.url}job/${id}/${title}` } })
const answer = (...dataFeedElement: unknown[]) => jsonAnswer(feed, { '@type': 'DataFeed', dataFeedElement })

describeBoard("softgarden's feed", {
  system: softgarden,
  address: 'https://hof.career.softgarden.de/job/7007/x',
  list: { page: answer(named(7007, 'Cuoco'), named(7008, 'Cameriere')), titles: ['Cuoco', 'Cameriere'] },
  second: null,
  detail: {
    page: htmlAnswer(`${board.url}job/7007/Cuoco`, '<h1>Cuoco</h1><p>Cucina di montagna.</p>'),
    words: 'Cucina di montagna',
  },
  empty: { page: answer(), isKnown: true },
  unknownTenant: { page: htmlAnswer(board.url, '<h1>Seite nicht gefunden</h1>') },
  changed: { page: jsonAnswer(feed, { jobs: [{ name: 'Koch' }] }) },
  translated: { page: answer(named(7009, 'Kellner')), titles: ['Kellner'] },
})

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
})

describe('softgarden’s newer hosts', () => {
  const newer = softgarden.recognise(new URL('https://hof.softgarden.io/'))

  it('are asked for their page first, then for the feed of the classic ones', () => {
    expect(newer && softgarden.requests(newer).map(({ url }) => url)).toEqual([
      'https://hof.softgarden.io/',
      'https://hof.softgarden.io/jobs.feed.json',
      feed,
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

  it('count their jobs in the page, where only some of them are drawn', () => {
    const html =
      '<script>var list = { complete_job_id_list: [7007, 7008, 7009] }</script><a href="/job/7007/Koch">Koch</a>'
    const read = newer && softgarden.read(htmlAnswer('https://hof.softgarden.io/', html), newer)
    expect(read).toMatchObject({ total: 3, positions: [{ reference: '7007' }] })
  })

  it('count their jobs also where the list has a second name, and say by it that there is none', () => {
    const read = (ids: string, links: string) => {
      const html = `<script>var complete_job_id_list = jobs_selected = [${ids}];</script>${links}`
      return newer && softgarden.read(htmlAnswer('https://hof.softgarden.io/de/vacancies', html), newer)
    }
    expect(read('7007, 7008', '<a href="../job/7007/Koch">Koch</a>')).toMatchObject({ total: 2 })
    expect(read('', '')).toEqual({ positions: [], next: [], isComplete: true, total: 0 })
  })

  it.each(['https://jobdb.softgarden.de/jobdb/public/x', 'https://app.softgarden.io/'])('are not %s', (url) => {
    expect(softgarden.recognise(new URL(url))).toBeNull()
  })
})
