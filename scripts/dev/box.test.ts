import { expect, test } from 'vitest'
import { boxOf } from './box.ts'

test('boxOf frames lines to the width of the longest', () => {
  expect(boxOf(['Vedetta', '', 'up'])).toBe(
    ['┌─────────┐', '│ Vedetta │', '│         │', '│ up      │', '└─────────┘'].join('\n'),
  )
})
