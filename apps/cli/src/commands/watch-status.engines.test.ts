import { getWatchStatus } from '@vedetta/contracts/watch/watch-status'
import { createTestDb } from '@vedetta/core/testing/test-engines'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addWatchStatusCommand } from './watch-status.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
  vi.stubEnv('DATABASE_URL', database.as('cli').databaseUrl)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.close()
})

async function status(...options: string[]): Promise<string> {
  let output = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text
    return true
  })
  const program = new Command()
  addWatchStatusCommand(program)
  await program.parseAsync(['status', ...options], { from: 'user' }).finally(() => write.mockRestore())
  return output
}

test('watch status prints a report, or the API’s JSON', async () => {
  expect(await status()).toMatch(/^Status of the watch at .* UTC\n {2}Visits today +0, plan not counted yet\n/)
  const printed = JSON.parse(await status('--json'))
  expect(getWatchStatus.output.parse(printed)).toEqual(printed)
})
