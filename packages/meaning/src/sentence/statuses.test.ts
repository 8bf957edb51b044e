import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['non ancora viste', ['notSeen']],
  ['da vedere', ['notSeen']],
  ['not seen', ['notSeen']],
  ['già contattate', ['contacted']],
  ['not yet contacted', ['notSeen', 'seen']],
  ['da contattare', ['notSeen', 'seen']],
  ['già viste o già contattate', ['seen', 'contacted']],
  ['viste ma non contattate', ['seen']],
  ['escluse quelle già viste', ['notSeen', 'contacted']],
])('%s', (text, statuses) => {
  expect(read(`${text}, in Umbria`)).toEqual({ position: { regions: ['10'] }, statuses })
})

test('to show is no status', () => {
  expect(read('fammi vedere i tornitori')).toEqual({ position: { name: ['tornitore'] } })
})
