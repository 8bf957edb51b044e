import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noErasureJournal } from '../../operations/restore/erasure-journal.ts'
import { journalErasures } from '../../operations/restore/journal-erasures.ts'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { untilBlockedBy } from '../../testing/blocked-connection.ts'
import { createIdentityContext } from '../../testing/identity-context.ts'
import { type KnownPerson, knownPassword, makeKnownPerson } from '../../testing/known-person.ts'
import { makeLicence, makeUser, noLimits, viewerOf } from '../../testing/people.ts'
import { createTestDb, testRedis } from '../../testing/test-engines.ts'
import { insertCheckout } from '../billing/checkouts.queries.ts'
import type { IdentityContext } from '../identity/identity.ts'
import { reauthenticationCookie } from '../identity/reauthentication-cookie.ts'
import { verifyEmail } from '../identity/verify-email.mail.ts'
import { deleteLicence } from '../licences/delete-licence.ts'
import { insertSeat } from '../licences/seat.queries.ts'
import { deleteAccount } from './delete-account.ts'
import { downloadAccountData } from './download-account-data.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let context: IdentityContext & { close: () => void }
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  context = await createIdentityContext(database, { redis: testRedis() })
})
afterAll(async () => {
  context.close()
  await database.close()
})

const now = new Date()
const download = (viewer: Viewer) => downloadAccountData({ db, limits: noLimits }, viewer, now)
type Deletion = { password?: string; confirmation?: string; headers?: Headers }

/** As a person who has just proved at their provider who they are, if they have no password. */
const remove = (viewer: Viewer, { headers = reauthenticated(viewer), ...input }: Deletion = {}) =>
  deleteAccount(context, { headers, address: '198.51.100.7' }, viewer, { confirmation: viewer.email, ...input })

function reauthenticated(viewer: Viewer): Headers {
  const [cookie = ''] = reauthenticationCookie(context.secrets, viewer, new Date()).split(';')
  return new Headers({ cookie })
}

type Section = keyof Awaited<ReturnType<typeof download>>

/** Each table about people, its section of the download, and the columns withheld because they give access or are about another person. */
const tablesOfPeople: Partial<Record<keyof DB, { section: Section; withheld?: readonly string[] }>> = {
  account: { section: 'signInMethods', withheld: ['access_token', 'refresh_token', 'id_token', 'password'] },
  alert: { section: 'alerts', withheld: ['traceparent'] },
  alert_schedule: { section: 'alertSchedule' },
  api_key: { section: 'apiKeys', withheld: ['secret_hash', 'previous_hash', 'created_by'] },
  audit_entry: { section: 'acts', withheld: ['actor_id'] },
  checkout: { section: 'checkouts' },
  company_view: { section: 'companyViews' },
  export: { section: 'exports' },
  extra_request: { section: 'extraRequests' },
  invite: { section: 'invites', withheld: ['code_hash'] },
  ledger_entry: { section: 'ledger' },
  licence: { section: 'administeredLicences' },
  licence_manager: { section: 'managedLicences' },
  mail: { section: 'mails', withheld: ['params', 'relay_at', 'traceparent'] },
  mark_change: { section: 'markChanges' },
  position_mark: { section: 'marks' },
  push_subscription: { section: 'pushDevices', withheld: ['endpoint', 'p256dh', 'auth'] },
  discarded_position: { section: 'discardedPositions' },
  excluded_company: { section: 'excludedCompanies' },
  removed_person: { section: 'removals' },
  request: { section: 'requests', withheld: ['answered_by'] },
  saved_company: { section: 'savedCompanies' },
  saved_filter: { section: 'savedFilters' },
  saved_position: { section: 'savedPositions' },
  search: { section: 'searches', withheld: ['criteria_hash'] },
  seat: { section: 'seats' },
  session: { section: 'sessions', withheld: ['token'] },
  settings: { section: 'settings' },
  subscription: { section: 'subscriptions' },
  two_factor: { section: 'secondSteps', withheld: ['secret', 'backup_codes'] },
  usage_session: { section: 'usage' },
  user: { section: 'person' },
  webhook: { section: 'webhooks', withheld: ['secret', 'old_secret'] },
}

