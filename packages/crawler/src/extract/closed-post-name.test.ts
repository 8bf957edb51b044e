import { describe, expect, it } from 'vitest'
import { closedPostName } from './closed-post-name.ts'
import { titlesOn } from './testing/read-body.ts'

describe('closedPostName', () => {
  it.each([
    ['05/02/2024 - Impiegata: posto assegnato', 'Impiegata'],
    ['SELEZIONE CHIUSA: Saldatore a filo. Grazie a chi ha partecipato.', 'Saldatore a filo'],
    ['[CHIUSA] - Addetto vendite', 'Addetto vendite'],
    ['Già coperta – Magazziniere', 'Magazziniere'],
    ['Position filled: Sales Manager', 'Sales Manager'],
    ['Bereits besetzt: Koch', 'Koch'],
    ['La ricerca di un magazziniere si è conclusa.', 'magazziniere'],
    ['La selezione per impiegata amministrativa è chiusa dal 3 ottobre.', 'impiegata amministrativa'],
    ['Abbiamo trovato il cuoco, grazie a tutti!', 'cuoco'],
  ])('%s', (text, name) => expect(closedPostName(text)).toBe(name))

  it.each([
    'Posizione chiusa',
    'Selezione chiusa: grazie a tutti i candidati',
    'La ricerca di un magazziniere è aperta',
    'La ricerca di un magazziniere non è ancora chiusa',
    'Saldatore per lavori in ambiente chiuso',
    '',
  ])('finds none in: %s', (text) => expect(closedPostName(text)).toBeNull())
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
