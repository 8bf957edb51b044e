import { expect, test } from 'vitest'
import { readTdmFile, reservedBy, tdmFileBytes } from './tdm-file.ts'

const rule = (location: unknown, reservation: unknown) => ({ location, 'tdm-reservation': reservation })
const isReserved = (file: unknown, path: string) =>
  reservedBy(readTdmFile(new TextEncoder().encode(typeof file === 'string' ? file : JSON.stringify(file))))(
    new URL(path, 'https://azienda.example'),
  )

test.each([
  ['the whole host', [rule('/', 1)], '/lavora/1', true],
  ['the whole host, by a wildcard', [rule('*', 1)], '/lavora/1', true],
  ['a folder', [rule('/lavora/', 1)], '/lavora/1', true],
  ['another folder', [rule('/stampa/', 1)], '/lavora/1', false],
  ['a kind of file', [rule('/*.pdf$', 1)], '/annunci/a.pdf', true],
  ['a folder but for a part of it', [rule('/lavora/aperte', 0), rule('/lavora', 1)], '/lavora/aperte/1', false],
  ['the first rule that matches', [rule('/', 1), rule('/lavora', 0)], '/lavora', true],
  ['a number that is written as text', [rule('/', '1')], '/', true],
  ['another number', [rule('/', 2)], '/', false],
  ['nothing', [rule('/', 0)], '/', false],
  ['a rule beside one that cannot be read', [rule(7, 1), null, 'x', rule('/', 1)], '/', true],
  ['by a rule without its path', [{ 'tdm-reservation': 1 }], '/', false],
  ['by something else', { location: '/' }, '/', false],
  ['by a page', '<html></html>', '/', false],
  ['by a file that was cut', '[{"location":"/","tdm-reservation":1', '/', false],
])('tdmrep.json reserves %s', (_name, file, path, expected) => {
  expect(isReserved(file, path)).toBe(expected)
})

test('a file full of wildcards takes little time', () => {
  const file = Array.from({ length: 200 }, () => rule(`/${'a*'.repeat(240)}b`, 1))
  const start = process.cpuUsage()
  for (let page = 0; page < 60; page += 1) expect(isReserved(file, `/${'a'.repeat(1_000)}`)).toBe(false)
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000)
  expect(JSON.stringify(file).length).toBeGreaterThan(tdmFileBytes)
})