/** People at companies, read from their sites: `read-contact-data.ts` discloses them, `opt-out-contact.ts` erases them. */
const tablesOfOthers: (keyof DB)[] = ['company_contact']

/** They name the operator of the last change; the change itself is among the acts of the download. */
const tablesOfOperators: (keyof DB)[] = ['feature_switch', 'site_pause']

/** Tokens of mails and unfinished sign-ins, which expire within a day. */
const tablesOfTokens: (keyof DB)[] = ['verification']

async function tableNames(): Promise<(keyof DB)[]> {
  const { rows } = await sql<{ table_name: keyof DB }>`
    SELECT table_name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'pgmigrations'`.execute(db)
  return rows.map(({ table_name }) => table_name)
}

/** The rows that contain any of the words, by table. */
async function rowsWith(...words: string[]): Promise<Map<keyof DB, Record<string, unknown>[]>> {
  const found = new Map<keyof DB, Record<string, unknown>[]>()
  const patterns = words.map((word) => `%${word}%`)
  for (const table of await tableNames()) {
    const { rows } = await sql<Record<string, unknown>>`
      SELECT * FROM ${sql.table(table)} t WHERE t::text LIKE ANY (${patterns}::text[])`.execute(db)
    if (rows.length > 0) found.set(table, rows)
  }
  return found
}

describe('downloadAccountData', () => {
  test('covers every table that has a column about people', async () => {
    const { rows } = await sql<{ table_name: keyof DB }>`
      SELECT table_name FROM information_schema.columns
      WHERE table_schema = 'public'
        AND column_name ~ '(^|_)(user|actor|person|email|recipient|administrator|manager|owner|author|phone|ip)(_|$)'
      UNION
      SELECT c.table_name FROM information_schema.table_constraints c
      JOIN information_schema.constraint_column_usage u USING (constraint_schema, constraint_name)
      WHERE c.table_schema = 'public' AND c.constraint_type = 'FOREIGN KEY' AND u.table_name = 'user'
      ORDER BY table_name`.execute(db)
    const known = [...Object.keys(tablesOfPeople), ...tablesOfOthers, ...tablesOfOperators].sort()
    expect(rows.map(({ table_name }) => table_name).sort()).toEqual(known)
  })

  test('includes every column of every row about the person, except secrets', async () => {
    const { viewer } = await makeKnownPerson(context, now)
    const data = await download(viewer)
    const text = JSON.stringify(data)
    const rowsOf = await rowsWith(viewer.userId, viewer.email)
    expect([...rowsOf.keys()].sort()).toEqual([...Object.keys(tablesOfPeople), ...tablesOfTokens].sort())
    for (const [table, { section, withheld = [] }] of Object.entries(tablesOfPeople)) {
      const rows = rowsOf.get(table as keyof DB) ?? []
      const entries = data[section]
      if (Array.isArray(entries)) expect(entries.length, section).toBeGreaterThanOrEqual(rows.length)
      for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
        const where = expect.soft(text, `${table}.${column}`)
        if (!withheld.includes(column)) for (const part of partsOf(value)) where.toContain(part)
        else if (isSecret(value) && value !== viewer.userId) where.not.toContain(JSON.stringify(value))
      }
    }
  })

  test('lists the acts of others on the person without naming the actors', async () => {
    const { viewer } = await makeKnownPerson(context, now)
    const { acts } = await download(viewer)
    const summaries = acts.map(({ act, byYou }) => `${act} ${byYou ? 'by you' : 'by another'}`)
    expect(summaries).toEqual([
      'user_invited by another',
      'invite_accepted by you',
      'manager_invited by another',
      'invite_accepted by you',
      'manager_invited by another',
      'invite_accepted by you',
      'manager_removed by another',
      'profile_changed by you',
      'spent by you',
      'extra_requested by you',
      'request_answered by another',
      'data_downloaded by you',
    ])
  })

  test('includes nothing about another person', async () => {
    const other = await makeKnownPerson(context, now)
    const { viewer } = await makeKnownPerson(context, now)
    const text = JSON.stringify(await download(viewer))
    for (const word of [other.viewer.userId, other.viewer.email, other.firstName]) expect(text).not.toContain(word)
  })

  test('withholds from a person with an unverified address what others sent to it', async () => {
    const { email } = await makeUser(db, { email_verified: false })
    await makeLicence(db, { administrator_email: email })
    const { licenceNo } = await makeLicence(db)
    const waiting = { licence_no: licenceNo, kind: 'user', email, code_hash: Buffer.from(email), expires_at: now }
    await db.insertInto('invite').values(waiting).execute()
    const params = { firstName: 'Anna', url: 'https://vedetta.example/auth/verify?token=secret' }
    await queueMail(db, verifyEmail, { to: email, language: 'it', params })
    const { id } = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const data = await download(await viewerOf(db, { userId: id, email, emailVerified: false, language: 'it' }, now))
    expect(data).toMatchObject({ person: { email }, invites: [], mails: [], administeredLicences: [] })
    expect(JSON.stringify(data)).not.toContain('token=secret')
  })

  test('shows that another buyer named the person as administrator, but not the buyer, and deleting the account removes the name', async () => {
    const viewer = await viewerOf(db, await makeUser(db), now)
    const plan = { tier: 'team', period: 'monthly', buyerRole: 'use', language: 'it', vat: 'DE123456789' } as const
    const buyer = { buyerEmail: 'altra@persone.example', companyName: 'Agenzia altrui', sdiCode: null, pec: null }
    await insertCheckout(db, { ...plan, ...buyer, checkoutId: randomUUID(), administratorEmail: viewer.email }, now)
    const { checkouts } = await download(viewer)
    expect(checkouts).toMatchObject([{ administratorEmail: viewer.email }])
    expect(JSON.stringify(checkouts)).not.toMatch(/altru?[ai]/)
    await remove(viewer)
    expect([...(await rowsWith(viewer.email)).keys()]).toEqual(['mail'])
    expect(
      await db.selectFrom('checkout').selectAll().where('company_name', '=', 'Agenzia altrui').execute(),
    ).toHaveLength(1)
  })

  test('is rate limited', async () => {
    const viewer = await viewerOf(db, await makeUser(db), now)
    for (let time = 0; time < 10; time++) await downloadAccountData(context, viewer, now)
    await expect(downloadAccountData(context, viewer, now)).rejects.toMatchObject({ code: 'request_limit' })
  })
})

