import { expect, test } from 'vitest'
import { isOfSite } from './email-addresses.ts'

test.each([
  ['anna@prova.example', 'https://www.prova.example/chi-siamo', true],
  ['anna@officine-prova.example', 'https://officineprova.example/', true],
  ['anna@altra.example', 'https://www.prova.example/', false],
])('isOfSite of %s on %s is %s', (address, url, expected) => {
  expect(isOfSite(address, url)).toBe(expected)
})
