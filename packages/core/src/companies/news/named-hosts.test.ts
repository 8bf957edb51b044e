import { startCpuTime } from '@vedetta/crawler/testing/cpu-time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namedHosts } from './named-hosts.ts'

const feedUrl = 'https://gazzetta.example/rss'
const item = {
  title: 'Venti posti',
  url: 'https://gazzetta.example/1',
  publishedAt: new Date('2026-11-10T00:00:00Z'),
  text: '',
  links: [],
}
const hostsIn = (text: string) => namedHosts({ ...item, text }, feedUrl).map(({ hosts }) => hosts)

describe('namedHosts', () => {
  it.each([
    ['Il sito è www.rossi.it.', [['www.rossi.it', 'rossi.it']]],
    ['Vedi (https://shop.rossi.it/offerte), grazie', [['shop.rossi.it', 'rossi.it']]],
    ['ROSSI-MECCANICA.IT assume', [['rossi-meccanica.it']]],
    ['rossi.altervista.org', [['rossi.altervista.org']]],
    ['Scrivi a info@rossi.it', []],
    ['La Rossi S.p.A. cresce del 3.5 per cento', []],
    ['Su www.gazzetta.example trovi tutto', []],
  ])('finds in: %s', (text, hosts) => {
    expect(hostsIn(text).filter((one) => one.length > 0)).toEqual(hosts)
  })

  it('includes linked hosts, but not those of the feed and the item itself', () => {
    const links = [
      { words: 'la Rossi', url: 'https://www.rossi.example/chi-siamo' },
      { words: 'altre notizie', url: 'https://gazzetta.example/2' },
      { words: 'la fonte', url: 'https://agenzia.example/3' },
    ]
    expect(namedHosts({ ...item, url: 'https://agenzia.example/3', links }, feedUrl)).toEqual([
      {
        hosts: ['www.rossi.example', 'rossi.example'],
        quote: {
          text: 'la Rossi (https://www.rossi.example/chi-siamo)',
          start: 0,
          end: 'la Rossi (https://www.rossi.example/chi-siamo)'.length,
        },
      },
    ])
  })

  it('returns at most fifty, for any text', () => {
    expect(hostsIn('a.it b.it '.repeat(1_000))).toHaveLength(50)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        expect(hostsIn(text).length).toBeLessThanOrEqual(50)
      }),
    )
  })

  it('takes little time, for any text', () => {
    const spent = startCpuTime()
    for (const text of [
      'a.'.repeat(2_500),
      'a-'.repeat(2_500),
      '.a'.repeat(2_500),
      'a'.repeat(5_000),
      `${'a.a.a.a.'.repeat(600)}@`,
    ])
      hostsIn(text)
    expect(spent()).toBeLessThan(1_000)
  })
})
