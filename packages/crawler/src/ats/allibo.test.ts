import { describe, expect, it } from 'vitest'
import { allibo } from './allibo.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'
import { boardsIn } from './tracking-systems.ts'

const feed = 'https://joblink.allibo.com/ats4/Widget/connector.aspx?DM=AbC%3D&SG=2&FT=481&LN=IT'
const detail = 'https://joblink.allibo.com/ats4/job-offer.aspx?DM=1818&ID=90001&LN=IT'
const board = { system: 'allibo', token: 'AbC=/481', url: feed, feed }

const ad = {
  Title: 'Magazziniere',
  DetailLink: detail,
  JobLocation: 'Lodi',
  ListPlaces: [{ CityName: 'Lodi', ProvinceName: 'Lodi' }, { ProvinceName: 'Cremona' }],
}

const advert = (id: number, title: string) => ({ ...ad, Title: title, DetailLink: detail.replace('90001', String(id)) })
const widget = (...ads: unknown[]) => jsonAnswer(feed, { Content: { WidgetData: { AdsList: ads } } })

describeBoard('an allibo widget', {
  system: allibo,
  address: feed,
  list: { page: widget(ad, advert(90002, 'Carrellista')), titles: ['Magazziniere', 'Carrellista'] },
  second: null,
  detail: {
    page: htmlAnswer(
      detail,
      '<section itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">Magazziniere</h1><div itemprop="description"><p>Carico e scarico.</p></div></section>',
    ),
    words: 'Carico e scarico',
  },
  empty: { page: widget(), isKnown: true },
  unknownTenant: { page: jsonAnswer(feed, { Content: null }) },
  changed: { page: jsonAnswer(feed, { Content: { WidgetData: { Ads: [ad] } } }) },
  translated: {
    page: jsonAnswer(feed.replace('LN=IT', 'LN=EN'), {
      Content: { WidgetData: { AdsList: [advert(90003, 'Storekeeper')] } },
    }),
    titles: ['Storekeeper'],
  },
})

describe('allibo', () => {
  it('recognises the connector and a job, and not the scripts', () => {
    expect(allibo.recognise(new URL(feed))).toEqual(board)
    expect(allibo.recognise(new URL(detail))).toMatchObject({ token: '1818/90001', url: detail })
    expect(allibo.recognise(new URL('https://joblink.allibo.com/ats4/Widget/js'))).toBeNull()
    expect(allibo.recognise(new URL('https://allibo.com'))).toBeNull()
    expect(allibo.requests(board)).toEqual([{ url: feed, headers: { referer: 'https://joblink.allibo.com/' } }])
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
})

it('allibo keeps the readable fields of an advert with wrong types, and is not complete', () => {
  const odd = widget({ Title: 'Autista', ListPlaces: 'x', DetailLink: [] }, 1)
  expect(allibo.read(odd, board)).toMatchObject({ positions: [{ url: feed }], isComplete: false })
})

it('allibo reads a list that is not wrapped', () => {
  expect(allibo.read(jsonAnswer(feed, { AdsList: [ad] }), board)).toMatchObject({
    isComplete: true,
    positions: [{ reference: '90001' }],
  })
})

it('allibo’s widgets of one company are boards of their own, one for each kind of post', () => {
  const page = htmlAnswer(
    'https://www.rossi.example/lavora',
    ['481', '482']
      .map((kind) => `<a data-allibo="${feed.replace('481', kind).replaceAll('&', '&amp;')}">-</a>`)
      .join(''),
  )
  expect(boardsIn(page).map(({ token }) => token)).toEqual(['AbC=/481', 'AbC=/482'])
})

it('an allibo place is the town, not its province', () => {
  const places = [{ PlaceName: 'Codogno', ProvinceName: 'Lodi' }]
  expect(allibo.read(widget({ ...ad, ListPlaces: places }), board).positions[0]?.hints.place).toMatchObject([
    { text: 'Codogno' },
  ])
})