const isSecret = (value: unknown) => value !== null && !(value instanceof Date)

/** The JSON texts of a value; bare numbers and flags are too unspecific to search for. */
function partsOf(value: unknown): string[] {
  if (value instanceof Date || typeof value === 'string') return [JSON.stringify(value)]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(partsOf)
  return Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`)
}

describe('deleteAccount', () => {
  async function makeFree(): Promise<KnownPerson> {
    const known = await makeKnownPerson(context, now)
    await deleteLicence(db, known.viewer, { licenceID: known.administered.licenceId }, now)
    return known
  }

  const exists = async ({ userId }: Viewer) =>
    (await db.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined

  test('leaves nothing of the person but an id in the ledger and the audit, and the mail that confirms it', async () => {
    const { viewer, firstName } = await makeFree()
    const seatsBefore = await db.selectFrom('seat').select('seat_no').where('user_id', '=', viewer.userId).execute()
    expect(seatsBefore).toHaveLength(1)
    await remove(viewer, { password: knownPassword })
    await journalErasures(db, noErasureJournal, new Date())
    const found = await rowsWith(viewer.userId, viewer.email, firstName)
    expect([...found.keys()].sort()).toEqual(['audit_entry', 'ledger_entry', 'mail'])
    expect([...(await rowsWith(viewer.email, firstName)).keys()]).toEqual(['mail'])
    expect(found.get('mail')).toMatchObject([
      { recipient: viewer.email, template: 'accountDeleted', params: { firstName: expect.stringMatching(/^Zenobia/) } },
    ])
    expect(found.get('audit_entry')?.at(-1)).toMatchObject({
      act: 'account_deleted',
      actor_id: viewer.userId,
      subject: null,
      details: {},
    })
  })

  test('is idempotent, also when called twice at once', async () => {
    const { viewer } = await makeFree()
    const both = [remove(viewer, { password: knownPassword }), remove(viewer, { password: knownPassword })]
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    await remove(viewer)
    const mails = await db.selectFrom('mail').select('mail_id').where('recipient', '=', viewer.email).execute()
    expect(mails).toHaveLength(1)
    const acts = await db
      .selectFrom('audit_entry')
      .select('act')
      .where('actor_id', '=', viewer.userId)
      .where('act', '=', 'account_deleted')
      .execute()
    expect(acts).toHaveLength(1)
  })

  test.each([
    ['another address', { confirmation: 'altra@persone.example', password: knownPassword }, 'invalid_request'],
    ['no password', {}, 'password_required'],
    ['a wrong password', { password: 'Torre-Rossa-8' }, 'current_password_invalid'],
  ])('is refused with %s', async (_, input, code) => {
    const { viewer } = await makeFree()
    await expect(remove(viewer, input)).rejects.toMatchObject({ code })
    expect(await exists(viewer)).toBe(true)
  })

  test('requires the address, in any case, and a new sign-in of a person who signs in with a provider', async () => {
    const viewer = await viewerOf(db, await makeUser(db), now)
    const open = remove(viewer, { headers: new Headers() })
    await expect(open).rejects.toMatchObject({ code: 'reauthentication_required' })
    await remove(viewer, { confirmation: ` ${viewer.email.toUpperCase()} ` })
    expect(await exists(viewer)).toBe(false)
  })

  test('is refused while the person administers a licence, and changes nothing', async () => {
    const { viewer } = await makeKnownPerson(context, now)
    const before = await download(viewer)
    await expect(remove(viewer, { password: knownPassword })).rejects.toMatchObject({ code: 'still_administrator' })
    expect(await download(viewer)).toMatchObject({ seats: before.seats, sessions: before.sessions })
  })

  test('waits for a transaction that makes the person administrator, and is then refused', async () => {
    const viewer = await viewerOf(db, await makeUser(db), now)
    let removed: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      await makeLicence(tx, { administrator_id: viewer.userId })
      removed = remove(viewer).catch((error: unknown) => error)
      await untilBlockedBy(tx)
    })
    expect(await removed).toMatchObject({ code: 'still_administrator' })
    expect(await exists(viewer)).toBe(true)
  })

  test('does not deadlock with a transaction that records the person’s work', async () => {
    const person = await makeUser(db)
    const { licenceNo } = await makeLicence(db)
    await insertSeat(db, { licenceNo, userId: person.userId }, now)
    const viewer = await viewerOf(db, person, now)
    let removed: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('seat').select('seat_no').where('user_id', '=', person.userId).forNoKeyUpdate().execute()
      removed = remove(viewer)
      await untilBlockedBy(tx)
      const work = { user_id: person.userId, licence_no: licenceNo, started_at: now, last_at: now }
      await tx.insertInto('usage_session').values(work).execute()
    })
    await removed
    expect(await exists(viewer)).toBe(false)
  })

  test('frees the person’s seat', async () => {
    const person = await makeUser(db)
    const { licenceNo } = await makeLicence(db, { size: 1 })
    await insertSeat(db, { licenceNo, userId: person.userId }, now)
    await remove(await viewerOf(db, person, now))
    expect(await db.selectFrom('seat').select('seat_no').where('licence_no', '=', licenceNo).execute()).toEqual([])
  })

  test('leaves what others sent to an unverified address', async () => {
    const person = await makeUser(db, { email_verified: false })
    const { licenceNo } = await makeLicence(db)
    const waiting = { kind: 'user', email: person.email, code_hash: Buffer.from(person.email), expires_at: now }
    await db
      .insertInto('invite')
      .values({ ...waiting, licence_no: licenceNo })
      .execute()
    await remove(await viewerOf(db, person, now))
    expect([...(await rowsWith(person.email)).keys()]).toEqual(['invite'])
  })
})
