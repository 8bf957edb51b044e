import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { visitUrl } from './visit-url.ts'

describe('visitUrl', () => {
  test.each([
    ['https://a.example/lavora#posizioni', 'https://a.example/lavora'],
    ['https://a.example:443/', 'https://a.example/'],
    ['HTTP://A.example', 'http://a.example/'],
    ['https://a.example/x?utm_source=fb&id=3&utm_medium=cpc', 'https://a.example/x?id=3'],
    ['https://a.example/x?PHPSESSID=abc', 'https://a.example/x'],
    ['https://a.example/x;jsessionid=AB12?id=1', 'https://a.example/x?id=1'],
    ['https://a.example/x?b=2&a=1&B=%20', 'https://a.example/x?b=2&a=1&B=%20'],
    ['https://a.example/x?gclid=1', 'https://a.example/x'],
    ['https://a.example/x?utmost=1', 'https://a.example/x?utmost=1'],
    ['https://a.example/?', 'https://a.example/?'],
    ['https://a.example/it/jobs/it', 'https://a.example/it/jobs/it'],
  ])('normalises %s', (written, expected) => {
    expect(visitUrl(written)).toBe(expected)
  })
})

describe('visitUrl of an address that is not fetched', () => {
  test.each([
    ['no URL', 'lavora-con-noi'],
    ['mail', 'mailto:info@a.example'],
    ['a script', 'javascript:void(0)'],
    ['a file', 'file:///etc/passwd'],
    ['credentials', 'https://mario:segreto@a.example/'],
    ['too long', `https://a.example/${'x'.repeat(2048)}`],
    ['too long once escaped', `https://a.example/${'à'.repeat(600)}`],
    ['the same segment again and again', 'https://a.example/eventi/2026/eventi/2026/eventi'],
  ])('refuses %s', (_name, url) => {
    expect(visitUrl(url)).toBeNull()
  })
})

test('visitUrl is idempotent', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const once = visitUrl(url)
      expect(once === null || visitUrl(once) === once).toBe(true)
    }),
  )
})
