import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startCpuTime } from '../../testing/cpu-time.ts'
import { parseRobots, robotsBytes } from './robots.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const allows = (text: string, path: string) =>
  parseRobots(bytesOf(text), 'VedettaBot').allows(new URL(path, 'https://azienda.example'))

const forAll = (...rules: string[]) => ['User-agent: *', ...rules].join('\n')

describe('the deciding rule of robots.txt', () => {
  test.each([
    ['nothing written', '', '/lavora', true],
    ['an HTML page in its place', '<html><body>Pagina non trovata: errore</body></html>', '/lavora', true],
    ['a prefix', forAll('Disallow: /lavora'), '/lavora-con-noi', false],
    ['another path', forAll('Disallow: /lavora'), '/azienda', true],
    ['case of the path counts', forAll('Disallow: /Lavora'), '/lavora', true],
    ['an empty rule has no effect', forAll('Disallow:'), '/lavora', true],
    ['everything', forAll('Disallow: /'), '/', false],
    ['robots.txt itself is always open', forAll('Disallow: /'), '/robots.txt', true],
    ['the longer match wins', forAll('Disallow: /lavora', 'Allow: /lavora/aperte'), '/lavora/aperte/1', true],
    ['whatever the order', forAll('Allow: /lavora/aperte', 'Disallow: /lavora'), '/lavora/aperte/1', true],
    ['the longer deny wins too', forAll('Allow: /', 'Disallow: /area'), '/area/x', false],
    ['a tie allows', forAll('Disallow: /page', 'Allow: /page'), '/page', true],
    ['the query belongs to the path', forAll('Disallow: /*?print='), '/offerta?print=1', false],
    ['a rule without its slash', forAll('Disallow: lavora'), '/lavora', false],
  ])('%s', (_name, text, path, expected) => {
    expect(allows(text, path)).toBe(expected)
  })
})

test.each([
  ['everything for all', forAll('Disallow: /'), true],
  ['everything for us', 'User-agent: VedettaBot\nDisallow: /\n\nUser-agent: *\nAllow: /', true],
  ['everything, by a wildcard', forAll('Disallow: *'), true],
  ['everything, and a part again', forAll('Disallow: /', 'Disallow: /area'), true],
  ['everything for others', 'User-agent: GPTBot\nDisallow: /', false],
  ['everything but a part', forAll('Disallow: /', 'Allow: /lavora'), false],
  ['everything for all but us', `${forAll('Disallow: /')}\n\nUser-agent: VedettaBot\nDisallow: /area`, false],
  ['a part', forAll('Disallow: /lavora'), false],
  ['its start page alone', forAll('Disallow: /$'), false],
  ['too many wildcards to follow', forAll(`Disallow: /*${'a*'.repeat(10_001)}`), false],
  ['nothing', '', false],
])('robots.txt that denies %s', (_name, text, expected) => {
  expect(parseRobots(bytesOf(text), 'VedettaBot').deniesHost).toBe(expected)
})

describe('* and $ in a rule of robots.txt', () => {
  test.each([
    ['/*.pdf$', '/annunci/a.pdf', false],
    ['/*.pdf$', '/annunci/a.pdf?v=2', true],
    ['/*.pdf', '/annunci/a.pdf?v=2', false],
    ['/fish*', '/fishheads/yummy.html', false],
    ['/a*b*c', '/a-x-b-y-c-z', false],
    ['/a*b*c', '/a-x-c-y-b', true],
    ['*', '/x', false],
    ['*/area', '/it/area', false],
    ['/x$', '/x', false],
    ['/x$', '/x/', true],
    ['/*/x$', '/a/x/b/x', false],
    ['/a**b', '/a-b', false],
    ['/prezzo$5', '/prezzo$5', false],
    ['/file-%2A', '/file-*', false],
    ['/file-%2A', '/file-a', true],
    ['/costo%24', '/costo$', false],
    ['/*aa$', '/aaa', false],
    ['/ab*b$', '/ab', true],
  ])('%s against %s', (rule, path, expected) => {
    expect(allows(forAll(`Disallow: ${rule}`), path)).toBe(expected)
  })
})

