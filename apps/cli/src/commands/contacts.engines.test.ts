import { makeContact } from '@vedetta/core/testing/factories'
import { createTestDb } from '@vedetta/core/testing/test-engines'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addContactsCommands } from './contacts.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
  vi.stubEnv('DATABASE_URL', database.as('cli').databaseUrl)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  process.exitCode = undefined
  await database.close()
})

async function contacts(...args: string[]): Promise<string> {
  let output = ''
  const take = (text: string | Uint8Array) => {
    output += text
    return true
  }
  const writes = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(take))
  const program = new Command()
  addContactsCommands(program)
  await program.parseAsync(['contacts', ...args], { from: 'user' })
  for (const write of writes) write.mockRestore()
  return output
}

test('contacts read prints all data of an address, and contacts opt-out deletes them', async () => {
  const email = 'anna.ferri@officine.example'
  await makeContact(database.db, { email })
  expect(JSON.parse(await contacts('read', email))).toMatchObject({ contacts: [{ email }], optedOut: false })
  expect(await contacts('opt-out', ' Anna.Ferri@officine.example')).toBe(
    'deleted 1; opted out; watch and worker erase the rest within minutes\n',
  )
  expect(await contacts('opt-out', email)).toBe(
    'deleted 0; opted out; watch and worker erase the rest within minutes\n',
  )
  expect(JSON.parse(await contacts('read', email))).toEqual({
    contacts: [],
    notices: [],
    messages: [],
    mentions: [],
    pages: [],
    optedOut: true,
    isBeingErased: true,
  })
})

test('contacts opt-out is recorded in the audit as the command line’s act, without the address', async () => {
  const { db } = database
  const email = 'bruno.neri@officine.example'
  await makeContact(db, { email })
  await contacts('opt-out', email)
  const [entry, ...more] = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('act', '=', 'contact_opted_out')
    .orderBy('entry_no', 'desc')
    .limit(1)
    .execute()
  expect(entry).toMatchObject({ actor_id: null, details: { by: 'command line', deleted: 1 } })
  const hashes = await db.selectFrom('contact_opt_out').select('hash').execute()
  expect(hashes.map(({ hash }) => hash.toString('hex'))).toContain(entry?.subject)
  expect(JSON.stringify([entry, more])).not.toContain('bruno')
})

test('contacts opt-out refuses anything but an address', async () => {
  expect(await contacts('opt-out', 'Anna')).toMatch(/^invalid_request: /)
  expect(process.exitCode).toBe(1)
})
