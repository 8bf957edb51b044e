import { expect, test } from 'vitest'
import { titleForms } from './title-forms.ts'

test('one entry gives the gender forms and, where adverts use it, the plural', () => {
  expect(titleForms('Operai* generic*')).toEqual({
    both: 'Operaio/a generico/a',
    masculine: 'Operaio generico',
    feminine: 'Operaia generica',
    plural: 'Operai generici',
  })
  expect(titleForms('Operat% di stampa')).toEqual({
    both: 'Operatore/trice di stampa',
    masculine: 'Operatore di stampa',
    feminine: 'Operatrice di stampa',
    plural: 'Operatori di stampa',
  })
  expect(titleForms('Panettier^')).toEqual({
    both: 'Panettiere/a',
    masculine: 'Panettiere',
    feminine: 'Panettiera',
    plural: null,
  })
})
