import { expect, it } from 'vitest'
import { isPortal, isSameSite } from './same-site.ts'

it.each([
  ['https://www.rossi.it/', 'https://lavora.rossi.it/x', true],
  ['http://rossi.co.uk/', 'https://jobs.rossi.co.uk/', true],
  ['https://rossi.it/', 'https://bianchi.it/', false],
  ['https://rossi.github.io/', 'https://bianchi.github.io/', false],
  ['https://10.0.0.1/', 'https://10.0.0.1/a', true],
  ['nonsense', 'https://rossi.it/', false],
])('isSameSite of %s and %s', (one, other, is) => {
  expect(isSameSite(one, other)).toBe(is)
})

it.each([
  ['https://www.linkedin.com/company/rossi', true],
  ['https://it.indeed.com/', true],
  ['https://docs.google.com/document/d/e/x/pub', false],
  ['https://www.xrossi.it/', false],
  ['nonsense', true],
])('isPortal of %s', (url, is) => {
  expect(isPortal(url)).toBe(is)
})
