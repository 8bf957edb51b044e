import { expect, it } from 'vitest'
import { nationalDigits } from './national-digits.ts'
import { keyOf, nameKeys } from './person-keys.ts'
import type { PersonMatcher } from './person-matcher.ts'
import { isOpaque, scrubPage } from './scrub-page.ts'

const names = new Set(nameKeys('Niccolò Rossi'))
const anna: PersonMatcher = {
  isName: (key) => names.has(key),
  isNumber: (digits) => digits === '3331234567',
  isAddress: (address) => address === 'n.rossi@azienda.example',
}
const scrubbed = (html: string, encoding: BufferEncoding = 'utf8') => {
  const body = scrubPage(Buffer.from(html, encoding), anna)
  return body === null ? null : Buffer.from(body).toString(encoding)
}

it.each([
  ['<p>Niccolò Rossi, saldatore</p>', '<p>[omesso], saldatore</p>'],
  ['<b>ROSSI</b> <i>Niccol&ograve;</i> cerca', '<b>[omesso]</i> cerca'],
  ['<p>N. Rossi</p>', '<p>[omesso]</p>'],
  ['<img alt="Niccolò Rossi" src="/a.jpg">', '<img alt="[omesso]" src="/a.jpg">'],
  ['{"name":"Niccol\\u00f2 Rossi","n":1}', '{"name":"[omesso]","n":1}'],
  ['<a href="mailto:n.rossi%40azienda.example">scrivi</a>', '<a href="mailto:[omesso]">scrivi</a>'],
  ['n.rossi<span>@</span>azienda.example', '[omesso]'],
  ['&#110;.rossi&#64;azienda&#46;example!', '[omesso]!'],
  ['n.rossi [at] azienda [dot] example', '[omesso]'],
  ['<a href="tel:+393331234567">333 12 34 567</a>', '<a href="tel:[omesso]">[omesso]</a>'],
  ['tel 0039.333/1234567 o 02 7654321', 'tel [omesso] o 02 7654321'],
  ['<p>Nic&ZeroWidthSpace;colò Ros&shy;si</p>', '<p>[omesso]</p>'],
  ['<p>Nic<!-- -->colò Rossi</p>', '<p>[omesso]</p>'],
  ['<!-- autore: Niccolò Rossi -->', '<!-- autore: [omesso] -->'],
  ['<a href="/team/niccol%C3%B2-rossi">chi</a>', '<a href="/team/[omesso]">chi</a>'],
  ['<a href="/cv/RossiNiccolo_2026.pdf">cv</a>', '<a href="/cv/[omesso]_2026.pdf">cv</a>'],
  ['{"givenName":"Niccolò","familyName":"Rossi"}', '{"givenName":"[omesso]"}'],
  ['<td>Rossi</td>\n  <td>Niccolò</td>', '<td>[omesso]</td>'],
  ['Rossi, Niccolò', '[omesso]'],
  ['Sig. Rossi', 'Sig. [omesso]'],
  ['Passa e chiedi di Niccolò!', 'Passa e chiedi di [omesso]!'],
  ['Ν\u0456cc\u200bolò\\nRossi', '[omesso]'],
])('scrubPage removes the person from %s', (page, expected) => {
  expect(scrubbed(page)).toBe(expected)
})

it('scrubPage finds an address that a service hides from robots', () => {
  const code = Buffer.from([7, ...Buffer.from('n.rossi@azienda.example').map((byte) => byte ^ 7)]).toString('hex')
  expect(scrubbed(`<a data-cfemail="${code}">x</a>`)).toBe('<a data-cfemail="[omesso]">x</a>')
})

it('scrubPage leaves every other byte of a page in another encoding as it was', () => {
  expect(scrubbed('<p>Niccolò Rossi però è già così: città</p>', 'latin1')).toBe(
    '<p>[omesso] però è già così: città</p>',
  )
})

it.each([
  '<p>Anna Rossi, Niccolò Neri, 333 7654321, m.rossi@azienda.example</p>',
  '<p>Luca Rossi, Niccolò Neri</p>',
  '<p>Vini Rossi, Rossi S.r.l., via Rossi 3, Via N. Rossi 4, Studio Dott. Rossi</p>',
  '<p>Anna Rossi. Niccolò arriva dopo. Rivolgersi a Rossi in sede.</p>',
  '<p>Anna e Niccolò ti aspettano, chiedi di Anna</p>',
])('scrubPage returns null for a page that names somebody else: %s', (page) => {
  expect(scrubbed(page)).toBeNull()
})

it('isOpaque tells a document whose text is not in its bytes', () => {
  expect([Buffer.from('%PDF-1.7'), Buffer.from('<html>')].map(isOpaque)).toEqual([true, false])
})

it('nationalDigits is equal for the written forms of a number', () => {
  expect(['333 1234567', '+39 333.12.34.567', '0039 3331234567', '+39 (0)333 1234567'].map(nationalDigits)).toEqual(
    Array(4).fill('3331234567'),
  )
})

it('nameKeys are equal in either order of the words', () => {
  expect(nameKeys('Niccolò Rossi')).toContain(keyOf(['rossi', 'niccolo']))
})
