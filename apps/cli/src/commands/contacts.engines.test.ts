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
  expect(await contacts('opt-out', ' Anna.Ferri@officine.example')).toBe('deleted 1; opted out\n')
  expect(await contacts('opt-out', email)).toBe('deleted 0; opted out\n')
  expect(JSON.parse(await contacts('read', email))).toEqual({ contacts: [], notices: [], optedOut: true })
})

test('contacts opt-out refuses anything but an address', async () => {
  expect(await contacts('opt-out', 'Anna')).toMatch(/^invalid_request: /)
  expect(process.exitCode).toBe(1)
})
