import { createTestDb } from '@vedetta/core/testing/test-engines'
import { makeWatchedSite } from '@vedetta/core/testing/watched-site'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addWatchCommands } from './watch.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
  vi.stubEnv('DATABASE_URL', database.as('cli').databaseUrl)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.close()
})

test('watch opt-out is recorded in the audit as the command line’s act, with the host and without the reason', async () => {
  const { db } = database
  const { companyNo } = await makeWatchedSite(db, new Date())
  const { host } = await db
    .selectFrom('site')
    .select('host')
    .where('company_no', '=', companyNo)
    .executeTakeFirstOrThrow()
  const program = new Command()
  addWatchCommands(program)
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const reason = 'Anna Ferri called'
  await program.parseAsync(['watch', 'opt-out', host, '--reason', reason], { from: 'user' })
  write.mockRestore()
  const entries = await db.selectFrom('audit_entry').select(['act', 'actor_id', 'subject', 'details']).execute()
  expect(entries).toEqual([
    {
      act: 'site_opted_out',
      actor_id: null,
      subject: host.replace(/^www\./, ''),
      details: { by: 'command line', sites: 1, sources: 1 },
    },
  ])
})
