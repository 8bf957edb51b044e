import { expect, test } from 'vitest'
import { verifyBadRows } from './company-import-bad-rows.ts'
import { verifyImportKills } from './company-import-kills.ts'

test('a company import refuses every bad row with its own reason and loses none', async () => {
  const { kinds, refused, addresses } = await verifyBadRows(process.env, 650)
  expect(kinds).toBeGreaterThanOrEqual(40)
  expect(refused + addresses).toBe(650)
})

test('a company import that is killed and restarted ends with the same tables as an uninterrupted one', async () => {
  const { killedAt } = await verifyImportKills(process.env, { rows: 10_000, kills: 1 })
  expect(killedAt).toHaveLength(1)
})
