import { describe, expect, it } from 'vitest'
import { embeddedState } from './embedded-state.ts'
import { contextOf, pageOf } from './testing/read-body.ts'

const read = (body: string) => embeddedState(pageOf(body), contextOf('careers'))
const titles = (body: string) => read(body).map(({ title }) => title.text)
const json = (value: unknown, type = 'application/json') => `<script type="${type}">${JSON.stringify(value)}</script>`
const places = (body: string) => read(body).map(({ hints }) => hints.place?.map(({ text }) => text).join())

const advert = { luogo: 'Lodi', testo: 'Turni di giorno, si richiede esperienza.' }

describe('embeddedState on records', () => {
  it('reads JSON in a script of any type', () => {
    expect(titles(json([{ title: 'Tornitore', ...advert }], 'text/x-config'))).toEqual(['Tornitore'])
  })

  it('finds the titles under whatever key the trades stand', () => {
    const list = [
      { a: 'x1', cosa: 'Tornitore', ...advert },
      { a: 'x2', cosa: 'Magazziniere', ...advert },
    ]
    expect(titles(json({ lista: list }))).toEqual(['Tornitore', 'Magazziniere'])
  })

  it('reads titles without a known trade in a list that is called one of positions', () => {
    const list = [
      { titolo: 'Rammendo', ...advert },
      { titolo: 'Campionario', ...advert },
    ]
    expect(titles(`<script>var posizioniAperte = ${JSON.stringify(list)}</script>`)).toEqual([
      'Rammendo',
      'Campionario',
    ])
    expect(titles(`<script>var reparti = ${JSON.stringify(list)}</script>`)).toEqual([])
  })

  it('reads the literal of a component in an attribute', () => {
    const body = `<div x-data="{ open: null, jobs: [{ title: 'Tornitore', city: 'Lodi', text: 'Turni di giorno' }] }"></div>`
    expect(titles(body)).toEqual(['Tornitore'])
  })

  it.each<[string, unknown]>([
    ['records below their town', { sedi: [{ citta: 'Lodi', jobs: [{ title: 'Cuoco', testo: 'Turni' }] }] }],
    [
      'records by town',
      { jobs: { Lodi: [{ title: 'Cuoco', testo: 'Turni' }], Bari: [{ title: 'Barista', testo: 'x' }] } },
    ],
  ])('gives the town to %s', (_, value) => {
    expect(places(json(value))[0]).toBe('Lodi')
  })

  it('keeps the longer of two records of one position', () => {
    const short = { title: 'Cuoco', luogo: 'Lodi', slug: 'cuoco' }
    const found = read(json({ jobs: { list: [short], all: [{ ...short, testo: 'Turni di giorno' }] } }))
    expect(found.map(({ sections }) => sections.length)).toEqual([1])
  })

  it.each<[string, unknown]>([
    ['staff', { persone_in_sede: [{ nome: 'Anna Rossi', ruolo: 'Responsabile acquisti', sede: 'Lodi', testo: 'x' }] }],
    ['towns', { sedi: [{ nome: 'Lodi', testo: 'Via Roma', url: '/lodi' }] }],
  ])('finds no positions in %s', (_, value) => {
    expect(titles(json(value))).toEqual([])
  })

  it('reads the entries of a feed', () => {
    const text = `<rss><channel><title>Offerte</title><item><title>Tornitore</title><link>https://acme.example/o/1</link>
      <description>Turni di giorno a Lodi</description><pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>`
    const page = { kind: 'xml', url: 'https://acme.example/lavoro/feed/', status: 200, text } as const
    expect(embeddedState(page, contextOf('feed'))).toMatchObject([
      { title: { text: 'Tornitore' }, url: 'https://acme.example/o/1', sections: [{ lines: [{}] }] },
    ])
  })

  it('gives the page that shows an answer as the address of its records', () => {
    const text = JSON.stringify({
      items: [{ name: 'Tornitore', place: 'Lodi', terms: 'Full time', slug: 'tornitore' }],
    })
    const page = { kind: 'json', url: 'https://acme.example/api/roles?offset=3', status: 200, text } as const
    const found = embeddedState(page, { ...contextOf('feed'), shownAt: pageOf('') })
    expect(found.map(({ url }) => url)).toEqual(['https://acme.example/lavoro/tornitore'])
  })
})
