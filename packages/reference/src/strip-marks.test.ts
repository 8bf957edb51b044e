import { expect, test } from 'vitest'
import { stripMarks } from './strip-marks.ts'

test.each([
  ['perché è così', 'perche e cosi'],
  ['perche\u0301', 'perche'],
  ['\u1e69\u0323\u0307 \u01d6', 's u'],
  ['Ελληνικά', 'Ελληνικα'],
])('stripMarks leaves the letters of %s', (text, plain) => {
  expect(stripMarks(text)).toBe(plain)
  expect(text.normalize('NFD').replace(/\p{M}/gu, '')).toBe(plain)
})
