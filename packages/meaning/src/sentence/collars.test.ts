import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['impiegati e operai', { position: { collar: ['white', 'blue'] } }],
  ['solo operai', { position: { collar: ['blue'] } }],
  ['solo impiegati, non operai', { position: { collar: ['white'] }, notPosition: { collar: ['blue'] } }],
  ['saldatori, no impiegati', { position: { name: ['saldatore'] }, notPosition: { collar: ['white'] } }],
])('%s', (text, criteria) => {
  expect(read(text)).toEqual(criteria)
})

test.each([
  ['operai', ['operaio']],
  ['operai o saldatori', ['operaio', 'saldatore']],
  ['solo impiegati commerciali', ['impiegato commerciale']],
  ['operai e impiegati amministrativi', ['operaio', 'impiegato amministrativo']],
])('%s: roles', (text, name) => {
  expect(read(text)).toEqual({ position: { name } })
})
