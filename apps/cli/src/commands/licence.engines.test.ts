import { randomUUID } from 'node:crypto'
import { balanceOf } from '@vedetta/core/customers/ledger/balance-of'
import { addMonths } from '@vedetta/core/customers/ledger/period'
import { makeLicence, makeUser } from '@vedetta/core/testing/people'
import { createTestDb } from '@vedetta/core/testing/test-engines'
import { Command, CommanderError } from 'commander'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDemoPeopleCommand } from './demo-people.ts'
import { addLicenceCommands } from './licence.ts'
import { addUserCommands } from './user.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
  vi.stubEnv('DATABASE_URL', database.as('cli').databaseUrl)
  vi.stubEnv('PUBLIC_URL', 'https://vedetta.example')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.close()
})

/** As from the shell, without the wait for a process. */
async function vedetta(...args: string[]): Promise<{ code: number; output: string }> {
  let output = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text
    return true
  })
  const quiet = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const program = new Command().exitOverride()
  addLicenceCommands(program)
  addUserCommands(program)
  addDemoPeopleCommand(program)
  try {
    await program.parseAsync(args, { from: 'user' })
    return { code: Number(process.exitCode ?? 0), output }
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return { code: error.exitCode, output }
  } finally {
    process.exitCode = undefined
    write.mockRestore()
    quiet.mockRestore()
  }
}

const grant = (...more: string[]) =>
  vedetta('licence', 'grant', '--customer', 'Agenzia Uno', '--administrator', 'Capo@Uno.example', ...more)

const licences = () =>
  database.db
    .selectFrom('licence')
    .select(['tier', 'size', 'is_trial', 'monthly_credits', 'monthly_searches', 'starts_at', 'expires_at', 'code'])
    .orderBy('licence_no', 'desc')
    .execute()

test('licence grant grants what a plan offers, for a year', async () => {
  const { code, output } = await grant('--tier', 'team')
  expect(code).toBe(0)
  const [licence] = await licences()
  expect(licence).toMatchObject({
    tier: 'team',
    size: 5,
    is_trial: false,
    monthly_credits: 3000,
    monthly_searches: 1000,
    expires_at: addMonths(licence?.starts_at ?? new Date(), 12),
  })
  expect(output).toContain(licence?.code)
  expect((await vedetta('licence', 'list')).output).toMatch(/Agenzia Uno {2}team {2}0\/5 {2}until .* capo@uno\.example/)
})

test('licence grant grants trials and enterprise licences of any size, and invites the user', async () => {
  await grant('--tier', 'basic', '--trial', '3', '--seat', 'usa@uno.example')
  const [trial] = await licences()
  expect(trial).toMatchObject({
    tier: 'basic',
    is_trial: true,
    expires_at: addMonths(trial?.starts_at ?? new Date(), 3),
  })
  const mails = await database.db
    .selectFrom('mail')
    .select('template')
    .where('recipient', '=', 'usa@uno.example')
    .execute()
  expect(mails).toEqual([{ template: 'inviteUser' }])

  await grant(
    '--tier',
    'enterprise',
    '--size',
    'unlimited',
    '--months',
    '24',
    '--credits',
    '90000',
    '--searches',
    '40000',
  )
  const [enterprise] = await licences()
  expect(enterprise).toMatchObject({ size: null, monthly_credits: 90_000, monthly_searches: 40_000 })
})

test.each([
  ['a trial of other months', ['--tier', 'team', '--trial', '4']],
  ['a trial with months', ['--tier', 'team', '--trial', '3', '--months', '5']],
  ['another size', ['--tier', 'team', '--size', '7']],
  ['an unknown tier', ['--tier', 'gold']],
  ['a seat for the administrator', ['--tier', 'basic', '--seat', 'capo@uno.example']],
  ['an address that is none', ['--tier', 'basic', '--seat', 'capo']],
])('licence grant refuses %s', async (_, options) => {
  const before = await licences()
  expect(await grant(...options)).toMatchObject({ code: 1 })
  expect(await licences()).toEqual(before)
})

