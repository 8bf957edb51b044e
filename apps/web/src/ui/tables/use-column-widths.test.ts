import { expect, it } from 'vitest'
import { distributeWidths } from './use-column-widths.ts'

const columns = [{ width: 30 }, { width: 200, grow: 3 }, { width: 100, grow: 1 }]

it.each([
  ['shares out the remaining width', 430, [30, 275, 125]],
  ['shrinks no column where width is missing', 200, [30, 200, 100]],
])('distributeWidths %s', (_, room, widths) => {
  expect(distributeWidths(columns, room)).toEqual(widths)
})

it('distributeWidths gives the remaining width to the last column where none may grow', () => {
  expect(distributeWidths([{ width: 30 }, { width: 100 }], 200)).toEqual([30, 170])
})
