import { expect, test } from 'vitest'
import { decodePercent } from './decode-percent.ts'

test.each([
  ['/citt%C3%A0', '/città'],
  ['/100%', '/100%'],
  ['/%C3/x%20y', '/%C3/x%20y'],
  ['/lavoro', '/lavoro'],
])('decodePercent of %s is %s', (text, decoded) => {
  expect(decodePercent(text)).toBe(decoded)
})
