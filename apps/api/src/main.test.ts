import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('an invalid configuration stops the process with a readable message', () => {
  const env = { ...process.env, DATABASE_URL: 'mysql://localhost/x', PORT: 'eighty' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(78)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^The configuration is not valid:\n {2}DATABASE_URL: .+\n {2}PORT: .+\n$/)
})
