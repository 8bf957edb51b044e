import { describe, expect, it } from 'vitest'
import { closedQuote } from './closed-words.ts'
import { titlesOn } from './testing/read-body.ts'

const isClosed = (text: string) => closedQuote([text], 'u') !== null

describe('closedQuote', () => {
  it.each([
    'Posizione chiusa',
    'POSIZIONE COPERTA',
    'La selezione è conclusa, grazie a tutti',
    'Ricerca conclusa',
    'Annuncio scaduto',
    'Chiusa',
    'La posizione non è più disponibile',
    'Le candidature sono chiuse',
    'This position has been filled',
    'No longer accepting applications',
    'Abbiamo trovato la persona giusta',
  ])('finds the words that close: %s', (text) => expect(isClosed(text)).toBe(true))

  it.each([
    'Posizione aperta',
    'Posizione disponibile da subito',
    'Se la posizione è chiusa riceverai una mail',
    'La selezione non è ancora chiusa',
    'Ciclo chiuso dell’acqua',
    'Scadenza: 30 novembre',
    'Magazzino coperto',
    '',
  ])('finds none in: %s', (text) => expect(isClosed(text)).toBe(false))
})

describe('a closed post under the last advert', () => {
  const advert = (title: string) => `<h3>${title}</h3><p>Sede: Lodi. Contratto a tempo indeterminato, full time.</p>`
  const page = (foot: string) => `<h2>Posizioni aperte</h2>${advert('Tornitore')}${advert('Autista di linea')}${foot}`

  it.each([
    '<p><b>POSIZIONE COPERTA</b> - Fresatore CNC</p>',
    '<p>La ricerca di una segretaria si è conclusa.</p>',
    '<p>Magazziniere: posizione chiusa, grazie.</p>',
  ])('leaves the advert open: %s', (foot) => expect(titlesOn(page(foot))).toEqual(['Tornitore', 'Autista di linea']))

  it.each(['<p>Autista: posizione chiusa.</p>', '<p><b>SELEZIONE CHIUSA</b></p>'])(
    'closes the advert if the post is its own: %s',
    (foot) => expect(titlesOn(page(foot))).toEqual(['Tornitore']),
  )
})
