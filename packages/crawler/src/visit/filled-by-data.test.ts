import { expect, it } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import type { RawPosition } from '../raw-position.ts'
import { isFilledByData } from './filled-by-data.ts'
import type { Visit } from './visit.ts'

const url = 'https://www.rossi.example/lavora-con-noi/'
const data = 'https://www.rossi.example/annunci.xml'
const page = readHtml('<h1>Lavora con noi</h1>', { url, status: 200, isRendered: false })

/** A visit that has read one entry, as sure as that, of a file that this page shows. */
const visitWith = (confidence: number, shownAt?: string): Visit => {
  const raw: RawPosition = {
    by: 'embedded-state',
    title: { text: 'Saldatore', url: data },
    url: data,
    reference: null,
    sections: [],
    hints: {},
    closed: null,
    applyUrl: null,
    confidence,
  }
  const site = { startUrl: url, company: 'Rossi S.r.l.', city: 'Jesi', visitedAt: new Date('2026-11-14T06:00:00Z') }
  return {
    site,
    sightings: [{ raw, pageUrl: data, ...(shownAt === undefined ? {} : { shownAt }) }],
  } as unknown as Visit
}

it.each([
  ['filled by a position of its file', 0.97, url, true],
  ['not filled by an entry that is none', 0.1, url, false],
  ['not filled by a position of another page', 0.97, `${url}altre/`, false],
  ['not filled by a position of a file that no page shows', 0.97, undefined, false],
])('a page is %s', (_, confidence, shownAt, isFilled) => {
  expect(isFilledByData(visitWith(confidence, shownAt), page)).toBe(isFilled)
})
