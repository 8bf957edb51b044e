import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hourMs } from '@vedetta/contracts/text/durations'
import { afterAll, expect, test } from 'vitest'
import { makeSource } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { sweepVisits } from '../loop/sweep-visits.ts'
import { createFolderPageStore } from './folder-page-store.ts'
import { pageHash } from './page-store.ts'
import { insertBodies } from './pages.queries.ts'
import { sweepPages } from './sweep-pages.ts'

const { db, as, close } = await createTestDb()
const { db: watchDb } = as('watch')
const folder = await mkdtemp(join(tmpdir(), 'pages-'))
afterAll(async () => {
  await rm(folder, { recursive: true })
  await close()
})

const now = new Date()

test('sweepPages removes unreferenced bodies within a day, but not those just put', async () => {
  const store = createFolderPageStore(folder)
  const put = async (text: string, hoursAgo: number) => {
    const body = new TextEncoder().encode(text)
    const hash = pageHash(body)
    await store.put(hash, body)
    const at = new Date(now.getTime() - hoursAgo * hourMs)
    await utimes(join(folder, hash.slice(0, 2), hash.slice(2, 4), `${hash}.gz`), at, at)
    return hash
  }
  const [kept, left, fresh] = [await put('kept', 48), await put('left', 48), await put('fresh', 1)]
  await db
    .insertInto('source_page')
    .values({
      source_no: await makeSource(db),
      url: 'https://prova.example/',
      body_hash: Buffer.from(kept, 'hex'),
      status: 200,
      headers: '{}',
      fetched_at: now,
    })
    .execute()
  let removed = 0
  for (let hour = 0; hour < 24; hour++)
    removed += await sweepPages(watchDb, store, new Date(now.getTime() - hour * hourMs))
  expect(removed).toBe(1)
  expect([await store.get(kept), await store.get(left), await store.get(fresh)].map((body) => body !== null)).toEqual([
    true,
    false,
    true,
  ])
})

test('a body is known by its source from when it is put until the sweep has looked at it, also if its page changes or goes', async () => {
  const source_no = await makeSource(db)
  const known = async () => {
    const rows = await db.selectFrom('page_body').select('body_hash').where('source_no', '=', source_no).execute()
    return rows.map(({ body_hash }) => body_hash.toString('utf8')).sort()
  }
  const hex = (name: string) => Buffer.from(name).toString('hex')
  await insertBodies(watchDb, [{ sourceNo: source_no, hash: hex('put') }])
  const page = { source_no, url: 'https://prova.example/', status: 200, headers: '{}', fetched_at: now }
  await db
    .insertInto('source_page')
    .values({ ...page, body_hash: Buffer.from('was') })
    .execute()
  await watchDb
    .updateTable('source_page')
    .set({ body_hash: Buffer.from('is') })
    .where('source_no', '=', source_no)
    .execute()
  expect(await known()).toEqual(['put', 'was'])
  await insertBodies(watchDb, [{ sourceNo: source_no, hash: hex('is') }])
  expect(await known()).toEqual(['put', 'was'])
  await watchDb.deleteFrom('source_page').where('source_no', '=', source_no).execute()
  expect(await known()).toEqual(['is', 'put', 'was'])
  await sweepPages(watchDb, createFolderPageStore(folder), new Date(now.getTime() + 24 * hourMs))
  expect(await known()).toHaveLength(3)
  await sweepPages(watchDb, createFolderPageStore(folder), new Date(now.getTime() + 49 * hourMs))
  expect(await known()).toEqual([])
})

test('sweepVisits deletes visits after two weeks, and pauses that are over', async () => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * hourMs)
  const visit = {
    source_no: 1,
    milliseconds: 1,
    bytes: 1,
    requests: 1,
    outcome: 'read',
    opened: 0,
    changed: 0,
    closed: 0,
  }
  await db
    .insertInto('visit')
    .values([13, 15].map((days) => ({ ...visit, at: daysAgo(days) })))
    .execute()
  await db
    .insertInto('host_pause')
    .values([
      { host: 'over.example', until: daysAgo(1) },
      { host: 'still.example', until: daysAgo(-1) },
    ])
    .execute()
  await sweepVisits(watchDb, now)
  expect((await db.selectFrom('visit').select('at').execute()).map(({ at }) => at)).toEqual([daysAgo(13)])
  expect((await db.selectFrom('host_pause').select('host').execute()).map(({ host }) => host)).toEqual([
    'still.example',
  ])
})
