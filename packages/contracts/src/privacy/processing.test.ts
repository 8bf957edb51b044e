import { expect, test } from 'vitest'
import { isInEea } from './processing.ts'

test('the European Economic Area has the Union, Iceland, Liechtenstein and Norway', () => {
  expect(['IT', 'FR', 'GR', 'IS', 'LI', 'NO'].map(isInEea)).toEqual(Array(6).fill(true))
  expect(['CH', 'GB', 'US', 'EL', '', 'it'].map(isInEea)).toEqual(Array(6).fill(false))
})
