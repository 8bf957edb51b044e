import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createErasureJournal } from '@vedetta/core/operations/restore/erasure-journal'
import { createTestDb } from '@vedetta/core/testing/test-engines'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addRestoreCommands } from './restore.ts'

const secret = 'a secret that only these tests use'
const now = new Date('2026-11-17T10:00:00Z')

let database: Awaited<ReturnType<typeof createTestDb>>
let folder: string
beforeAll(async () => {
  database = await createTestDb()
  folder = await mkdtemp(join(tmpdir(), 'erasures-'))
  vi.stubEnv('MIGRATION_DATABASE_URL', database.databaseUrl)
  vi.stubEnv('ERASURE_JOURNAL', folder)
  vi.stubEnv('AUTH_SECRET', secret)
  const opened = ['uno.example', 'due.example'].map((subject) => ({ kind: 'host' as const, subject, madeAt: now }))
  await createErasureJournal(folder, [secret]).append(opened, now)
})
afterAll(async () => {
  process.exitCode = 0
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
  await database.close()
})

async function run(command: string) {
  let output = ''
  const keep = (text: unknown) => {
    output += text
    return true
  }
  const writes = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(keep))
  process.exitCode = 0
  const program = new Command()
  addRestoreCommands(program)
  await program.parseAsync(['restore', command], { from: 'user' })
  for (const write of writes) write.mockRestore()
  return { output, exitCode: process.exitCode }
}

test('restore replay exits 0 when it could read the whole journal', async () => {
  const { output, exitCode } = await run('replay')
  expect(output).toBe('journal: 2 entries, 0 unreadable; repeated: 0 contacts, 2 hosts, 0 accounts, 0 sole traders\n')
  expect(exitCode).toBe(0)
})

test('restore replay exits 1 on unreadable entries, says how many, and repeats the readable ones', async () => {
  await database.db.deleteFrom('opt_out').execute()
  const [name = ''] = await readdir(folder)
  await appendFile(join(folder, name), 'cut off by a crash')
  const foreign = createErasureJournal(folder, ['a secret that nobody listed as a previous one'])
  await foreign.append([{ kind: 'host', subject: 'tre.example', madeAt: now }], now)
  const { output, exitCode } = await run('replay')
  expect(output).toContain(
    'journal: 2 entries, 2 unreadable; repeated: 0 contacts, 2 hosts, 0 accounts, 0 sole traders\n',
  )
  expect(output).toContain('2 entries were not repeated')
  expect(output).toContain('AUTH_SECRET_PREVIOUS')
  expect(exitCode).toBe(1)
  const hosts = await database.db.selectFrom('opt_out').select('host').orderBy('host').execute()
  expect(hosts).toEqual([{ host: 'due.example' }, { host: 'uno.example' }])
})

test('restore reencrypt reads with the previous secrets and writes with the current one, also what was written today', async () => {
  const next = 'the secret that replaced the first one'
  const journal = createErasureJournal(folder, [secret])
  const today = new Date()
  await journal.append([{ kind: 'host', subject: 'oggi.example', madeAt: today }], today)
  vi.stubEnv('AUTH_SECRET', next)
  vi.stubEnv('AUTH_SECRET_PREVIOUS', secret)
  expect((await run('reencrypt')).output).toBe('journal: 3 entries encrypted with the current secret\n')
  const { erasures } = await createErasureJournal(folder, [next]).read()
  const hosts = erasures.map(({ subject }) => subject).toSorted()
  expect(hosts).toEqual(['due.example', 'oggi.example', 'uno.example'])
})
