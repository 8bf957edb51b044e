import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { selectAtecoCode, selectDivisions, suggestAteco } from './ateco.queries.ts'
import { upsertAteco } from './reference.queries.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  const entry = (edition: '2007' | '2025', code: string, titleIt: string, level: 'section' | 'division' | 'class') => ({
    edition,
    code,
    titleIt,
    titleEn: null,
    level,
    parent: null,
  })
  await upsertAteco(db, [
    entry('2025', 'C', 'ATTIVITÀ MANIFATTURIERE', 'section'),
    entry('2025', '28', 'Fabbricazione di macchinari', 'division'),
    entry('2007', '28', 'Fabbricazione di macchinari nca', 'division'),
    entry('2007', '45', 'Commercio di autoveicoli', 'division'),
    entry('2025', '28.41', 'Fabbricazione di macchine utensili per metalli', 'class'),
    entry('2025', '28.49', 'Fabbricazione di altre macchine utensili 100%', 'class'),
  ])
})
afterAll(() => database.close())

test('selectDivisions returns the divisions of 2025 and those only in 2007', async () => {
  expect((await selectDivisions(db)).map(({ code, it }) => `${code} ${it}`)).toEqual([
    '28 Fabbricazione di macchinari',
    '45 Commercio di autoveicoli',
  ])
})

test.each([
  ['28', ['28', '28.41', '28.49']],
  ['28.4', ['28.41', '28.49']],
  ['utensili METALLI', ['28.41']],
  ['100%', ['28.49']],
  ['%', ['28.49']],
  ['_', []],
  ['attività', []],
])('suggestAteco returns for %s: %j', async (text, expected) => {
  expect((await suggestAteco(db, text, 8)).map(({ code }) => code)).toEqual(expected)
})

test('selectAtecoCode returns a code with its titles, or nothing', async () => {
  expect(await selectAtecoCode(db, '28.41')).toEqual([
    { code: '28.41', it: 'Fabbricazione di macchine utensili per metalli', en: null },
  ])
  expect(await selectAtecoCode(db, '99.99')).toEqual([])
})
