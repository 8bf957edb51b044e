import { expect, it } from 'vitest'
import { pageList } from './page-list.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  [200, 400, [1, 'gap', 199, 200, 201, 'gap', 400]],
  [12, 9, [1, 'gap', 9]],
])('pageList on page %i of %i links the first, the last and the adjacent pages', (page, pages, expected) => {
  expect(pageList(page, pages)).toEqual(expected)
})
