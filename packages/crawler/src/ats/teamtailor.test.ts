import { describe, expect, it } from 'vitest'
import { teamtailor } from './teamtailor.ts'
import { htmlAnswer, jsonAnswer, unquoted, xmlAnswer } from './testing/answers.ts'

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

  it('reads a feed without postings, an empty one, and nothing from a broken answer', () => {
    expect(teamtailor.read(jsonAnswer(feed, { items: [{ ...item, _jobposting: 7 }] }), board).positions).toMatchObject([
      { hints: { postedAt: { text: '2026-11-03T10:00:00+01:00' } }, sections: [{ heading: null }] },
    ])
    expect(teamtailor.read(jsonAnswer(feed, { items: [] }), board)).toEqual({
      positions: [],
      next: [],
      isComplete: true,
    })
    expect(teamtailor.read(xmlAnswer(rss, '<rss><channel></channel></rss>'), board)).toEqual({
      positions: [],
      next: [],
      isComplete: true,
    })
    expect(teamtailor.read(jsonAnswer(feed, '{"items":[{"ti'), board).isComplete).toBe(false)
    expect(teamtailor.read(xmlAnswer(rss, '<html>no'), board).isComplete).toBe(false)
    expect(teamtailor.read(xmlAnswer(rss, rssItem('none').slice(0, 260)), board).positions.length).toBeLessThanOrEqual(
      1,
    )
  })
})
