import { expect, test } from 'vitest'
import { readDaySeconds } from './start-living-day.ts'

test('readDaySeconds: five minutes, or as many seconds as --day says, or no day with --still', () => {
  expect(readDaySeconds([])).toBe(300)
  expect(readDaySeconds(['--', '--day', '600'])).toBe(600)
  expect(readDaySeconds(['--still'])).toBeNull()
})

test.each([['--day'], ['--day', '5'], ['--day', '1e3'], ['--day', '99999'], ['--still', '--day', '300'], ['--fast']])(
  'readDaySeconds refuses %s %s',
  (...args) => {
    expect(() => readDaySeconds(args)).toThrow('pnpm dev takes --day <seconds>, 60 to 86400, or --still.')
  },
)
