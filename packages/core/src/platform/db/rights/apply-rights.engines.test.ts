import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDb } from '../../../testing/test-engines.ts'
import { withDatabase } from '../database-url.ts'
import { migrate } from '../migrate.ts'
import { applyRights } from './apply-rights.ts'
import { databaseRoles } from './roles.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let api: string
let worker: string
let watch: string
beforeEach(async () => {
  database = await createTestDb()
  await applyRights(database.databaseUrl)
  const { username } = new URL(database.databaseUrl)
  ;[api, worker, watch] = [`${username}_api`, `${username}_worker`, `${username}_watch`]
})
afterEach(() => database.close())

const can = async (statement: string) => (await database.pool.query<{ can: boolean }>(statement)).rows[0]?.can

describe('applyRights', () => {
  test('changes nothing the second time', async () => {
    expect(await applyRights(database.databaseUrl)).toEqual([])
  })

  test('revokes what the tables of rights do not name, also from PUBLIC, and what may be passed on', async () => {
    await database.pool.query(`
      GRANT SELECT ON "user" TO ${watch}; GRANT SELECT, DELETE ON ledger_entry TO PUBLIC;
      GRANT SELECT ON session TO ${worker}; GRANT SELECT ON company TO ${watch} WITH GRANT OPTION;
      GRANT CREATE ON SCHEMA public TO PUBLIC; GRANT EXECUTE ON FUNCTION delete_old_acts TO PUBLIC;
      GRANT UPDATE ON SEQUENCE ledger_entry_entry_no_seq TO ${api}`)
    await applyRights(database.databaseUrl)
    expect(await applyRights(database.databaseUrl)).toEqual([])
    expect(await can(`SELECT has_table_privilege('${watch}', '"user"', 'SELECT') AS can`)).toBe(false)
    expect(await can(`SELECT has_table_privilege('${watch}', 'ledger_entry', 'DELETE') AS can`)).toBe(false)
    expect(await can(`SELECT has_table_privilege('${worker}', 'session', 'SELECT') AS can`)).toBe(false)
    expect(await can(`SELECT has_column_privilege('${worker}', 'session', 'expires_at', 'SELECT') AS can`)).toBe(true)
    expect(await can(`SELECT has_table_privilege('${watch}', 'company', 'SELECT WITH GRANT OPTION') AS can`)).toBe(
      false,
    )
    expect(await can(`SELECT has_table_privilege('${watch}', 'company', 'SELECT') AS can`)).toBe(true)
    expect(await can(`SELECT has_schema_privilege('${watch}', 'public', 'CREATE') AS can`)).toBe(false)
    expect(await can(`SELECT has_function_privilege('${watch}', 'delete_old_acts(integer)', 'EXECUTE') AS can`)).toBe(
      false,
    )
  })

  test('leaves the rights of roles that are not its own', async () => {
    await database.pool.query('GRANT SELECT ON company TO pg_monitor')
    await applyRights(database.databaseUrl)
    expect(await can(`SELECT has_table_privilege('pg_monitor', 'company', 'SELECT') AS can`)).toBe(true)
  })

  test('refuses a table without a line, and says where to add it', async () => {
    await database.pool.query('CREATE TABLE novelty ()')
    await expect(applyRights(database.databaseUrl)).rejects.toThrow(
      'packages/core/src/platform/db/rights/table-rights.ts has no line for the table novelty: say what api, worker, watch and cli may do with it',
    )
  })

  test('refuses a function without a line, and one that a migration replaced without its rights', async () => {
    await database.pool.query(`CREATE FUNCTION novelty() RETURNS integer LANGUAGE sql AS 'SELECT 1'`)
    await expect(applyRights(database.databaseUrl)).rejects.toThrow('has no line for the function novelty()')
    await database.pool.query(`DROP FUNCTION novelty();
      CREATE OR REPLACE FUNCTION company_deleted() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`)
    await expect(applyRights(database.databaseUrl)).rejects.toThrow(
      'company_deleted() must run as its owner: write SECURITY DEFINER SET search_path = public, pg_temp in the migration',
    )
  })
})

describe('migrate of an owner that is no superuser', () => {
  const owner = `owner${randomUUID().slice(0, 8)}`
  const databases = ['a', 'b', 'c'].map((letter) => `${owner}_${letter}`)
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: database.databaseUrl })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const urlOf = (name: string) => {
    const url = new URL(withDatabase(database.databaseUrl, name))
    url.username = owner
    return url.href
  }
  afterAll(async () => {
    database = await createTestDb()
    for (const name of databases) await admin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    for (const role of databaseRoles) await admin(`DROP ROLE IF EXISTS ${owner}_${role}`)
    await admin(`DROP ROLE IF EXISTS ${owner}`)
    await database.close()
  })

  test('says what an administrator must run if it may not create roles; may it, several databases are migrated at once', async () => {
    await admin(`CREATE ROLE ${owner} LOGIN`)
    for (const name of databases) await admin(`CREATE DATABASE ${name} OWNER ${owner}`)
    const [first = '', ...others] = databases
    const advice = `this role may not create roles. Let a role that may run: CREATE ROLE "${owner}_api" LOGIN;`
    await expect(migrate(urlOf(first))).rejects.toThrow(advice)
    await admin(`ALTER ROLE ${owner} CREATEROLE`)
    await Promise.all(databases.map((name) => migrate(urlOf(name))))
    for (const name of others) expect(await applyRights(urlOf(name))).toEqual([])
  })

  test('refuses a role that may do more than it is granted', async () => {
    await admin(`ALTER ROLE ${owner}_watch BYPASSRLS`)
    await expect(migrate(urlOf(`${owner}_a`))).rejects.toThrow(`${owner}_watch has attributes beyond LOGIN`)
    await admin(`ALTER ROLE ${owner}_watch NOBYPASSRLS; GRANT pg_read_all_data TO ${owner}_watch`)
    await expect(migrate(urlOf(`${owner}_a`))).rejects.toThrow(`${owner}_watch is a member of another role`)
  })
})
