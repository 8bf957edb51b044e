import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['stagista contabile a Lodi', { contract: ['internship'], name: ['contabile'] }],
  ['marketing interns', { contract: ['internship'], name: ['marketing'] }],
  ['apprendisti elettricisti', { contract: ['apprenticeship'], name: ['elettricista'] }],
])('%s', (text, position) => {
  expect(read(text)).toMatchObject({ position })
})

test('trainees may be excluded', () => {
  expect(read('saldatori, niente apprendisti')).toEqual({
    position: { name: ['saldatore'] },
    notPosition: { contract: ['apprenticeship'] },
  })
})
