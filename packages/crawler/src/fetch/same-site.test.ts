import { expect, it } from 'vitest'
import { isSameSite } from './same-site.ts'

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
