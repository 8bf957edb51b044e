import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AdvertFields, watchedPosition } from '../../testing/watched-position.ts'
import { KnownPositions } from './known-positions.ts'
import { mergeReading, type Writings } from './merge-reading.ts'
import { foundAt } from './reported-positions.ts'

const at = new Date('2026-11-15T08:00:00Z')
const company = { companyNo: 1, names: ['Officine Prova S.r.l.'] }
const page = { sourceNo: 1, kind: 'page', url: 'https://prova.example/', companies: [company] }
const board = { sourceNo: 2, kind: 'board', url: 'https://board.example/prova', companies: [company] }

function emptyKnown(): KnownPositions {
  const known = new KnownPositions()
  for (const { sourceNo, kind, url } of [page, board]) known.sources.set(sourceNo, { sourceNo, kind, url })
  return known
}

const emptyWritings = (): Writings => ({ descriptions: new Map(), quotes: new Map(), events: [], newPositions: 0 })

function take(known: KnownPositions, writings: Writings, source: typeof page, adverts: readonly AdvertFields[]) {
  const found = foundAt(known, source, adverts.map(watchedPosition))
  return mergeReading(known, writings, source, { found, isPart: false }, at)
}

const texts = [
  '',
  'Cerchiamo un saldatore con esperienza nella saldatura TIG di acciaio inox per il nostro stabilimento.',
  'Il candidato programma e usa torni a controllo numerico Fanuc, legge il disegno, misura i pezzi.',
]
const advert = fc.record({
  title: fc.constantFrom('Saldatore', 'Saldatore TIG', 'Tornitore CNC', 'Cuoco'),
  url: fc
    .constantFrom('', 'lavora-con-noi', 'posizioni/12', 'posizioni/13')
    .map((path) => `https://prova.example/${path}`),
  reference: fc.constantFrom(null, 'A-1', 'A-2'),
  description: fc.constantFrom(...texts),
  towns: fc.constantFrom(['017029'], ['015146'], []),
  isListedOnly: fc.boolean(),
})
const isOwn = ({ url }: AdvertFields) => url?.includes('/posizioni/') === true

/** A page of its own shows one position. */
const listing = fc
  .array(advert, { maxLength: 6 })
  .map((all) => all.filter((one, index) => !isOwn(one) || all.findIndex(({ url }) => url === one.url) === index))
const reading = listing.map((all) => all.map((one) => ({ ...one, isListedOnly: false })))
/** Only a page of its own can be left unread, and only where the list gives it the title it had when it was read. */
const twoReadings = fc.tuple(reading, listing).map(([before, now]) => {
  const isCalledTheSame = (one: AdvertFields) => before.some(({ url, title }) => url === one.url && title === one.title)
  return [before, now.map((one) => ({ ...one, isListedOnly: one.isListedOnly && isOwn(one) && isCalledTheSame(one) }))]
})

describe('mergeReading, for any reading', () => {
  it('changes nothing when the same reading is merged again', () => {
    fc.assert(
      fc.property(twoReadings, ([before = [], now = []]) => {
        const known = emptyKnown()
        const writings = emptyWritings()
        take(known, writings, page, before)
        const first = take(known, writings, page, now)
        known.begin()
        writings.events = []
        const again = take(known, writings, page, now)
        expect(writings.events).toEqual([])
        expect(again).toEqual({ shown: first.shown, opened: 0, changed: 0 })
        expect([known.positionChanges(), known.keyChanges(), known.presenceChanges()]).toEqual([[], [], []])
      }),
      { numRuns: 300 },
    )
  })

  it('adds no duplicate when a board shows the same positions, and the two sources do not undo each other', () => {
    fc.assert(
      fc.property(reading, (now) => {
        const known = emptyKnown()
        const writings = emptyWritings()
        const posted = now.map((one, index) => ({
          ...one,
          reference: `${index}`,
          url: `https://board.example/${index}`,
        }))
        const site = take(known, writings, page, now)
        const onBoard = take(known, writings, board, posted)
        expect(onBoard.shown.size).toBeGreaterThanOrEqual(site.shown.size)
        known.begin()
        for (const turn of [1, 2]) {
          take(known, writings, page, now)
          take(known, writings, board, posted)
          if (turn === 1) known.begin()
        }
        expect([known.positionChanges(), known.presenceChanges()]).toEqual([[], []])
      }),
    )
  })
})

describe('the addresses of a position', () => {
  it('are those of all sources that show it, the owner’s first', () => {
    const known = emptyKnown()
    const writings = emptyWritings()
    const own = { title: 'Saldatore', url: 'https://prova.example/posizioni/12' }
    const posted = { title: 'Saldatore', url: 'https://board.example/prova/9', reference: '9' }
    take(known, writings, page, [own])
    take(known, writings, board, [posted])
    expect(known.get(-1)?.sourceUrls).toEqual([posted.url, own.url])
    take(known, writings, page, [{ ...own, url: 'https://prova.example/posizioni/12-saldatore' }])
    expect(known.get(-1)?.sourceUrls).toEqual([posted.url, 'https://prova.example/posizioni/12-saldatore'])
  })
})
