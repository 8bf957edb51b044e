import fc from 'fast-check'
import type { Fetched } from '../src/fetch/fetcher.ts'

/** What a fetcher would hand on at most is 4 MB; few broken pages are that large, and none here. */
const maxBytes = 1024 * 1024

type Mutation = (body: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>

const tags = [
  'div',
  'b',
  'ul><li',
  'table><tr><td',
  'font',
  'a href="/x"',
  'p',
  'svg',
  'details',
  'dl><dt',
  'span',
  'h3',
]
const entities = ['&#x110000;', '&#99999999999;', '&#0;', '&bogus;', '&amp', '&#x;', '&', '&lt;script&gt;', '&#xD800;']
const unclosed = [
  '<a href="',
  "<div class='",
  '<!--',
  '<script>',
  '<style>',
  '<![CDATA[',
  '<title>',
  '<textarea>',
  '</',
]
const runs = [
  'a',
  ' ',
  '-',
  '1',
  '.',
  '@',
  '\n',
  '/',
  '1-1.',
  'a@a.',
  'a a. ',
  '+39 0',
  '01/02/',
  ',',
  '€ 1',
  '"',
  '\\',
  '(',
  '•',
]
const lines = [
  '<p>Cercasi operaio</p>',
  '<li>almeno 3 anni di esperienza a Milano (MI)</li>',
  '<h3>Impiegato/a</h3><p>Requisiti: inglese, patente B.</p>',
  '<tr><td>Autista<td>Roma<td>Tempo indeterminato',
  '<p><b>Offriamo</b><br>buoni pasto, contratto a tempo determinato, RAL 25.000 - 30.000</p>',
  '<a href="/lavora-con-noi/1">Lavora con noi</a>',
  'info@rossi.example 030 123456 14/11/2026 ',
  '<script type="application/ld+json">{"@type":"JobPosting","title":"Saldatore",</script>',
  '<dt>Magazziniere<dd>Sede di lavoro: Brescia, Bergamo, Como',
]
const encodings = ['latin1', 'utf16le', 'ucs2', 'ascii', 'hex'] as const
const charsets = [
  'utf-16',
  'iso-2022-jp',
  'windows-1252',
  'utf-7',
  'x-user-defined',
  'nonsense',
  'gb18030',
  'shift_jis',
]

const place = fc.double({ min: 0, max: 1, noNaN: true })
const at = (body: Buffer, share: number) => Math.floor(body.length * share)
const insert =
  (share: number, text: string | Uint8Array): Mutation =>
  (body) =>
    Buffer.concat([body.subarray(0, at(body, share)), Buffer.from(text), body.subarray(at(body, share))])

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  place.map(
    (share): Mutation =>
      (body) =>
        body.subarray(0, at(body, share)),
  ),
  place.map(
    (share): Mutation =>
      (body) =>
        body.subarray(at(body, share)),
  ),
  fc
    .tuple(place, fc.constantFrom(...tags), fc.integer({ min: 10, max: 10_000 }))
    .map(([share, tag, times]) => insert(share, `<${tag}>`.repeat(times))),
  fc
    .tuple(place, fc.constantFrom(...runs), fc.integer({ min: 100, max: 100_000 }))
    .map(([share, run, length]) => insert(share, run.repeat(Math.ceil(length / run.length)))),
  fc
    .tuple(place, fc.constantFrom(...runs), fc.integer({ min: 1_000, max: 200_000 }))
    .map(([share, run, length]) =>
      insert(share, `<a class="job" href="${run.repeat(Math.ceil(length / run.length))}" data-x='y'>Autista</a>`),
    ),
  fc
    .tuple(place, fc.integer({ min: 1, max: 5_000 }))
    .map(([share, times]) =>
      insert(share, `<p ${Array.from({ length: times }, (_, index) => `a${index}=${index}`).join(' ')}>Operaio</p>`),
    ),
  fc
    .tuple(place, fc.array(fc.constantFrom(...entities), { minLength: 1, maxLength: 50 }))
    .map(([share, list]) => insert(share, list.join('x'))),
  fc.tuple(place, fc.constantFrom(...unclosed)).map(([share, text]) => insert(share, text)),
  fc
    .tuple(place, fc.constantFrom(...lines), fc.integer({ min: 1, max: 3_000 }))
    .map(([share, line, times]) => insert(share, line.repeat(times))),
  fc.tuple(place, place, fc.integer({ min: 2, max: 50 })).map(
    ([a, b, times]): Mutation =>
      (body) => {
        const [from, to] = [at(body, Math.min(a, b)), at(body, Math.max(a, b))]
        const copies = Math.min(times, Math.ceil(maxBytes / Math.max(1, to - from)))
        return Buffer.concat([body.subarray(0, to), ...Array.from({ length: copies }, () => body.subarray(from, to))])
      },
  ),
  fc.tuple(place, place, place).map(
    ([a, b, c]): Mutation =>
      (body) => {
        const [x = 0, y = 0, z = 0] = [a, b, c].map((share) => at(body, share)).sort((one, other) => one - other)
        return Buffer.concat([body.subarray(0, x), body.subarray(y, z), body.subarray(x, y), body.subarray(z)])
      },
  ),
  fc.tuple(place, fc.uint8Array({ minLength: 1, maxLength: 2_000 })).map(([share, bytes]) => insert(share, bytes)),
  fc.array(fc.tuple(place, fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 200 }).map(
    (changes): Mutation =>
      (body) => {
        const copy = Buffer.from(body)
        for (const [share, byte] of changes)
          if (copy.length > 0) copy[Math.min(at(copy, share), copy.length - 1)] = byte
        return copy
      },
  ),
  fc.tuple(place, fc.integer({ min: 1, max: 1_000 })).map(([share, times]) => insert(share, new Uint8Array(times))),
  fc.constantFrom(...encodings).map(
    (encoding): Mutation =>
      (body) =>
        Buffer.from(body.toString('utf8'), encoding),
  ),
)

const contentType = fc.option(fc.constantFrom(...charsets), { nil: null, freq: 4 })

/** A recorded answer, broken in one to four ways. */
export function mutatedPage(answers: readonly Fetched[]): fc.Arbitrary<Fetched> {
  return fc
    .tuple(fc.constantFrom(...answers), fc.array(mutation, { minLength: 1, maxLength: 4 }), contentType)
    .map(([answer, mutations, charset]) => {
      let body = Buffer.from(answer.body)
      for (const mutate of mutations) body = mutate(body).subarray(0, maxBytes)
      const headers = charset === null ? answer.headers : { 'content-type': `text/html; charset=${charset}` }
      return { ...answer, headers, body }
    })
}
