import { expect, test } from 'vitest'
import { verifyExportKills } from './export-kills.ts'

test('an export retried after a crash of the API is charged once and reports the positions that failed', async () => {
  const { before, after } = await verifyExportKills(process.env, { rounds: 2, maxKillMs: 150 })
  expect(before + after).toBe(2)
})
