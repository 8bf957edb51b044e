import { titleKey } from '@vedetta/crawler/visit/sighting'
import { describe, expect, it } from 'vitest'
import { isOneInOther, overlap, shareStems, shinglesOf, titleStems } from './text-similarity.ts'

const stems = (title: string) => titleStems(titleKey(title))
const text = 'Cerchiamo un saldatore con esperienza nella saldatura TIG di acciaio inox per lo stabilimento di Brescia'

function overlapOf(one: string, other: string): number | null {
  const [shingles, others] = [shinglesOf(one), shinglesOf(other)]
  return shingles && others && overlap(shingles, others)
}

describe('the overlap of two texts', () => {
  it('is complete whatever is added, in any case', () => {
    expect(overlapOf(text, `${text.toUpperCase()}. Inserimento immediato.`)).toBe(1)
  })
  it('is high with one word changed, and low for another trade', () => {
    expect(overlapOf(text, text.replace('Brescia', 'Bergamo'))).toBeGreaterThan(0.8)
    const other =
      'La risorsa programma torni a controllo numerico, legge il disegno meccanico e misura i pezzi prodotti'
    expect(overlapOf(text, other)).toBeLessThan(0.1)
  })
  it('is undefined for a few words', () => {
    expect(shinglesOf('Cerchiamo un saldatore')).toBeNull()
    expect(shinglesOf('')).toBeNull()
  })
})

describe('titles', () => {
  it.each([
    ['Saldatore', 'Saldatore con esperienza', true],
    ['Impiegata amministrativa', 'Impiegato amministrativo contabile', true],
    ['Addetta/o vendite', 'Addetto vendite', true],
    ['Saldatore', 'Tornitore CNC', false],
    ['Sviluppatore junior', 'Sviluppatore senior', false],
    ['Responsabile vendite', 'Addetto vendite', false],
    ['', 'Saldatore', false],
  ])('shareStems: "%s" and "%s": %s', (one, other, isKin) => {
    expect(shareStems(stems(one), stems(other))).toBe(isKin)
    expect(shareStems(stems(other), stems(one))).toBe(isKin)
  })
  it('isOneInOther needs all words of the shorter title in the longer', () => {
    expect(isOneInOther(stems('Saldatore con esperienza'), stems('Saldatore'))).toBe(true)
    expect(isOneInOther(stems('Saldatore TIG'), stems('Saldatore MIG'))).toBe(false)
  })
})
