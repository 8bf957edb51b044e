import { describe, expect, it } from 'vitest'
import { type Sign, signsOf } from './advert-signs.ts'

it.each(['Sede: Lodi', 'SEDE DI LODI', 'Luogo di lavoro: Crema', 'Località Crema', 'Presso il deposito'])(
  'signsOf finds a place in "%s"',
  (text) => expect(signsOf([text]).has('place')).toBe(true),
)

describe('signsOf', () => {
  it.each<[string, Sign[]]>([
    ['Requisiti', ['requirements']],
    ['Cosa offriamo:', ['requirements']],
    ['Si richiede diploma di perito', ['requirements']],
    ['Inviare il CV a lavoro@acme.example', ['apply']],
    ['Tempo pieno', ['contract']],
    ['CCNL Metalmeccanici, 3° livello', ['contract']],
    ['Sede di lavoro', ['place']],
    ['Lodi (LO)', ['place']],
    ['Provincia', ['place']],
    ['12/11/2026', ['date']],
    ['3 novembre', ['date']],
    ['2026-11-03', ['date']],
    ['Rif. SALD/12', ['reference']],
    ['Codice: A7', ['reference']],
  ])('%s', (text, expected) => {
    expect([...signsOf([text])]).toEqual(expected)
  })

  it.each([
    'La nostra storia',
    'Dal 1968 lavoriamo il legno',
    'Chiamaci al 0371 555 210',
    'Riferimento per il settore',
    'Prodotti e servizi',
    '',
  ])('finds no sign in: %s', (text) => {
    expect(signsOf([text]).size).toBe(0)
  })

  it('collects the signs of all lines, each once', () => {
    const lines = ['Requisiti', 'Esperienza di 2 anni', 'Full time', 'Presso la sede di Lodi', 'Candidati ora']
    expect([...signsOf(lines)].toSorted()).toEqual(['apply', 'contract', 'place', 'requirements'])
  })

  it('ignores the rest of a very long line', () => {
    expect(signsOf([`${'parola '.repeat(300)}tempo indeterminato`]).size).toBe(0)
  })
})
