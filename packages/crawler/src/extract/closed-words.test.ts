import { describe, expect, it } from 'vitest'
import { closedQuote } from './closed-words.ts'

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
