import { getOuterHTML } from 'domutils'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { finish } from '../steps.ts'
import { parseSteps } from './parse-html.ts'

const pieces = fc.array(
  fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="/lavoro?a=1&amp;b=2">',
    '</a>',
    '<br>',
    '<!-- nota -->',
    '<script>if (a < b) {}</script>',
    '<style>',
    '</style>',
    '<',
    '>',
    '"',
    '&egrave;',
    '&#8203;',
    '&amp',
    'è',
    '\u200b',
    '\u{e0041}',
    '👩\u200d🔧',
    'Saldatore ',
    '<div style="font-size:0">',
    '</div>',
    '<svg><title>x</title></svg>',
    '<table><td>a<tr>',
    '<![CDATA[x]]>',
  ),
  { maxLength: 40 },
)

it('a page parsed in pieces has the tree of one parsed at once, wherever it is cut', () => {
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 40 }), (parts, step) => {
      const html = parts.join('')
      const [inPieces, atOnce] = [step, html.length + 1].map((length) =>
        getOuterHTML(finish(parseSteps(html, length)).document),
      )
      expect(inPieces).toBe(atOnce)
    }),
    { numRuns: 500 },
  )
})

it('a page is read up to its bounds, in pieces too', () => {
  const many = '<b>'.repeat(2_000)
  const [inPieces, atOnce] = [100, 1_000_000].map((length) => finish(parseSteps(many, length)).nodes)
  expect(inPieces).toBe(atOnce)
  expect(inPieces).toBeLessThan(2_000)
})
