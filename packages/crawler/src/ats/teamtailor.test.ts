import { describe, expect, it } from 'vitest'
import { teamtailor } from './teamtailor.ts'
import { htmlAnswer, jsonAnswer, unquoted, xmlAnswer } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

const board = {
  system: 'teamtailor',
  token: 'serre',
  url: 'https://serre.teamtailor.com/jobs',
  host: 'serre.teamtailor.com',
}
const feed = 'https://serre.teamtailor.com/jobs.json'
const rss = 'https://serre.teamtailor.com/jobs.rss'
const url = 'https://serre.teamtailor.com/jobs/3001-giardiniere'

const item = {
  id: 'aa-bb',
  url,
  title: 'Giardiniere',
  content_html: '<p>Cura delle serre.</p>',
  date_published: '2026-11-03T10:00:00+01:00',
  _jobposting: {
    '@type': 'JobPosting',
    title: 'Giardiniere',
    description: '<p>Cura delle serre.</p>',
    datePosted: '2026-11-03T10:00:00+01:00',
    validThrough: '2026-12-31',
    employmentType: ['PART_TIME', 'TEMPORARY'],
    jobLocation: [{ address: { addressLocality: 'Albenga' } }, { address: { addressLocality: 'Imperia' } }],
  },
}

const rssItem = (
  status: string,
) => `<rss xmlns:tt="https://teamtailor.com/locations"><channel><title>Serre</title><item>
  <title>Giardiniere</title><description>&lt;p&gt;Cura delle serre.&lt;/p&gt;</description><pubDate>Tue, 03 Nov 2026 09:00:00 +0000</pubDate>
  <link>${url}</link><remoteStatus>${status}</remoteStatus><guid>aa-bb</guid>
  <tt:locations><tt:location><tt:name>Serra nord</tt:name><tt:city>Albenga</tt:city></tt:location><tt:location><tt:name>Imperia</tt:name><tt:city/></tt:location></tt:locations>
</item></channel></rss>`

const named = (id: number, title: string) => ({
  ...item,
  url: `https://serre.teamtailor.com/jobs/${id}-x`,
  title,
  _jobposting: { ...item._jobposting, title },
})

const rssJob = (id: number, title: string) =>
  `<item><title>${title}</title><link>https://serre.teamtailor.com/jobs/${id}-x</link><description>&lt;p&gt;Cura delle serre.&lt;/p&gt;</description></item>`
const rssOf = (...items: string[]) => `<rss><channel>${items.join('')}</channel></rss>`

describeBoard("teamtailor's feed", {
  system: teamtailor,
  address: url,
  list: {
    page: jsonAnswer(feed, { items: [item, named(3002, 'Vivaista')], next_url: `${feed}?page=2` }),
    titles: ['Giardiniere', 'Vivaista'],
  },
  second: { page: jsonAnswer(`${feed}?page=2`, { items: [named(3003, 'Potatore')] }), titles: ['Potatore'] },
  others: [
    { page: xmlAnswer(rss, rssOf(rssJob(3001, 'Giardiniere'), rssJob(3002, 'Vivaista'), rssJob(3003, 'Potatore'))) },
  ],
  detail: { page: htmlAnswer(url, '<h1>Giardiniere</h1><p>Cura delle serre.</p>'), words: 'Cura delle serre' },
  empty: { page: jsonAnswer(feed, { items: [] }), isKnown: true },
  unknownTenant: { page: htmlAnswer(board.url, '<h1>This page does not exist</h1>', 404) },
  changed: { page: jsonAnswer(feed, { jobs: [item] }) },
  translated: { page: jsonAnswer(feed, { items: [named(3004, 'Gardener')] }), titles: ['Gardener'] },
  check: 2,
})

const hundred = ['Giardiniere', ...Array.from({ length: 99 }, (_, index) => `Vivaista serra ${index + 1}`)]

describeBoard("teamtailor's RSS", {
  system: teamtailor,
  address: url,
  list: { page: xmlAnswer(rss, rssOf(...hundred.map((title, index) => rssJob(3001 + index, title)))), titles: hundred },
  second: { page: xmlAnswer(`${rss}?offset=100`, rssOf(rssJob(4001, 'Potatore'))), titles: ['Potatore'] },
  detail: { page: htmlAnswer(url, '<h1>Giardiniere</h1><p>Cura delle serre.</p>'), words: 'Cura delle serre' },
  empty: { page: xmlAnswer(rss, rssOf()), isKnown: true },
  unknownTenant: { page: htmlAnswer(board.url, '<h1>This page does not exist</h1>', 404) },
  changed: { page: xmlAnswer(rss, '<feed><entry><title>Giardiniere</title></entry></feed>') },
  translated: { page: xmlAnswer(rss, rssOf(rssJob(4002, 'Gardener'))), titles: ['Gardener'] },
  check: 2,
})

