import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startCpuTime } from '../../testing/cpu-time.ts'
import { readBody } from './testing/read-body.ts'

const piece = fc.constantFrom(
  '<div>',
  '</div>',
  '<ul><li>',
  '</li>',
  '<h3>',
  '</h3>',
  '<b>',
  '<table><tr><td>',
  '</td>',
  '</tr>',
  '<details><summary>',
  '<dl><dt>',
  '<dd>',
  '<a href="/x">',
  '<a href="mailto:',
  '</a>',
  '<script type="application/ld+json">',
  '{"@type":"JobPosting","title":',
  '</script>',
  '<form><input>',
  'Saldatore',
  'Cercasi cuoco',
  'Requisiti:',
  'contratto',
  'Lodi (LO)',
  'posizione chiusa',
  '&amp',
  '<!--',
  '-->',
  '"',
  '\u0000',
  '\uD800',
  '<h1',
  '<tr rowspan=9999999>',
  '<td rowspan="-1">',
  ' aria-controls="x"',
  '<button data-target="#x">',
  '<div itemscope itemtype="http://schema.org/JobPosting">',
)

describe('extractPositions', () => {
  it('reads any markup without throwing, and gives usable positions', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }),
        fc.constantFrom('home', 'careers', 'detail', 'post'),
        (pieces, role) => {
          for (const { title, url, by } of readBody(pieces.join(' '), role)) {
            expect(title.text.trim()).not.toBe('')
            expect(by).not.toBe('')
            expect(URL.canParse(url)).toBe(true)
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  it.each<[string, string]>([
    ['deep nesting', '<div><b>'.repeat(10_000)],
    ['stray quotation marks', `<script type="application/ld+json">{"@type":${'"'.repeat(58_000)}}</script>`],
    ['links within links', '<a href="/x">Autista, patente C, Lodi <h3>Autista</h3>'.repeat(3_000)],
    ['tables within tables', `${'<table><tr><td>Mansione<td>Sede'.repeat(300)}${'Autista '.repeat(20_000)}`],
    ['notices without an end', '<p>Cercasi autista</p><p>Lodi</p>'.repeat(3_000)],
    ['many items', `<ul>${'<li><a href="/a">Operatore</a> Lodi</li>'.repeat(5_000)}</ul>`],
    ['many headings', '<h3>Operatore</h3><p>Requisiti: diploma</p>'.repeat(3_000)],
    ['one long line', `<p>${'operatore cerchiamo '.repeat(20_000)}</p>`],
    ['a word without end', `<p>${'a'.repeat(88)}: cerchiamo personale, contratto a termine</p>`.repeat(20)],
    ['many tables', '<table><tr><td>Ruolo</td><td>Sede</td></tr><tr><td>Cuoco</td><td>Lodi</td></tr>'.repeat(500)],
    ['spaces', `<p>${' '.repeat(300_000)}a</p><p>${':'.repeat(50_000)}</p>`],
    ...[...'\uFFFD-–:.,;|(*/•_=>\u2605\u{1F600}'].map((sign): [string, string] => [
      `runs of ${sign}`,
      `<p>Saldatore ${sign.repeat(50_000)} a</p><li><b>Cuoco</b>${sign.repeat(50_000)}a</li><h3>${sign.repeat(50_000)}a</h3>`,
    ]),
    [
      'a huge script',
      `<script>var a = ${'['.repeat(50_000)}</script><script type="application/ld+json">${'{"a":'.repeat(20_000)}</script>`,
    ],
  ])('takes little time on %s', (_, body) => {
    const spent = startCpuTime()
    readBody(body)
    expect(spent()).toBeLessThan(1_500)
  })
})
