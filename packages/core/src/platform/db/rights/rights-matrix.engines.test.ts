import { afterAll, expect, test } from 'vitest'
import { createTestDb } from '../../../testing/test-engines.ts'
import { applyRights } from './apply-rights.ts'
import { rightsMatrix } from './rights-matrix.ts'
import { databaseRoles } from './roles.ts'
import { tableRights } from './table-rights.ts'

const database = await createTestDb()
afterAll(() => database.close())

test('rightsMatrix shows each table with what every role may do, and nothing for PUBLIC and the renderer', async () => {
  await applyRights(database.databaseUrl)
  const { username: owner } = new URL(database.databaseUrl)
  const lines = (await rightsMatrix(database.pool)).split('\n').map((line) => line.split(' | '))
  const head = ['| ', ...databaseRoles.map((role) => `${owner}_${role}`), 'PUBLIC', 'renderer |']
  expect(lines[2]).toEqual(head)
  const rows = new Map(lines.map(([name = '', ...cells]) => [name.replace('| ', ''), cells]))
  expect(Object.keys(tableRights).filter((table) => !rows.has(table))).toEqual([])
  expect(lines.slice(4).filter((cells) => cells.at(-2) !== '–' || cells.at(-1) !== '– |')).toEqual([])
  expect(rows.get('audit_entry')).toEqual(['S I', 'I', '–', 'I', '–', '– |'])
  expect(rows.get('session')).toEqual(['S I U D', 'S (created_at, expires_at) D', '–', 'S (user_id) D', '–', '– |'])
  expect(rows.get('delete_old_acts(integer)')).toEqual(['–', 'execute', '–', '–', '–', '– |'])
})

test('rightsMatrix shows a right that somebody granted by hand', async () => {
  await database.pool.query('GRANT SELECT ON two_factor TO PUBLIC')
  expect(await rightsMatrix(database.pool)).toContain('| two_factor | S I U D | – | – | S (user_id) D | S | – |')
})
