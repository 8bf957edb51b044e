import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lintMigration } from './lint-migration.ts'

const folder = 'packages/core/src/platform/db/migrations'
/** They were applied before there was a lint, and stay as they are. */
const lastUnchecked = '018_contact_message.sql'

test.each(readdirSync(folder).filter((name) => name > lastUnchecked))('%s blocks no table that holds rows', (name) => {
  expect(lintMigration(readFileSync(join(folder, name), 'utf8'))).toEqual([])
})

test('the lint reads every migration there is, and knows the last unchecked one', () => {
  const names = readdirSync(folder)
  expect(names).toContain(lastUnchecked)
  for (const name of names) expect(() => lintMigration(readFileSync(join(folder, name), 'utf8')), name).not.toThrow()
})

const inside = (sql: string) => lintMigration(`-- Up Migration\n${sql}\n-- Down Migration\n`)
const outside = (sql: string) => lintMigration(`-- Up Migration, outside a transaction\n${sql}\n-- Down Migration\n`)

describe('in a transaction', () => {
  test.each([
    'CREATE TABLE tool (name text UNIQUE, maker integer REFERENCES company); CREATE INDEX tool_maker ON tool (maker);',
    'CREATE TABLE tool (name text); ALTER TABLE tool ADD CONSTRAINT named CHECK (name > $$a$$);',
    'ALTER TABLE company ADD COLUMN size integer;',
    'ALTER TABLE company ADD COLUMN size integer NOT NULL DEFAULT 0;',
    'ALTER TABLE company ADD CONSTRAINT sized CHECK (size > 0) NOT VALID;',
    'ALTER TABLE company VALIDATE CONSTRAINT sized;',
    'ALTER TABLE company ADD COLUMN maker integer; ALTER TABLE company ADD CONSTRAINT made FOREIGN KEY (maker) REFERENCES maker NOT VALID;',
    'UPDATE company SET size = 1 WHERE size IS NULL;',
    'CREATE OR REPLACE FUNCTION one() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$;',
    '-- CREATE INDEX CONCURRENTLY would be wrong here.\nSELECT 1;',
    '-- squawk-ignore ban-drop-column\nALTER TABLE company DROP COLUMN size;',
    '-- contracts: unused since 0.2.0\nDROP FUNCTION one;',
    'CREATE FUNCTION one() RETURNS void LANGUAGE plpgsql AS $$ BEGIN TRUNCATE company; DROP VIEW two; END $$;',
  ])('allowed: %s', (sql) => {
    expect(inside(sql)).toEqual([])
  })

  test.each([
    ['CREATE INDEX company_size ON company (size);', 'require-concurrent-index-creation'],
    ['CREATE UNIQUE INDEX company_size ON company (size);', 'require-concurrent-index-creation'],
    ['DROP INDEX company_size;', 'require-concurrent-index-deletion'],
    ['CREATE INDEX CONCURRENTLY IF NOT EXISTS company_size ON company (size);', 'outside a transaction'],
    ['ALTER TABLE company ADD CONSTRAINT sized CHECK (size > 0);', 'constraint-missing-not-valid'],
    ['ALTER TABLE company ADD CONSTRAINT made FOREIGN KEY (maker) REFERENCES maker;', 'adding-foreign-key-constraint'],
    ['ALTER TABLE company ADD COLUMN maker integer REFERENCES maker;', 'adding-foreign-key-constraint'],
    ['ALTER TABLE company ADD CONSTRAINT sized UNIQUE (size);', 'disallowed-unique-constraint'],
    [
      'ALTER TABLE company ADD CONSTRAINT sized CHECK (size > 0) NOT VALID; ALTER TABLE company VALIDATE CONSTRAINT sized;',
      'constraint-missing-not-valid',
    ],
    ['ALTER TABLE company ALTER COLUMN size SET NOT NULL;', 'adding-not-nullable-field'],
    ['ALTER TABLE company ALTER COLUMN size TYPE bigint;', 'changing-column-type'],
    ['ALTER TABLE company ADD COLUMN size integer NOT NULL;', 'adding-required-field'],
    ['ALTER TABLE company DROP COLUMN size;', 'ban-drop-column'],
    ['ALTER TABLE company RENAME COLUMN size TO extent;', 'renaming-column'],
    ['ALTER TABLE company RENAME TO firm;', 'renaming-table'],
    ['DROP TABLE company;', 'ban-drop-table'],
    ['SELECT 1;\n-- Nobody calls it.\nDROP FUNCTION one;', 'contracts the schema'],
    ['DROP TRIGGER position_inserted ON position;', 'contracts the schema'],
    ['ALTER TABLE company ALTER COLUMN size DROP DEFAULT;', 'contracts the schema'],
    ['ALTER FUNCTION one() RENAME TO two;', 'contracts the schema'],
    ['TRUNCATE company_news;', 'contracts the schema'],
    ['CREATE TABL tool ();', 'syntax-error'],
  ])('refused: %s', (sql, problem) => {
    expect(inside(sql).join('\n')).toContain(problem)
  })

  test('a problem is named with the line where it stands', () => {
    expect(inside('SELECT 1;\nCREATE INDEX company_size ON company (size);')).toEqual([
      expect.stringMatching(/^line 3: require-concurrent-index-creation: /),
    ])
  })
})

describe('outside a transaction', () => {
  test.each([
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS company_size ON company (size);',
    '-- Sizes are searched.\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS company_size ON company (size) WHERE size > 0;',
    'DROP INDEX CONCURRENTLY IF EXISTS company_size;',
  ])('allowed: %s', (sql) => {
    expect(outside(sql)).toEqual([])
  })

  test.each([
    ['CREATE INDEX CONCURRENTLY company_size ON company (size);', 'prefer-robust-stmts'],
    ['CREATE INDEX IF NOT EXISTS company_size ON company (size);', 'require-concurrent-index-creation'],
    ['ALTER TABLE company ADD COLUMN IF NOT EXISTS size integer;', 'runs in a transaction as well: ALTER TABLE'],
    [
      'DROP INDEX CONCURRENTLY IF EXISTS a;\nCREATE INDEX CONCURRENTLY IF NOT EXISTS b ON company (size);',
      'several statements',
    ],
  ])('refused: %s', (sql, problem) => {
    expect(outside(sql).join('\n')).toContain(problem)
  })
})