describe('escaped octets in robots.txt', () => {
  test.each([
    ['/foo/bar/%62%61%7A', '/foo/bar/baz', false],
    ['/foo/bar/baz', '/foo/bar/%62%61%7a', false],
    ['/città', '/citt%C3%A0', false],
    ['/citt%c3%a0', '/città', false],
    ['/a%2fb', '/a%2Fb', false],
    ['/a%2fb', '/a/b', true],
    ['/~mario', '/%7Emario', false],
    ['/%zz', '/%zz', false],
  ])('%s against %s', (rule, path, expected) => {
    expect(allows(forAll(`Disallow: ${rule}`), path)).toBe(expected)
  })
})

describe('groups of robots.txt', () => {
  test.each([
    ['our own before *', 'User-agent: *\nDisallow: /\n\nUser-agent: VedettaBot\nDisallow: /x', '/y', true],
    ['our own, in any case', 'user-AGENT: vedettabot\ndisallow: /x', '/x', false],
    ['our own with a version', 'User-agent: VedettaBot/1.0\nDisallow: /x', '/x', false],
    ['our own, empty, opens all', 'User-agent: VedettaBot\nDisallow:\nUser-agent: *\nDisallow: /', '/x', true],
    ['a longer name is another agent', 'User-agent: VedettaBotPlus\nDisallow: /', '/x', true],
    ['a shorter name is another agent', 'User-agent: Vedetta\nDisallow: /', '/x', true],
    ['another agent only', 'User-agent: AltroBot\nDisallow: /', '/x', true],
    ['shared with another', 'User-agent: AltroBot\nUser-agent: VedettaBot\nDisallow: /x', '/x', false],
    [
      'merged: the first',
      'User-agent: VedettaBot\nDisallow: /a\nUser-agent: *\nDisallow: /c\nUser-agent: VedettaBot\nDisallow: /b',
      '/a',
      false,
    ],
    [
      'merged: the second',
      'User-agent: VedettaBot\nDisallow: /a\nUser-agent: *\nDisallow: /c\nUser-agent: VedettaBot\nDisallow: /b',
      '/b',
      false,
    ],
    [
      'merged groups exclude those of other agents',
      'User-agent: VedettaBot\nDisallow: /a\nUser-agent: *\nDisallow: /c\nUser-agent: VedettaBot\nDisallow: /b',
      '/c',
      true,
    ],
    ['* merged', 'User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b', '/a', false],
    [
      'other records do not end a group',
      'User-agent: *\nCrawl-delay: 10\nSitemap: https://a.example/s.xml\nUser-agent: AltroBot\nDisallow: /x',
      '/x',
      false,
    ],
    ['blank lines do not end a group', 'User-agent: *\n\n\nDisallow: /x', '/x', false],
    ['rules before any agent apply to no agent', 'Disallow: /x\nUser-agent: *\nDisallow: /y', '/x', true],
  ])('%s', (_name, text, path, expected) => {
    expect(allows(text, path)).toBe(expected)
  })
})

