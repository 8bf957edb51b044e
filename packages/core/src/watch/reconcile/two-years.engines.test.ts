import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs, hourMs } from '@vedetta/contracts/text/durations'
import { readerVersion } from '@vedetta/crawler/revisit/source-memory'
import { afterAll, expect, test } from 'vitest'
import { sweepContacts } from '../../companies/contacts/sweep-contacts.ts'
import { addMonths } from '../../customers/ledger/period.ts'
import { purchaseAll } from '../../customers/ledger/purchase-all.ts'
import { sweepPersonalData } from '../../customers/user-accounts/sweep-personal-data.ts'
import { makeCompany, makeContact, makeSource, publish, publishedPosition } from '../../testing/factories.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { emptyMemory } from '../../testing/watched-site.ts'
import { createFolderPageStore } from '../pages/folder-page-store.ts'
import { pageHash } from '../pages/page-store.ts'
import { upsertPages } from '../pages/pages.queries.ts'
import { sweepPages } from '../pages/sweep-pages.ts'
import { sweepTexts } from './sweep-texts.ts'
import { updatePositions } from './write-changes.queries.ts'

const { db, as, close } = await createTestDb()
const folder = await mkdtemp(join(tmpdir(), 'two-years-'))
const pageStore = createFolderPageStore(folder)
afterAll(() => Promise.all([close(), rm(folder, { recursive: true })]))

const start = new Date('2026-11-01T08:00:00Z')
const months = 24
const words = 'Cerchiamo un saldatore, sentire Ottavia Bellucci'

/** A page as a visit stores it then, with its body as old as that. */
async function storePage(sourceNo: number, url: string, at: Date): Promise<void> {
  const body = new TextEncoder().encode(`${url} ${words} ${at.toISOString()}`)
  const hash = pageHash(body)
  await pageStore.put(hash, body)
  await utimes(join(folder, hash.slice(0, 2), hash.slice(2, 4), `${hash}.gz`), at, at)
  await db
    .transaction()
    .execute((tx) => upsertPages(tx, [{ sourceNo, url, hash, status: 200, headers: {}, fetchedAt: at }]))
}

const bodies = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile()).length

async function sweep(now: Date): Promise<void> {
  await sweepTexts(as('watch').db, now)
  for (let hour = 0; hour < 24; hour++)
    await sweepPages(as('watch').db, pageStore, new Date(now.getTime() + hour * hourMs))
  await sweepContacts(as('worker').db, now)
  await sweepPersonalData(as('worker').db, now)
}

const factsOf = () =>
  db
    .selectFrom('position')
    .select(['position_no', 'title', 'skills', 'source_urls', 'first_seen', 'contract'])
    .where('closed_at', 'is not', null)
    .orderBy('position_no')
    .execute()

