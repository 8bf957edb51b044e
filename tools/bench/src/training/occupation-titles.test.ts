import { expect, test } from 'vitest'
import { collarOfIsco } from './occupation-titles.ts'

test.each([
  ['2166', 'white', 'designers'],
  ['3221', 'white', 'nurses'],
  ['5223', 'white', 'shop assistants'],
  ['3123', 'blue', 'foremen of building sites'],
  ['5120', 'blue', 'cooks'],
  ['5131', 'blue', 'waiters'],
  ['5322', 'blue', 'home carers'],
  ['7212', 'blue', 'welders'],
  ['9112', 'blue', 'cleaners'],
  ['7543', null, 'graders and testers'],
  ['0110', null, 'officers of the armed forces'],
])('group %s of ISCO is %s: %s', (isco, collar, _) => {
  expect(collarOfIsco(isco)).toBe(collar)
})
