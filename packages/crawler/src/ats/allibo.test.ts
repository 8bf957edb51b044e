import { describe, expect, it } from 'vitest'
import { allibo } from './allibo.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'

const feed = 'https://joblink.allibo.com/ats4/Widget/connector.aspx?DM=AbC%3D&SG=2&FT=481&LN=IT'
const detail = 'https://joblink.allibo.com/ats4/job-offer.aspx?DM=1818&ID=90001&LN=IT'
const board = { system: 'allibo', token: 'AbC=', url: feed, feed }

const ad = {
  Title: 'Magazziniere',
  DetailLink: detail,
  JobLocation: 'Lodi',
  ListPlaces: [{ CityName: 'Lodi', ProvinceName: 'Lodi' }, { ProvinceName: 'Cremona' }],
}

describe('allibo', () => {
  it('recognises the connector and a job, and not the scripts', () => {
    expect(allibo.recognise(new URL(feed))).toEqual(board)
    expect(allibo.recognise(new URL(detail))).toMatchObject({ token: '1818/90001', url: detail })
    expect(allibo.recognise(new URL('https://joblink.allibo.com/ats4/Widget/js'))).toBeNull()
    expect(allibo.recognise(new URL('https://allibo.com'))).toBeNull()
    expect(allibo.requests(board)).toEqual([{ url: feed }])
  })

  it('lists the widget’s adverts and requests their pages', () => {
    const page = jsonAnswer(feed, { Content: { WidgetData: { AdsList: [ad] } } })
    const read = allibo.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read).toMatchObject({
      next: [{ url: detail }],
      isComplete: true,
      positions: [
        {
          title: { text: 'Magazziniere' },
          url: detail,
          reference: '90001',
          hints: { place: [{ text: 'Lodi' }, { text: 'Cremona' }] },
        },
      ],
    })
  })

  it("reads a job's microdata", () => {
    const page = htmlAnswer(
      detail,
      `<section itemscope itemtype="http://schema.org/JobPosting"><meta itemprop="datePosted" content="2026-10-10"><h1 itemprop="title">Magazziniere</h1>
       <div itemprop="hiringOrganization" itemscope><span itemprop="name">Rossi</span></div>
       <div itemprop="description"><p>Carico e scarico.</p><ul><li>Patentino muletto</li></ul></div><span itemprop="addressLocality">Lodi</span></section>`,
    )
    const read = allibo.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read.positions).toMatchObject([
      {
        title: { text: 'Magazziniere' },
        reference: '90001',
        hints: { place: [{ text: 'Lodi' }], postedAt: { text: '2026-10-10' }, employer: { text: 'Rossi' } },
        sections: [{ lines: [{ text: 'Carico e scarico.' }, { text: 'Patentino muletto', isItem: true }] }],
      },
    ])
  })

  it('reads an empty widget, and nothing from a broken answer', () => {
    expect(allibo.read(jsonAnswer(feed, { Content: { WidgetData: { AdsList: [] } } }), board)).toEqual({
      positions: [],
      next: [],
      isComplete: true,
    })
    for (const broken of ['{"Content":', '{"Content":{"WidgetData":null}}', '[]'])
      expect(allibo.read(jsonAnswer(feed, broken), board).isComplete).toBe(false)
    const odd = { Content: { WidgetData: { AdsList: [{ Title: 'Autista', ListPlaces: 'x', DetailLink: [] }, 1] } } }
    expect(allibo.read(jsonAnswer(feed, odd), board)).toMatchObject({ positions: [{ url: feed }], isComplete: false })
  })
})

it('reads a list that is not wrapped', () => {
  expect(allibo.read(jsonAnswer(feed, { AdsList: [ad] }), board)).toMatchObject({
    isComplete: true,
    positions: [{ reference: '90001' }],
  })
})
