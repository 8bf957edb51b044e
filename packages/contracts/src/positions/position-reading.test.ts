import { expect, test } from 'vitest'
import { isDoubt, isSureReading, minSureConfidence } from './position-reading.ts'

test('a reading is sure from nine in ten on', () => {
  expect([0.9, 0.89].map(isSureReading)).toEqual([true, false])
})

test('a reading is sure from its lowest confidence on', () => {
  expect([minSureConfidence, minSureConfidence + 0.01, minSureConfidence - 0.01].map(isSureReading)).toEqual([
    true,
    true,
    false,
  ])
})

test('a reason against a position is a doubt, a reason for it is none', () => {
  expect([isDoubt('not_announced'), isDoubt('published_data')]).toEqual([true, false])
})
