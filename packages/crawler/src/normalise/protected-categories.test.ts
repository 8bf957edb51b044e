import { describe, expect, it } from 'vitest'
import { readProtectedCategories } from './protected-categories.ts'
import { advert } from './testing/raw-advert.ts'

describe('readProtectedCategories', () => {
  it.each([
    'Posizione riservata agli iscritti alle categorie protette L. 68/99.',
    'Valutiamo pure chi appartiene alle categorie protette secondo l’art. 1 della L. 68/99.',
    'Selezione dedicata a chi è nelle liste del collocamento mirato.',
    'Cerchiamo un impiegato appartenente alle categorie protette.',
    '# Requisiti\n- Appartenenza alle categorie protette (L. 68/99)',
    'La ricerca è rivolta a persone iscritte alle liste di cui alla legge 68/99.',
  ])('reads: %s', (text) => {
    expect(readProtectedCategories(advert('Impiegato', text))?.value).toBe(true)
  })

  it.each([
    'La ricerca riguarda persone di ogni sesso, come vogliono le leggi 125/91 e 903/77.',
    'L’azienda opera nel rispetto della L. 68/99 e delle pari opportunità.',
    'Le candidature saranno valutate senza distinzione di genere, età o disabilità.',
    'Educatore per persone con disabilità.',
  ])('ignores: %s', (text) => {
    expect(readProtectedCategories(advert('Impiegato', text))).toBeNull()
  })

  it('reads the title', () => {
    expect(readProtectedCategories(advert('Centralinista (categorie protette)'))?.value).toBe(true)
  })
})