test('over two years the words of closed adverts, old pages and unseen contacts go in their time, and facts, marks, saves and purchases stay', async () => {
  const companyNo = await makeCompany(db)
  const sourceNo = await makeSource(db)
  const abandoned = await makeSource(db)
  const viewer = await makeRecruiter(db, start, { expires_at: addMonths(start, 36), monthly_credits: 1_000 })
  await storePage(abandoned, 'https://abandoned.example/', start)
  const memory = JSON.stringify({ ...emptyMemory(start), pages: [] })
  const remembered = [sourceNo, abandoned].map((source_no) => ({ source_no, reader_version: readerVersion, memory }))
  await db.insertInto('source_memory').values(remembered).execute()
  const facts = new Map<number, object>()
  for (let month = 0; month <= months; month++) {
    const now = addMonths(start, month)
    // An advert that closes within its month, one that goes on, a contact that is not seen again, and the page, read anew.
    const advert = publishedPosition(companyNo, { title: `Saldatore ${month}`, description: words, skills: ['TIG'] })
    const [closing, open] = await publish(db, sourceNo, [advert, { ...advert, title: `Fresatore ${month}` }], now)
    if (closing === undefined || open === undefined) throw new Error('nothing was published')
    const quotes = JSON.stringify({ title: { quote: words } })
    await db
      .insertInto('position_evidence')
      .values([closing, open].map((position_no) => ({ position_no, quotes })))
      .execute()
    await db
      .insertInto('position_mark')
      .values({ user_id: viewer.userId, position_no: closing, status: 'seen', marked_at: now })
      .execute()
    await db
      .insertInto('saved_position')
      .values({ user_id: viewer.userId, position_no: closing, saved_at: now })
      .execute()
    const bought = {
      licenceNo: viewer.seat.licenceNo,
      userId: viewer.userId,
      kind: 'position',
      subjects: [randomUUID()],
    } as const
    await purchaseAll(db, bought, now)
    const closedAt = new Date(now.getTime() + dayMs)
    await db
      .updateTable('position')
      .set({ closed_at: closedAt, closing_reason: 'gone' })
      .where('position_no', '=', closing)
      .execute()
    await makeContact(db, { company_no: companyNo, first_seen: now, last_seen: now })
    await storePage(sourceNo, 'https://officine.example/', now)
    for (const row of await factsOf()) if (!facts.has(row.position_no)) facts.set(row.position_no, row)

    const at = new Date(now.getTime() + 2 * dayMs)
    await sweep(at)
    const rows = await db
      .selectFrom('position')
      .leftJoin('position_evidence', 'position_evidence.position_no', 'position.position_no')
      .select(['description', 'quotes', 'closed_at', 'texts_deleted'])
      .execute()
    const textsEnd = addMonths(at, -retention.closedAdvertMonths)
    for (const { description, quotes: kept, closed_at, texts_deleted } of rows) {
      const isOver = closed_at !== null && closed_at < textsEnd
      expect([description, kept !== null, texts_deleted]).toEqual(isOver ? ['', false, true] : [words, true, false])
    }
    expect(await factsOf()).toEqual([...facts.values()])
    const kept = await db.selectFrom('source_page').select('fetched_at').execute()
    for (const { fetched_at } of kept) expect(fetched_at >= addMonths(at, -retention.pageMonths)).toBe(true)
    const unseen = await db.selectFrom('company_contact').select('last_seen').execute()
    for (const { last_seen } of unseen) expect(last_seen >= addMonths(at, -retention.contactMonths)).toBe(true)
  }
  const count = async (table: 'position_mark' | 'saved_position' | 'purchase' | 'company_contact' | 'source_page') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows
  for (const table of ['position_mark', 'saved_position', 'purchase'] as const)
    expect(await count(table)).toBe(months + 1)
  expect(await count('company_contact')).toBe(retention.contactMonths)
  // A site whose pages were too old is read anew at its next visit; the other's page is read every month.
  const memories = await db.selectFrom('source_memory').select('memory').orderBy('source_no').execute()
  expect(memories.map((row) => (row.memory as { readerVersion: number }).readerVersion)).toEqual([readerVersion, 0])
  expect(await count('source_page')).toBe(1)
  await sweep(addMonths(start, months + 1))
  expect(await bodies()).toBe(1)
}, 120_000)

test('an advert that is posted again after its words were deleted has them again', async () => {
  const companyNo = await makeCompany(db)
  const sourceNo = await makeSource(db)
  const advert = publishedPosition(companyNo, { description: words })
  const [position_no = 0] = await publish(db, sourceNo, [advert], start)
  await db
    .updateTable('position')
    .set({ closed_at: start, closing_reason: 'gone' })
    .where('position_no', '=', position_no)
    .execute()
  const read = () =>
    db
      .selectFrom('position')
      .select(['description', 'texts_deleted', 'closed_at'])
      .where('position_no', '=', position_no)
      .executeTakeFirst()
  await sweepTexts(as('watch').db, addMonths(start, retention.closedAdvertMonths + 1))
  expect(await read()).toMatchObject({ description: '', texts_deleted: true })
  const row = await db
    .selectFrom('position')
    .selectAll()
    .where('position_no', '=', position_no)
    .executeTakeFirstOrThrow()
  const again = { ...row, description: words, closed_at: null } as never
  await as('watch')
    .db.transaction()
    .execute((tx) => updatePositions(tx, [again]))
  expect(await read()).toEqual({ description: words, texts_deleted: false, closed_at: null })
})
