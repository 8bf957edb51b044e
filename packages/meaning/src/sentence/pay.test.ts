import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['RAL da 30k', { from: 30_000 }],
  ['RAL > 80k', { from: 80_000 }],
  ['ral da 27mila', { from: 27_000 }],
  ['RAL 30', { from: 30_000 }],
  ['almeno 30.000 RAL', { from: 30_000 }],
  ['RAL 30-35k', { from: 30_000, to: 35_000 }],
  ['fino a 45k', { to: 45_000 }],
  ['90k minimum', { from: 90_000 }],
  ['salary from 38k', { from: 38_000 }],
  ['€40k-€50k', { from: 40_000, to: 50_000 }],
])('%s', (text, pay) => {
  expect(read(`controller, ${text}`)).toEqual({ position: { name: ['controller'], pay } })
})

test.each(['stipendio 1800 netti', '12 euro ora', '100 mila'])('%s is no pay of a year', (text) => {
  expect(read(`autista, ${text}`)).not.toHaveProperty('position.pay.from', 1800)
  expect(read('autista, stipendio 1800 netti')).toEqual({ position: { name: ['autista'] } })
})
