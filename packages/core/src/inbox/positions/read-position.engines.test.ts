import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instant } from '../../notify/digests/instant.mail.ts'
import { markMailSent } from '../../operations/mail-sender/mail.queries.ts'
import { exampleMails } from '../../operations/mail-sender/testing/example-mails.ts'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { makeAlert } from '../../testing/alert-reader.ts'
import { makeCompany, makePosition, makeSource, publish, publishedPosition } from '../../testing/factories.ts'
import { makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { readPosition } from './read-position.ts'

const firstSeen = new Date('2026-11-10T06:12:00Z')
let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let viewer: Viewer
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  viewer = { userId: (await makeUser(db)).userId } as Viewer
})
afterAll(() => database.close())

const idOf = async (no: number) =>
  (await db.selectFrom('position').select('position_id').where('position_no', '=', no).executeTakeFirstOrThrow())
    .position_id

describe('readPosition', () => {
  test('returns the position’s text, its company and the company’s other open positions', async () => {
    const companyNo = await makeCompany(db, {
      name: 'Officine Valseriana S.p.A.',
      legal_form: 'SpA',
      employees: 186,
      municipality: '016024',
      ateco_2007: '28.41',
      ateco_2025: '28.41.00',
      is_agency: false,
    })
    await db
      .insertInto('site')
      .values({ company_no: companyNo, host: 'officinevalseriana.example', known_by: 'import' })
      .execute()
    const no = await makePosition(
      db,
      {
        company_no: companyNo,
        title: 'Manutentore',
        description: 'Turni.\nPLC Siemens.',
        municipalities: ['016004'],
        pay_from: 30_000,
        pay_to: 35_000,
        pay_period: 'year',
        no_agencies: true,
      },
      firstSeen,
    )
    const other = await makePosition(db, { company_no: companyNo, title: 'Tornitore' }, firstSeen)
    const closed = await makePosition(db, { company_no: companyNo, title: 'Fresatore' }, firstSeen)
    await db
      .updateTable('position')
      .set({ closed_at: new Date(), closing_reason: 'gone' })
      .where('position_no', '=', closed)
      .execute()
    expect(await readPosition(db, viewer, await idOf(no))).toMatchObject({
      name: 'Manutentore',
      status: 'notSeen',
      saved: false,
      description: 'Turni.\nPLC Siemens.',
      pay: { from: 30_000, to: 35_000, period: 'year' },
      noAgencies: true,
      closedAt: null,
      firstSeen: firstSeen.toISOString(),
      employer: {
        name: 'Officine Valseriana S.p.A.',
        legalForm: 'SpA',
        ateco: { code: '28.41.00', title: null },
        employees: 186,
        place: { city: 'Bergamo', province: 'BG' },
        site: 'officinevalseriana.example',
        isAgency: false,
        openPositions: 2,
      },
      others: [{ positionID: await idOf(other), name: 'Tornitore' }],
    })
  })

  test('returns the sources of the position and of merged ones, each with its first and last sighting', async () => {
    const companyNo = await makeCompany(db)
    const sourceNo = await makeSource(db)
    const read = new Date('2026-11-14T08:05:00Z')
    await db
      .insertInto('source_schedule')
      .values({ source_no: sourceNo, due_at: read, last_complete_read: read })
      .execute()
    const [no = 0] = await publish(
      db,
      sourceNo,
      [publishedPosition(companyNo, { source_urls: ['https://a.example/1'] })],
      firstSeen,
    )
    const twin = await makePosition(db, { company_no: companyNo, source_urls: ['https://b.example/1'] }, firstSeen)
    const closedAt = new Date('2026-11-12T08:00:00Z')
    await db
      .updateTable('position')
      .set({ closed_at: closedAt, closing_reason: 'merged', merged_into: no })
      .where('position_no', '=', twin)
      .execute()
    const { sources, lastVerified } = await readPosition(db, viewer, await idOf(no))
    const seen = firstSeen.toISOString()
    expect(sources).toEqual([
      { url: 'https://a.example/1', kind: 'page', firstSeen: seen, lastSeen: read.toISOString() },
      { url: 'https://b.example/1', kind: 'page', firstSeen: seen, lastSeen: closedAt.toISOString() },
    ])
    expect(lastVerified).toBe(read.toISOString())
  })

  test('returns the quote of a page as evidence for each field', async () => {
    const no = await makePosition(db, { source_urls: ['https://a.example/2'] })
    const quotes = {
      title: { quote: 'Cercasi saldatore', extractor: 'headings' },
      municipalities: { quote: 'sede di Bergamo', url: 'https://a.example/sedi' },
    }
    await db
      .insertInto('position_evidence')
      .values({ position_no: no, quotes: JSON.stringify(quotes) })
      .execute()
    expect((await readPosition(db, viewer, await idOf(no))).evidence).toEqual([
      { field: 'name', quote: 'Cercasi saldatore', masks: [], url: 'https://a.example/2', extractor: 'headings' },
      { field: 'places', quote: 'sede di Bergamo', masks: [], url: 'https://a.example/sedi', extractor: null },
    ])
  })

  test('returns the user’s own mark and saved state', async () => {
    const no = await makePosition(db)
    const { userId } = viewer
    await db
      .insertInto('position_mark')
      .values({ user_id: userId, position_no: no, status: 'contacted', marked_at: firstSeen })
      .execute()
    await db.insertInto('saved_position').values({ user_id: userId, position_no: no, saved_at: new Date() }).execute()
    expect(await readPosition(db, viewer, await idOf(no))).toMatchObject({
      status: 'contacted',
      markedAt: firstSeen.toISOString(),
      saved: true,
    })
    const stranger = { userId: (await makeUser(db)).userId } as Viewer
    expect(await readPosition(db, stranger, await idOf(no))).toMatchObject({
      status: 'notSeen',
      markedAt: null,
      saved: false,
    })
  })

  test('returns when the person, and nobody else, was last told of the position or of one merged into it', async () => {
    const { userId } = viewer
    const no = await makePosition(db)
    const told = async () => (await readPosition(database.as('api').db, viewer, await idOf(no))).told
    const stranger = await makeUser(db)
    await makeAlert(db, stranger.userId, { positionNo: no, filterIds: [] }, firstSeen)
    expect(await told()).toBeNull()
    await makeAlert(db, userId, { positionNo: no, filterIds: [], opening: 1 }, firstSeen)
    const mailId = randomUUID()
    const params = exampleMails.instant
    await queueMail(db, instant, { mailId, to: 'anna@prova.example', language: 'it', params })
    await db.updateTable('alert').set({ mail_id: mailId }).where('user_id', '=', userId).execute()
    expect(await told()).toEqual({ inApp: firstSeen.toISOString(), byMail: null })
    const sentAt = new Date('2026-11-10T06:20:00Z')
    await markMailSent(db, mailId, sentAt)
    expect(await told()).toEqual({ inApp: firstSeen.toISOString(), byMail: sentAt.toISOString() })
    const twin = await makePosition(db)
    const again = new Date('2026-11-12T06:00:00Z')
    await makeAlert(db, userId, { positionNo: twin, filterIds: [] }, again)
    expect(await told()).toMatchObject({ inApp: firstSeen.toISOString() })
    const merged = { closed_at: again, closing_reason: 'merged', merged_into: no }
    await db.updateTable('position').set(merged).where('position_no', '=', twin).execute()
    expect(await told()).toEqual({ inApp: again.toISOString(), byMail: null })
  })

  test('refuses a position that does not exist', async () => {
    await expect(readPosition(db, viewer, randomUUID())).rejects.toMatchObject({ code: 'unknown_position' })
  })
})
