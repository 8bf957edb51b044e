import { describe, expect, it } from 'vitest'
import { isToken, pathParts, subdomainOf, webAddress } from './web-address.ts'

describe('webAddress', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['//a.example/x', 'https://a.example/x'],
    ['/x', 'https://base.example/x'],
    ['javascript:alert(1)', null],
    ['mailto:a@b.example', null],
    ['http://[', null],
    [`https://a.example/${'x'.repeat(3_000)}`, null],
    [null, null],
  ])('resolves %s', (text, expected) => {
    expect(webAddress(text, 'https://base.example/')).toBe(expected)
  })
})

describe('isToken', () => {
  it.each(['rossi', 'Rossi-Group', 'rossi.spa', 'Rossi Group', '418822', 'città'])('accepts %s', (text) => {
    expect(isToken(text)).toBe(true)
  })

  it.each(['', undefined, 'favicon.ico', 'app.php', 'static', 'a/b', '..', '%zz', 'x'.repeat(101)])(
    'refuses %s',
    (text) => {
      expect(isToken(text)).toBe(false)
    },
  )
})

it('subdomainOf gives one label before the domain', () => {
  const own = new Set(['www'])
  expect(subdomainOf(new URL('https://Rossi.recruitee.com/'), 'recruitee.com', own)).toBe('rossi')
  for (const url of [
    'https://www.recruitee.com',
    'https://recruitee.com',
    'https://a.b.recruitee.com',
    'https://evilrecruitee.com',
  ]) {
    expect(subdomainOf(new URL(url), 'recruitee.com', own)).toBeNull()
  }
})

it('pathParts decodes the decodable parts', () => {
  expect(pathParts(new URL('https://a.example//x%20y/%E0%A4%A/z/'))).toEqual(['x y', '%E0%A4%A', 'z'])
})
