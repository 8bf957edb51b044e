import { expect, it } from 'vitest'
import { grown } from './use-column-widths.ts'

const columns = [{ width: 30 }, { width: 200, grow: 3 }, { width: 100, grow: 1 }]

it.each([
  ['is shared out', 430, [30, 275, 125]],
  ['is not there, nothing shrinks', 200, [30, 200, 100]],
])('when room %s', (_, room, widths) => {
  expect(grown(columns, room)).toEqual(widths)
})

it('goes to the last column where none may grow', () => {
  expect(grown([{ width: 30 }, { width: 100 }], 200)).toEqual([30, 170])
})
