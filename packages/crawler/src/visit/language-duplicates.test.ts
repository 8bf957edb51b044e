import { expect, it } from 'vitest'
import type { RawPosition } from '../raw-position.ts'
import { languageDuplicates } from './language-duplicates.ts'

const raw = (title: string, url: string, text = ''): RawPosition => ({
  by: 'headings',
  title: { text: title, url },
  url,
  reference: null,
  sections: [{ heading: null, lines: [{ text, isItem: false }] }],
  hints: {},
  closed: null,
  applyUrl: null,
})
const it_ = 'https://a.example/it/lavora'
const en = 'https://a.example/en/work'
const rest = { lists: [], isRead: false, sightings: [] }
const native = (title: string, text?: string) => ({ raw: raw(title, it_, text), isForeign: false, ...rest })
const foreign = (title: string, text?: string) => ({ raw: raw(title, en, text), isForeign: true, ...rest })
const pairs = (...positions: ReturnType<typeof native>[]) =>
  languageDuplicates(positions, []).map((twin) => `${twin.raw.title.text} = ${twin.of.title.text}`)

it('languageDuplicates pairs positions in two languages', () => {
  const found = pairs(
    native('Enologo', 'DOCG'),
    native('Trattorista'),
    foreign('Winemaker', 'DOCG'),
    foreign('Tractor driver'),
  )
  expect(found).toEqual(['Winemaker = Enologo', 'Tractor driver = Trattorista'])
})

it('languageDuplicates ignores a position that only the other language has', () => {
  const found = pairs(
    native('Responsabile export', 'Asia, HACCP, 3 anni'),
    foreign('Tour guide', 'weekends'),
    foreign('Export manager', 'Asia, HACCP, 3 years'),
  )
  expect(found).toEqual(['Export manager = Responsabile export'])
})

it('languageDuplicates ignores a foreign list without an Italian one', () => {
  expect(pairs(foreign('Winemaker'), foreign('Driver'))).toEqual([])
})

it('languageDuplicates pairs pages that declare each other as versions', () => {
  const positions = [
    { raw: raw('Enologo', 'https://a.example/it/e'), isForeign: false, ...rest },
    { raw: raw('Autista', 'https://a.example/it/a'), isForeign: false, ...rest },
    { raw: raw('Driver', 'https://a.example/en/d'), isForeign: true, ...rest },
  ]
  const versions = [
    [
      { url: 'https://a.example/it/a', language: 'it' },
      { url: 'https://a.example/en/d', language: 'en' },
    ],
  ]
  expect(languageDuplicates(positions, versions).map((twin) => twin.of.title.text)).toEqual(['Autista'])
})

it('languageDuplicates ignores a page whose declared version is another', () => {
  const positions = [
    { raw: raw('Gruista', 'https://a.example/it/lavoro/g'), isForeign: false, ...rest },
    { raw: raw('Lehrling', 'https://a.example/de/arbeit/l'), isForeign: true, ...rest },
  ]
  const versions = [
    [
      { url: 'https://a.example/it/lavoro/g', language: 'it' },
      { url: 'https://a.example/de/arbeit/k', language: 'de' },
    ],
    [
      { url: 'https://a.example/it/', language: 'it' },
      { url: 'https://a.example/de/arbeit/l', language: 'de' },
    ],
  ]
  expect(languageDuplicates(positions, versions)).toEqual([])
})
