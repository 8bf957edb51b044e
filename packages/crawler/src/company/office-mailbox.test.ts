import { expect, test } from 'vitest'
import { isOffice } from './office-mailbox.ts'

test.each([
  ['info@prova.example', true],
  ['INFO@prova.example', true],
  ['ufficio.personale@prova.example', true],
  ['ufficiocommerciale@prova.example', true],
  ['sales@prova.example', true],
  ['assistenza2@prova.example', true],
  ['hr@prova.example', true],
  ['lavoraconnoi@prova.example', true],
  ['privacy@prova.example', true],
  ['anna.ferri@prova.example', false],
  ['romano@prova.example', false],
  ['romano.luca@prova.example', false],
  ['m.salesi@prova.example', false],
  ['selezione.milano@prova.example', true],
  ['risorse-umane@prova.example', true],
  ['prova@prova.example', true],
  ['prova.lecco@prova.example', true],
  ['hr.m.bianchi@prova.example', false],
  ['anna.hr@prova.example', false],
  ['annaferri@gmail.com', false],
  ['pizzeria.bellavista@gmail.com', true],
  ['prova@legalmail.it', true],
  ['anna.ferri@legalmail.it', false],
  ['caffetteria.gioia@gmail.com', true],
  ['supporto.gioia@prova.example', false],
  ['parrucchieramarisa@libero.it', true],
  ['lorenzotinteggiature@libero.it', true],
  ['accessibility@prova.example', true],
  ['vieniconnoi@prova.example', true],
  ['pv034@prova.example', true],
  ['ilgirasole@coopgirasole.example', true],
  ['annachiara@prova.example', false],
])('isOffice of %s is %s', (address, expected) => {
  expect(isOffice(address)).toBe(expected)
})
