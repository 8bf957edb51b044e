import { expect, test } from 'vitest'
import { proveExportKills } from './export-kills.ts'

test('an export that a crash cut off and that is asked for again is charged once, and tells what failed', async () => {
  const { before, after } = await proveExportKills(process.env, { rounds: 3, longestMs: 150 })
  expect(before + after).toBe(3)
}, 60_000)
