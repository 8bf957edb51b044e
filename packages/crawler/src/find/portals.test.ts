import { expect, it } from 'vitest'
import { isPortal } from './portals.ts'

it.each([
  ['https://www.linkedin.com/company/rossi', true],
  ['https://it.indeed.com/', true],
  ['https://docs.google.com/document/d/e/x/pub', false],
  ['https://www.xrossi.it/', false],
  ['nonsense', true],
])('isPortal of %s', (url, is) => {
  expect(isPortal(url)).toBe(is)
})
