import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCompany, makePosition } from '../../../testing/factories.ts'
import { createTestDb } from '../../../testing/test-engines.ts'
import { createPool } from '../client.ts'
import { withRole } from '../database-url.ts'
import { applyRights } from './apply-rights.ts'
import { type DatabaseRole, databaseRoles } from './roles.ts'
import { type TableName, tableRights } from './table-rights.ts'

const refused = '42501'
let database: Awaited<ReturnType<typeof createTestDb>>
let as: Record<DatabaseRole, pg.Pool>
let owner: string
beforeAll(async () => {
  database = await createTestDb()
  owner = new URL(database.databaseUrl).username
  // Rights on a database are not copied from its template.
  await applyRights(database.databaseUrl)
  const poolOf = (role: DatabaseRole) => [role, createPool(withRole(database.databaseUrl, role), { max: 1 })]
  as = Object.fromEntries(databaseRoles.map(poolOf))
})
afterAll(async () => {
  await Promise.all(Object.values(as).map((pool) => pool.end()))
  await database.close()
})

/** Rolled back: what a role should have been refused must not last. */
async function codeOf(role: DatabaseRole, statement: string): Promise<string> {
  const client = await as[role].connect()
  try {
    await client.query('BEGIN')
    await client.query(statement)
    return 'done'
  } catch (error) {
    return (error as pg.DatabaseError).code ?? String(error)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

describe('each role', () => {
  /** Permissions are checked before anything is read. `FOR UPDATE` needs the right to update a column, as an update does. */
  const attempts = {
    select: (table: string) => `EXPLAIN SELECT FROM ${table}`,
    insert: (table: string) => `EXPLAIN INSERT INTO ${table} DEFAULT VALUES`,
    update: (table: string) => `EXPLAIN SELECT FROM ${table} FOR UPDATE`,
    delete: (table: string) => `EXPLAIN DELETE FROM ${table}`,
  }

  test.each(databaseRoles)('%s reads and writes the tables of its lines, and no other', async (role) => {
    const tried: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const table of Object.keys(tableRights) as TableName[]) {
      for (const [right, statement] of Object.entries(attempts)) {
        const held = tableRights[table][role]?.[right as keyof typeof attempts] !== undefined
        tried[`${right} ${table}`] = await codeOf(role, statement(pg.escapeIdentifier(table)))
        expected[`${right} ${table}`] = held ? 'done' : refused
      }
    }
    expect(tried).toEqual(expected)
  })

  test.each(databaseRoles)('%s reads no column beyond those of its line', async (role) => {
    const columns = await database.pool.query<{ table: TableName; column: string; readable: boolean }>(
      `SELECT relname AS table, attname AS column, has_column_privilege($1, pg_class.oid, attnum, 'SELECT') AS readable
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
        AND relname <> 'pgmigrations'`,
      [`${owner}_${role}`],
    )
    const wrong = columns.rows.filter(({ table, column, readable }) => {
      const select: true | readonly string[] = tableRights[table][role]?.select ?? []
      return readable !== (select === true || select.includes(column))
    })
    expect(wrong).toEqual([])
    expect(columns.rows.length).toBeGreaterThan(300)
  })

  const beyondAny = {
    'disables the triggers of the audit': 'ALTER TABLE audit_entry DISABLE TRIGGER ALL',
    'disables the trigger that keeps the audit': 'ALTER TABLE audit_entry DISABLE TRIGGER kept',
    'drops that trigger': 'DROP TRIGGER kept ON audit_entry',
    'runs without triggers': 'SET session_replication_role = replica',
    'replaces a trigger function': `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
    'changes the audit': `UPDATE audit_entry SET act = 'signed_out'`,
    'deletes from the audit': 'DELETE FROM audit_entry',
    'empties the audit': 'TRUNCATE audit_entry',
    'changes the ledger': 'UPDATE ledger_entry SET amount = 1',
    'deletes from the ledger': 'DELETE FROM ledger_entry',
    'drops a table': 'DROP TABLE audit_entry',
    'alters a table': 'ALTER TABLE "user" ADD COLUMN more text',
    'creates a table': 'CREATE TABLE public.mine (no integer)',
    'creates a function': `CREATE FUNCTION public.mine() RETURNS integer LANGUAGE sql AS 'SELECT 1'`,
    'creates a schema': 'CREATE SCHEMA mine',
    'reads the migrations': 'SELECT FROM pgmigrations',
    'reads the salt of opt-outs': 'SELECT salt FROM contact_opt_out_salt',
    'reads the passwords of roles': 'SELECT rolpassword FROM pg_authid',
    'marks a document for the index': `SELECT mark_dirty('company', '{1}', '{9}')`,
    'reads a file of the server': `SELECT pg_read_file('postgresql.conf')`,
    'runs a program on the server': `COPY (SELECT 1) TO PROGRAM 'true'`,
    'creates a role': 'CREATE ROLE mine SUPERUSER',
  }

  test.each(Object.entries(beyondAny))('is refused when it %s', async (_, statement) => {
    for (const role of databaseRoles)
      expect({ role, code: await codeOf(role, statement) }).toEqual({ role, code: refused })
  })

  test('can become neither the owner nor another role', async () => {
    for (const role of databaseRoles) {
      const others = [owner, ...databaseRoles.filter((other) => other !== role).map((other) => `${owner}_${other}`)]
      for (const other of others) expect(await codeOf(role, `SET ROLE ${other}`)).toBe(refused)
      expect(await codeOf(role, `ALTER ROLE ${owner} PASSWORD 'mine'`)).toBe(refused)
    }
  })

  test('creates temporary tables only where it stages rows in them', async () => {
    const codes = Object.fromEntries(
      await Promise.all(databaseRoles.map(async (role) => [role, await codeOf(role, 'CREATE TEMP TABLE mine ()')])),
    )
    expect(codes).toEqual({ api: refused, worker: refused, watch: 'done', cli: 'done' })
  })
})

describe('the watch', () => {
  test.each([
    ...['user', 'session', 'account', 'verification', 'two_factor', 'mail', 'settings', 'invite', 'seat', 'licence'],
    ...['ledger_balance', 'ledger_grant', 'ledger_entry', 'purchase', 'subscription', 'stripe_event', 'invoice'],
    ...['audit_entry', 'contact_opt_out', 'search', 'export', 'request', 'position_mark', 'saved_filter'],
  ])('cannot read %s', async (table) => {
    expect(await codeOf('watch', `SELECT * FROM "${table}"`)).toBe(refused)
  })

  test('fills the outbox by writing a position, though it cannot write the outbox', async () => {
    const positionNo = await makePosition(database.db)
    await database.db.deleteFrom('outbox').execute()
    await as.watch.query(`UPDATE position SET title = 'Fresatore' WHERE position_no = $1`, [positionNo])
    expect(await codeOf('watch', `UPDATE outbox SET version = 1`)).toBe(refused)
    const { rows } = await database.pool.query('SELECT kind, no FROM outbox')
    expect(rows).toEqual([{ kind: 'position', no: positionNo }])
  })

  test('cannot store a contact that opted out, though it cannot read the opt-outs', async () => {
    const companyNo = await makeCompany(database.db)
    await as.api.query(`
      INSERT INTO contact_opt_out (hash, since) VALUES (contact_opt_out_hash('no@prova.example'), now())`)
    const insert = `
      INSERT INTO company_contact (company_no, kind, full_name, email, source_url, first_seen, last_seen, basis)
      VALUES ($1, 'personal', 'Anna Prova', $2, 'https://prova.example/', now(), now(), 'legitimate_interest') RETURNING email`
    const stored = async (email: string) => (await as.watch.query(insert, [companyNo, email])).rows
    expect(await stored('No@prova.example')).toEqual([])
    expect(await stored('si@prova.example')).toEqual([{ email: 'si@prova.example' }])
  })

  test('locks companies against a change, though it cannot change them', async () => {
    const companyNo = await makeCompany(database.db)
    const client = await as.watch.connect()
    try {
      await client.query('BEGIN')
      await client.query('SELECT lock_companies($1)', [[companyNo]])
      const change = 'SELECT FROM company WHERE company_no = $1 FOR NO KEY UPDATE NOWAIT'
      await expect(database.pool.query(change, [companyNo])).rejects.toMatchObject({ code: '55P03' })
    } finally {
      client.release(true)
    }
  })
})

describe('the audit', () => {
  test('is written by api, worker and cli, and read by api alone', async () => {
    const insert = `INSERT INTO audit_entry (act) VALUES ('signed_in')`
    for (const role of ['api', 'worker', 'cli'] as const) expect(await codeOf(role, insert)).toBe('done')
    expect(await codeOf('watch', insert)).toBe(refused)
    expect(await codeOf('api', 'SELECT act FROM audit_entry')).toBe('done')
    for (const role of ['worker', 'watch', 'cli'] as const)
      expect(await codeOf(role, 'SELECT act FROM audit_entry')).toBe(refused)
  })

  test('loses nothing younger than 24 months, whatever the worker asks for', async () => {
    await database.pool.query(`INSERT INTO audit_entry (act, at) SELECT 'signed_in', now() - make_interval(months => age)
      FROM unnest(ARRAY[0, 23, 25, 26]) AS age`)
    const { rows } = await as.worker.query('SELECT delete_old_acts(1000) AS deleted')
    expect(rows).toEqual([{ deleted: 2 }])
    for (const role of ['api', 'watch', 'cli'] as const)
      expect(await codeOf(role, 'SELECT delete_old_acts(1000)')).toBe(refused)
  })
})
