import { expect, test } from 'vitest'
import { proveBadRows } from './company-import-bad-rows.ts'
import { proveImportKills } from './company-import-kills.ts'

test('every bad row of an imported file is refused with its own reason, and none is lost', async () => {
  const { kinds, refused, addresses } = await proveBadRows(process.env, 650)
  expect(kinds).toBeGreaterThanOrEqual(40)
  expect(refused + addresses).toBe(650)
}, 120_000)

test('an import that is killed and started again ends as in one run', async () => {
  const { killedAt } = await proveImportKills(process.env, { rows: 10_000, kills: 1 })
  expect(killedAt).toHaveLength(1)
}, 120_000)
