import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentHasher } from './document-hash.ts'

const hashOn = (day: number, html: string, others: readonly string[] = ['https://rossi.example/api/elenco']) =>
  documentHasher(new Date(Date.UTC(2026, 10, day, 6)))(html, others)

const root = '<div id="jobs" class="loading"></div>'
const page = (body: string, code = "load('/api/elenco')") =>
  `<!DOCTYPE html><body>${root}${body}<script>${code}</script></body>`

describe('documentHasher gives the same hash', () => {
  it.each([
    ['a nonce in a script', page('', '{"nonce":"b1f04c"}'), page('', '{"nonce":"77aa01"}')],
    ['a nonce of a tag', page('<script nonce="b1f04c">a()</script>'), page('<script nonce="77aa01">a()</script>')],
    ['a counter', page('<p>Visitatori: 10.233</p>'), page('<p>Visitatori: 10.240</p>')],
    ["today's date", page('<p>Oggi è il 13 novembre 2026</p>'), page('<p>Oggi è il 14 novembre 2026</p>')],
    ['a time in a comment', page('<!-- built in 0.21 s -->'), page('<!-- built in 1.3 s -->')],
  ])('but for %s', (_, yesterday, today) => {
    expect(hashOn(14, today)).toBe(hashOn(13, yesterday))
    expect(hashOn(14, today)).not.toBeNull()
  })
})

describe('documentHasher gives another hash', () => {
  it.each([
    ['a text', page('<p>Uno</p>'), page('<p>Due</p>')],
    ['an attribute', page('<i data-company="7"></i>'), page('<i data-company="8"></i>')],
    ['code', page('', "load('/api/elenco?sede=1')"), page('', "load('/api/elenco?sede=2')")],
    ['a date in code', page('', "from('2026-11-13')"), page('', "from('2026-11-14')")],
    ['a number in code that counts something', page('', 'show({ views: 3 })'), page('', 'show({ views: 4 })')],
    ['an id in code', page('', "only('5f2a9c0e1b2d3f4a5b6c7d8e')"), page('', "only('6a2a9c0e1b2d3f4a5b6c7d8e')")],
    ['a directive in a comment', page('<!-- ko foreach: jobs -->'), page('<!-- ko foreach: archive -->')],
    ['the address of a script', page('<script src="/a.1.js"></script>'), page('<script src="/a.2.js"></script>')],
  ])('for %s', (_, yesterday, today) => {
    expect(hashOn(14, today)).not.toBe(hashOn(13, yesterday))
  })
})

it('documentHasher gives none where a value that it would leave out is in the address of another input', () => {
  const html = page('', '{"buildId":"k2j8","boardToken":"rossi"}')
  expect(hashOn(14, html)).toBe(hashOn(14, page('', '{}').replace('{}', '{"buildId":"x","boardToken":"y"}')))
  expect(hashOn(14, html, ['https://cdn.example/_next/data/k2j8/jobs.json'])).toBeNull()
  expect(hashOn(14, html, ['https://boards.example/v1/rossi/jobs'])).toBeNull()
})

it('documentHasher leaves out no code, tag or text but the values of one answer', () => {
  const piece = fc.constantFrom('<', '>', '<!--', '-->', '<script', '</script>', '"', '=', ' ', 'a', 'b', ':', '{', '}')
  fc.assert(
    fc.property(fc.array(piece), fc.nat(), fc.constantFrom('x', '<i>', '{c:2}'), (pieces, at, added) => {
      const place = at % (pieces.length + 1)
      const html = pieces.join('')
      const changed = [...pieces.slice(0, place), added, ...pieces.slice(place)].join('')
      expect(hashOn(14, changed)).not.toBe(hashOn(14, html))
    }),
  )
})

it.each(['<script>', '<!--', '<', '<a ', '</script'])(
  'documentHasher takes a moment for a page full of %s',
  (piece) => {
    const started = process.cpuUsage().user
    hashOn(14, piece.repeat(200_000))
    expect(process.cpuUsage().user - started).toBeLessThan(5_000_000)
  },
)
