import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanUrl, isFile, urlKey } from './clean-url.ts'

const base = 'https://www.a.example/x/'

it.each([
  ['y', 'https://www.a.example/x/y'],
  [' /y#z ', 'https://www.a.example/y'],
  ['/y;jsessionid=12AB?a=1&utm_source=n', 'https://www.a.example/y?a=1'],
  ['?PHPSESSID=1&id=2', 'https://www.a.example/x/?id=2'],
  ['//b.example/', 'https://b.example/'],
  ['mailto:a@b', null],
  ['http://[', null],
  ['https://user@b.example/', null],
  ['/a/b/a/b/a/b', null],
  [`/${'a'.repeat(3000)}`, null],
])('cleanUrl of %s', (href, url) => {
  expect(cleanUrl(href, base)).toBe(url)
})

it.each([
  ['http://a.example', 'https://www.a.example/'],
  ['https://a.example/lavoro', 'https://a.example/lavoro/'],
  ['https://a.example/', 'https://a.example/index.html'],
  ['https://a.example/?a=1&b=2', 'https://a.example/?b=2&a=1'],
])('urlKey is equal for %s and %s', (one, other) => {
  expect(urlKey(one)).toBe(urlKey(other))
})

it('urlKey differs by query', () => {
  expect(urlKey('https://a.example/job?id=1')).not.toBe(urlKey('https://a.example/job?id=2'))
})

it('isFile distinguishes files from pages', () => {
  expect([isFile('https://a.example/x.pdf'), isFile('https://a.example/x.php?f=1.pdf')]).toEqual([true, false])
})

it('cleanUrl is idempotent, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })), (href) => {
      const url = cleanUrl(href, base)
      if (url !== null) expect(cleanUrl(url, base)).toBe(url)
    }),
  )
})
