import { expect, test } from 'vitest'
import { istatOf, read } from './testing/read-sentence.ts'

const bergamo = { mode: 'exact', istat: istatOf('Bergamo') }

test.each([
  ['tecnico help desk', 'tecnico help desk'],
  ['responsabili tempi e metodi', 'responsabile tempi e metodi'],
  ['real estate agents', 'real estate agent'],
  ['installatore impianti antincendio', 'installatore impianti antincendio'],
  ['motorista nautico', 'motorista nautico'],
])('%s: the name of a trade is read whole', (text, name) => {
  expect(read(`${text} a Bergamo`)).toEqual({ position: { name: [name], city: bergamo } })
})

test('words after the name of a trade still complete it', () => {
  expect(read('impiegato commerciale estero a Bergamo')).toEqual({
    position: { name: ['impiegato commerciale estero'], city: bergamo },
  })
})

test('words with a field of their own are no part of a name', () => {
  expect(read('senior buyer a Bergamo')).toEqual({
    position: { name: ['buyer'], targetPersona: ['senior'], city: bergamo },
  })
  expect(read('governante hotel a Bergamo')).toEqual({
    position: { name: ['governante'], city: bergamo },
    company: { sectors: ['tourism_hospitality'] },
  })
})

test('Italian words are no English name of a trade', () => {
  expect(read('cooperative sociali educatori')).toEqual({
    position: { name: ['educatore'] },
    company: { sectors: ['social_care'] },
  })
})

test('a name of several words is none across a comma', () => {
  expect(read('controllore, traffico aereo, Bergamo')).not.toHaveProperty('position.name', [
    'controllore traffico aereo',
  ])
})
