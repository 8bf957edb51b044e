import { expect, test } from 'vitest'
import { readMigration } from './migration-file.ts'

test('readMigration gives the statements of each direction, in a transaction', () => {
  expect(readMigration('-- Up Migration\nCREATE TABLE a ();\n\n-- Down Migration\nDROP TABLE a;\n')).toEqual({
    up: { sql: '-- Up Migration\nCREATE TABLE a ();\n\n', isInTransaction: true },
    down: { sql: '-- Down Migration\nDROP TABLE a;\n', isInTransaction: true },
  })
})

test('readMigration takes a section out of its transaction where the heading says so', () => {
  const { up, down } = readMigration('-- Up Migration, outside a transaction\nA;\n-- Down Migration\nB;\n')
  expect([up.isInTransaction, down.isInTransaction]).toEqual([false, true])
})

test.each([
  ['a file without headings', 'CREATE TABLE a ();'],
  ['a file without a Down section', '-- Up Migration\nCREATE TABLE a ();'],
  ['a heading that is worded otherwise', '-- Up Migration (no transaction)\nA;\n-- Down Migration\nB;'],
  ['a third heading', '-- Up Migration\nA;\n-- Up Migration\nA;\n-- Down Migration\nB;'],
])('readMigration refuses %s', (_, text) => {
  expect(() => readMigration(text)).toThrow()
})
