import { expect, test } from 'vitest'
import { isDesk, isOfSite } from './email-addresses.ts'

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
])('isDesk of %s is %s', (address, expected) => {
  expect(isDesk(address)).toBe(expected)
})

test.each([
  ['anna@prova.example', 'https://www.prova.example/chi-siamo', true],
  ['anna@officine-prova.example', 'https://officineprova.example/', true],
  ['anna@altra.example', 'https://www.prova.example/', false],
])('isOfSite of %s on %s is %s', (address, url, expected) => {
  expect(isOfSite(address, url)).toBe(expected)
})
