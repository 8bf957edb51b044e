import { expect, it } from 'vitest'
import { jobFeed } from './job-feed.ts'
import { htmlAnswer, unquoted, xmlAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const address = 'https://www.vivaio.example/feed/indeed.xml'
const job = (id: string, title: string) =>
  `<job><title><![CDATA[${title}]]></title><date>2026-11-03</date><referencenumber>${id}</referencenumber><url><![CDATA[https://www.vivaio.example/lavoro/${id}]]></url><company>Vivaio</company><city>Pistoia</city><country>IT</country><jobtype>fulltime</jobtype><description><![CDATA[<p>Cura delle piante.</p>]]></description></job>`
const feed = (...jobs: string[]) =>
  xmlAnswer(address, `<?xml version="1.0"?><source><publisher>Vivaio</publisher>${jobs.join('')}</source>`)

describeBoard('a feed for job portals', {
  system: jobFeed,
  address,
  list: { page: feed(job('v-1', 'Vivaista'), job('v-2', 'Potatore')), titles: ['Vivaista', 'Potatore'] },
  second: null,
  detail: null,
  empty: { page: feed(), isKnown: false },
  unknownTenant: { page: htmlAnswer(address, '<h1>Pagina non trovata</h1>') },
  changed: { page: xmlAnswer(address, '<source><job><nome>Vivaista</nome></job></source>') },
  translated: { page: feed(job('v-3', 'Gardener')), titles: ['Gardener'] },
})

const board = boardAt(jobFeed, address)

it('a feed in HR-XML is read by its profiles', () => {
  const opening = `<PositionOpening><PositionRecordInfo><Id><IdValue>77</IdValue></Id></PositionRecordInfo><PositionPostings><PositionPosting><Id validFrom="2026-11-03" validTo="2026-12-03"><IdValue>77</IdValue></Id><Link>https://www.vivaio.example/lavoro/77</Link></PositionPosting></PositionPostings><PositionProfile><PositionDetail><Company><Name>Vivaio</Name></Company><PhysicalLocation><PostalAddress><CountryCode>IT</CountryCode><Municipality>Pistoia</Municipality></PostalAddress></PhysicalLocation><PositionTitle>Vivaista</PositionTitle></PositionDetail><FormattedPositionDescription><Name>Mansioni</Name><Value><![CDATA[<p>Cura delle piante.</p>]]></Value></FormattedPositionDescription></PositionProfile></PositionOpening>`
  const page = xmlAnswer('https://www.vivaio.example/hrxml.xml', `<PositionOpenings>${opening}</PositionOpenings>`)
  const read = jobFeed.read(page, board)
  expect(unquoted(read.positions, page)).toEqual([])
  expect(read).toMatchObject({
    isComplete: true,
    positions: [
      {
        reference: '77',
        url: 'https://www.vivaio.example/lavoro/77',
        hints: { place: [{ text: 'Pistoia', country: 'IT' }], validThrough: { text: '2026-12-03' } },
        sections: [{ heading: 'Mansioni' }],
      },
    ],
  })
})

it('a feed in HR-XML may put its names in a namespace, and a place in an area', () => {
  const opening =
    '<hr:PositionOpening><hr:PositionRecordInfo><hr:Id><hr:IdValue>78</hr:IdValue></hr:Id></hr:PositionRecordInfo><hr:PositionProfile><hr:ProfileName>Potatore</hr:ProfileName><hr:PositionDateInfo/><hr:PositionDetail><hr:PhysicalLocation><hr:Area type="municipality"><hr:Value>Pescia</hr:Value></hr:Area></hr:PhysicalLocation></hr:PositionDetail></hr:PositionProfile></hr:PositionOpening>'
  const page = xmlAnswer(
    'https://www.vivaio.example/hrxml.xml',
    `<hr:PositionOpenings xmlns:hr="http://ns.hr-xml.org/2007-04-15">${opening}</hr:PositionOpenings>`,
  )
  expect(jobFeed.read(page, board)).toMatchObject({
    isComplete: true,
    positions: [{ reference: '78', title: { text: 'Potatore' }, hints: { place: [{ text: 'Pescia' }] } }],
  })
})

it('a sitemap under the name of a feed is none, and has not drifted', () => {
  const map = xmlAnswer(
    'https://www.vivaio.example/jobs.xml',
    '<urlset><url><loc>https://www.vivaio.example/lavoro/77</loc></url></urlset>',
  )
  expect(jobFeed.read(map, board)).toEqual({ positions: [], next: [], isComplete: false })
})

it.each([
  'https://www.vivaio.example/sitemap.xml',
  'https://www.vivaio.example/rss.xml',
  'https://www.vivaio.example/jobs',
])('no feed of jobs is recognised at %s', (url) => {
  expect(jobFeed.recognise(new URL(url))).toBeNull()
})