test('licence extra lists and grants requests for extra credits', async () => {
  const { db } = database
  const { licenceNo } = await makeLicence(db)
  const request = randomUUID()
  const asked = { request_id: request, licence_no: licenceNo, unit: 'search', amount: 250 }
  await db.insertInto('extra_request').values(asked).execute()
  expect((await vedetta('licence', 'extra')).output).toContain(`${request}  Agenzia Prova S.p.A.  250 searches`)
  expect(await vedetta('licence', 'extra', request)).toMatchObject({ code: 0 })
  expect((await balanceOf(db, licenceNo, new Date())).search.left).toBe(1250)
  expect((await vedetta('licence', 'extra')).output).toBe('')
  for (const unknown of [randomUUID(), 'the first'])
    expect(await vedetta('licence', 'extra', unknown)).toMatchObject({ code: 1 })
})

test('user operator grants and revokes the operator role', async () => {
  const { db } = database
  const { userId, email } = await makeUser(db)
  const isOperator = async () =>
    (await db.selectFrom('user').select('is_operator').where('id', '=', userId).executeTakeFirstOrThrow()).is_operator
  expect(await vedetta('user', 'operator', email.toUpperCase())).toMatchObject({ code: 0 })
  expect(await isOperator()).toBe(true)
  expect(await vedetta('user', 'operator', email, '--remove')).toMatchObject({ code: 0 })
  expect(await isOperator()).toBe(false)
  const acts = await db
    .selectFrom('audit_entry')
    .select('act')
    .where('subject', '=', userId)
    .orderBy('entry_no')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(['operator_named', 'operator_removed'])
  expect(await vedetta('user', 'operator', 'nessuno@uno.example')).toMatchObject({ code: 1 })
})

test('demo-people creates users with a known password only on a local address', async () => {
  expect(await vedetta('demo-people')).toMatchObject({ code: 1 })
  expect(await database.db.selectFrom('user').select('id').where('email', 'like', '%@demo.example').execute()).toEqual(
    [],
  )
})

test('user reset-second-step removes the second factor and the sessions, and mails the person', async () => {
  const { db } = database
  const { email, userId } = await makeUser(db, { two_factor_enabled: true })
  await db.insertInto('two_factor').values({ user_id: userId, secret: 'x', backup_codes: 'x' }).execute()
  const expires_at = new Date(Date.now() + 60_000)
  await db.insertInto('session').values({ user_id: userId, token: randomUUID(), expires_at }).execute()
  expect((await vedetta('user', 'reset-second-step', ` ${email.toUpperCase()}`)).code).toBe(0)
  for (const table of ['two_factor', 'session'] as const)
    expect(await db.selectFrom(table).select('id').where('user_id', '=', userId).execute()).toEqual([])
  const mails = await db.selectFrom('mail').select('template').where('recipient', '=', email).execute()
  expect(mails).toEqual([{ template: 'secondStepReset' }])
  expect((await vedetta('user', 'reset-second-step', 'nessuno@persone.example')).code).toBe(1)
})

test('licence public-api grants a licence the public API, and withdraws it', async () => {
  const { licenceId } = await makeLicence(database.db)
  const granted = async () => {
    const query = database.db.selectFrom('licence').select('grants_public_api').where('licence_id', '=', licenceId)
    return (await query.executeTakeFirstOrThrow()).grants_public_api
  }
  const answer = await vedetta('licence', 'public-api', licenceId)
  expect(answer).toEqual({ code: 0, output: 'Agenzia Prova S.p.A.: public API granted\n' })
  expect(await granted()).toBe(true)
  expect((await vedetta('licence', 'public-api', licenceId, '--withdraw')).output).toContain('withdrawn')
  expect(await granted()).toBe(false)
  expect((await vedetta('licence', 'public-api', randomUUID())).code).toBe(1)
})
