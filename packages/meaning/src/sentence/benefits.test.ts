import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['auto aziendale', ['auto aziendale']],
  ['mensa', ['mensa']],
  ['con vitto e alloggio', ['vitto e alloggio']],
  ['alloggio incluso', ['alloggio']],
  ['meal vouchers', ['meal vouchers']],
  ['accomodation', ['accommodation']],
])('%s', (text, benefits) => {
  expect(read(`pizzaiolo, ${text}`)).toEqual({ position: { name: ['pizzaiolo'], benefits } })
})

test('a canteen where one works is no benefit', () => {
  expect(read('addetto mensa part time')).toEqual({ position: { name: ['addetto mensa'], schedule: ['part'] } })
})