describe('teamtailor recognise', () => {
  it.each(['https://serre.teamtailor.com/', url, 'https://serre.teamtailor.com/it/jobs'])(
    'recognises %s',
    (address) => {
      expect(teamtailor.recognise(new URL(address))).toEqual(board)
    },
  )

  it('keeps regional hosts', () => {
    expect(teamtailor.recognise(new URL('https://serre.na.teamtailor.com/jobs'))?.url).toBe(
      'https://serre.na.teamtailor.com/jobs',
    )
  })

  it.each([
    'https://www.teamtailor.com/it/',
    'https://api.teamtailor.com/v1/jobs',
    'https://scripts.teamtailor-cdn.com/widgets/jobs.js',
  ])('does not recognise %s', (address) => {
    expect(teamtailor.recognise(new URL(address))).toBeNull()
  })

  it('recognises its careers sites on other domains, and not a widget', () => {
    const own = htmlAnswer(
      'https://lavoro.serre.example/',
      '<script src="https://assets-aws.teamtailor-cdn.com/assets/packs/js/careersite-1.js"></script>',
    )
    expect(teamtailor.recogniseMarkup?.(own)).toMatchObject([{ url: 'https://lavoro.serre.example/jobs' }])
    const widget = htmlAnswer(
      'https://serre.example/',
      '<script src="https://scripts.teamtailor-cdn.com/widgets/production/jobs.js"></script>',
    )
    expect(teamtailor.recogniseMarkup?.(widget)).toEqual([])
  })
})

describe('teamtailor read', () => {
  it('reads the JSON feed, and requests the RSS and the next page of its own host', () => {
    const page = jsonAnswer(feed, {
      version: 'https://jsonfeed.org/version/1.1',
      items: [item],
      next_url: `${feed}?page=2`,
    })
    const read = teamtailor.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.next).toEqual([{ url: `${feed}?page=2` }, { url: rss }])
    expect(read.positions[0]).toMatchObject({
      url,
      reference: '3001',
      hints: {
        place: [{ text: 'Albenga' }, { text: 'Imperia' }],
        contract: { text: 'TEMPORARY' },
        schedule: { text: 'PART_TIME' },
        validThrough: { text: '2026-12-31' },
      },
    })
    expect(
      teamtailor.read(jsonAnswer(feed, { items: [item], next_url: 'https://other.example/' }), board).next,
    ).toEqual([{ url: rss }])
  })

  it.each([
    ['hybrid', '<remoteStatus>hybrid</remoteStatus>'],
    ['fully', '<remoteStatus>fully</remoteStatus>'],
    ['none', undefined],
  ])('reads the RSS feed with remote status %s', (status, text) => {
    const page = xmlAnswer(rss, rssItem(status))
    const read = teamtailor.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.positions).toMatchObject([
      { reference: '3001', hints: { place: [{ text: 'Albenga' }, { text: 'Imperia' }] } },
    ])
    expect(read.positions[0]?.hints.remote?.text).toBe(text)
    expect(read.positions[0]?.sections).toMatchObject([{ lines: [{ text: 'Cura delle serre.' }] }])
  })

  it('keeps the places of a posting that lacks the text', () => {
    const { description: _, ...untold } = item._jobposting
    const { content_html: __, ...entry } = item
    const { positions } = teamtailor.read(jsonAnswer(feed, { items: [{ ...entry, _jobposting: untold }] }), board)
    expect(positions).toMatchObject([{ hints: { place: [{ text: 'Albenga' }, { text: 'Imperia' }] }, sections: [] }])
  })

  it('reads a feed without postings', () => {
    expect(teamtailor.read(jsonAnswer(feed, { items: [{ ...item, _jobposting: 7 }] }), board).positions).toMatchObject([
      { hints: { postedAt: { text: '2026-11-03T10:00:00+01:00' } }, sections: [{ heading: null }] },
    ])
  })
})
