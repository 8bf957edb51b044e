import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { aliasOf } from '../../search/engine/index-names.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { msearch } from '../../search/engine/msearch.ts'
import { makeUser } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { loggedError } from './logged-error.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
const search = createTestSearch()
beforeAll(async () => {
  database = await createTestDb()
  await ensureIndices(search)
})
afterAll(async () => {
  await Promise.all([database.close(), search.close()])
})

/** What a log shows of the error that a promise is rejected with. */
const written = (failing: Promise<unknown>): Promise<string> =>
  failing.then(
    () => expect.unreachable('nothing failed'),
    (error) => JSON.stringify(loggedError(error)),
  )

const secret = 'saldatrice segreta'

test('a log tells the constraint that a row broke, and none of its values', async () => {
  const { email } = await makeUser(database.db, {})
  const twice = database.db.transaction().execute(async (db) => {
    await sql`CREATE TEMPORARY TABLE prova (email text CONSTRAINT prova_email UNIQUE) ON COMMIT DROP`.execute(db)
    await sql`INSERT INTO prova VALUES (${email}), (${email})`.execute(db)
  })
  const text = await written(twice)
  expect(text).toContain('"constraint":"prova_email"')
  expect(text).toContain('"code":"23505"')
  expect(text).not.toContain(email)
})

test.each([
  ['a value of the wrong type', () => sql`SELECT ${secret}::integer`.execute(database.db)],
  [
    'a function that quotes its query',
    () => sql`SELECT query_to_xml(${`SELECT '${secret}'::date`}, true, true, '')`.execute(database.db),
  ],
  ['a statement with a constant', () => sql.raw(`SELECT 1 FROM nowhere WHERE name = '${secret}'`).execute(database.db)],
])('a log does not repeat the words of %s', async (_what, fail) => {
  const text = await written(fail())
  expect(text).not.toContain(secret)
  expect(text).toMatch(/"code":"[0-9A-Z]{5}"/)
  expect(text).toContain('logged-error.engines.test.ts')
})

test('a log does not repeat the words of a search that the index refuses', async () => {
  const index = aliasOf(search, 'position')
  const query = { range: { first_seen: { gte: secret } } }
  const text = await written(search.client.search({ index, body: { query } as never }))
  expect(text).toContain('parse_exception')
  expect(text).not.toContain(secret)
})

test('a log does not repeat the words of one of several searches that the index refuses', async () => {
  const text = await written(
    msearch(search, 'position', [{ query: { range: { first_seen: { gte: secret } } } }], ['hits']),
  )
  expect(text).not.toContain(secret)
})

test('a log tells the cause of an error, with as little of it', async () => {
  const refused = await sql`SELECT ${secret}::integer`.execute(database.db).catch((cause: unknown) => cause)
  const text = await written(Promise.reject(new AppError('search_unavailable', { cause: refused })))
  expect(text).toContain('22P02')
  expect(text).not.toContain(secret)
})

test('a log names the fields of a value that is not as its schema says, without the value', async () => {
  const parsed = z.object({ word: z.literal('a') }).parseAsync({ word: secret, more: secret })
  const text = await written(parsed)
  expect(text).toContain('"path":"word"')
  expect(text).not.toContain(secret)
})