describe('the syntax of robots.txt', () => {
  test.each([
    ['a byte order mark', '\uFEFFUser-agent: *\nDisallow: /x'],
    ['old Mac lines', 'User-agent: *\rDisallow: /x'],
    ['Windows lines', 'User-agent: *\r\nDisallow: /x\r\n'],
    ['comments', '# robots\nUser-agent: * # tutti\nDisallow: /x # riservato'],
    ['white space', '  User-agent :  *  \n\t Disallow\t:\t/x\t'],
    ['common slips', 'Useragent: *\nDissallow: /x'],
    ['binary rubbish before', '\u0000\u0001\u{FFFF}\nUser-agent: *\nDisallow: /x'],
  ])('%s', (_name, text) => {
    expect(allows(text, '/x')).toBe(false)
    expect(allows(text, '/y')).toBe(true)
  })

  test('parseRobots ignores rules beyond 500 KiB, and a rule that is truncated there', () => {
    const padding = `#${'x'.repeat(robotsBytes - 60)}\n`
    const text = `User-agent: *\nDisallow: /first\n${padding}Disallow: /second/long\nDisallow: /third`
    expect(bytesOf(text).length).toBeGreaterThan(robotsBytes)
    expect(allows(text, '/first')).toBe(false)
    expect(allows(text, '/second')).toBe(true)
    expect(allows(text, '/sec')).toBe(true)
    expect(allows(text, '/third')).toBe(true)
  })

  test('parseRobots lists sitemaps anywhere in the file, up to a limit', () => {
    const lines = Array.from({ length: 80 }, (_, index) => `Sitemap: https://a.example/${index}.xml`)
    const { sitemaps } = parseRobots(bytesOf(['User-agent: AltroBot', ...lines].join('\n')), 'VedettaBot')
    expect(sitemaps).toHaveLength(50)
    expect(sitemaps[0]).toBe('https://a.example/0.xml')
  })
})

test.each([
  ['of all', forAll('Disallow: /a', 'Crawl-delay: 10'), 10],
  ['before the rules', forAll('Crawl-delay: 2.5', 'Disallow: /a'), 2.5],
  ['none', forAll('Disallow: /a'), null],
  ['of another', 'User-agent: AltroBot\nCrawl-delay: 10\n\nUser-agent: *\nDisallow: /a', null],
  ['our own', `${forAll('Crawl-delay: 10')}\nDisallow: /a\nUser-agent: vedettabot\nCrawl-delay: 1`, 1],
  [
    'our own group has none',
    `${forAll('Crawl-delay: 10', 'Disallow: /a')}\nUser-agent: vedettabot\nDisallow: /b`,
    null,
  ],
  ['no number', forAll('Crawl-delay: soon'), null],
])('parseRobots reads the crawl delay: %s', (_name, text, delay) => {
  expect(parseRobots(bytesOf(text), 'VedettaBot').crawlDelay).toBe(delay)
})

test('parseRobots reads wildcards up to a bound, and beyond it lets what precedes them decide', () => {
  const many = Array.from({ length: 2_000 }, (_, n) => `Disallow: /area-${n}/*/x*y`)
  const text = forAll(...many, 'Disallow: /chiuso/*/fine', 'Allow: /chiuso/*/aperto', 'Disallow: /altro')
  expect(allows(text, '/area-1/a')).toBe(true)
  expect(allows(text, '/area-1/a/xay')).toBe(false)
  expect(allows(text, '/area-1999/a')).toBe(false)
  expect(allows(text, '/chiuso/a/aperto')).toBe(false)
  expect(allows(text, '/altro/a')).toBe(false)
  expect(allows(text, '/lavora-con-noi')).toBe(true)
})

test('parseRobots never throws, and takes little time on a file of the worst rules', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), fc.webUrl({ withQueryParameters: true }), (bytes, url) => {
      expect(typeof parseRobots(bytes, 'VedettaBot').allows(new URL(url))).toBe('boolean')
    }),
  )
  const worst = forAll(...Array.from({ length: 500 }, () => `Disallow: *${'a'.repeat(900)}b*${'a'.repeat(50)}b`))
  const many = forAll(...Array.from({ length: 25_000 }, () => 'Disallow: *a*a*a*b'))
  const path = `/${'a'.repeat(2000)}`
  for (const text of [
    worst,
    many,
    'User-agent: *\n'.repeat(35_000),
    `User-agent: *\nDisallow: ${'*a'.repeat(250_000)}`,
  ]) {
    const spent = startCpuTime()
    allows(text, path)
    expect(spent()).toBeLessThan(200)
  }
})
