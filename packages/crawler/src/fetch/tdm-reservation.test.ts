import { expect, test } from 'vitest'
import { reservesTdm } from './tdm-reservation.ts'

const page = (html: string, headers: Record<string, string> = {}) => ({
  kind: 'fetched' as const,
  url: 'https://a.example/',
  status: 200,
  headers,
  body: new TextEncoder().encode(html),
})

test.each([
  ['the header', page('', { 'tdm-reservation': '1' }), true],
  ['the header, not reserving', page('', { 'tdm-reservation': '0' }), false],
  ['the meta', page('<head><meta name="tdm-reservation" content="1"></head>'), true],
  ['the meta, other order and quotes', page("<META content='1' name='TDM-Reservation' />"), true],
  ['the meta, unquoted', page('<meta name=tdm-reservation content=1>'), true],
  ['the meta, not reserving', page('<meta name="tdm-reservation" content="0">'), false],
  ['another number', page('<meta name="tdm-reservation" content="10">'), false],
  ['only its policy', page('<meta name="tdm-policy" content="1">'), false],
  ['a mention in the text', page('<p>tdm-reservation content="1"</p>'), false],
  ['the metadata of a PDF, as an attribute', page('%PDF-1.7 <rdf:Description tdm:reservation="1"/>'), true],
  ['the metadata of a PDF, as an element', page('%PDF-1.7 <tdm:reservation>1</tdm:reservation>'), true],
  ['the metadata of a PDF, not reserving', page('%PDF-1.7 <tdm:reservation>0</tdm:reservation>'), false],
  ['the same words on a page', page('<p>tdm:reservation="1"</p>'), false],
  ['silence', page('<html></html>'), false],
])('reservesTdm by %s', (_name, fetched, expected) => {
  expect(reservesTdm(fetched)).toBe(expected)
})

test('reservesTdm takes little time on a page full of half tags', () => {
  const start = process.cpuUsage()
  expect(reservesTdm(page('<meta tdm-reservation '.repeat(20_000)))).toBe(false)
  expect(process.cpuUsage(start).user).toBeLessThan(100_000)
})
