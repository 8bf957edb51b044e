import { randomUUID } from 'node:crypto'
import type { RequestKind, RequestOutcome } from '@vedetta/contracts/operations/requests'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unlockContact } from '../../companies/contacts/unlock-contact.ts'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { addMonths } from '../../customers/ledger/period.ts'
import { purchaseOnce } from '../../customers/ledger/purchase-once.ts'
import { deletePerson } from '../../customers/user-accounts/delete-account.queries.ts'
import { exportPositions } from '../../inbox/exports/export-positions.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Request } from '../../platform/db/schema.ts'
import type { Actor, SeatedViewer } from '../../platform/viewer.ts'
import { untilBlockedBy } from '../../testing/blocked-connection.ts'
import { makeCompany, makeContact, makePosition, positionIdOf } from '../../testing/factories.ts'
import { makeRecruiter, makeUser, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { renderMail } from '../mail-sender/render-mail.ts'
import { answerRequest } from './answer-request.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let operator: Actor
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  operator = await viewerOf(db, await makeUser(db, { is_operator: true }), now)
})
afterAll(() => database.close())

const now = new Date()
const credits = 100

const recruiter = (startsAt = now) =>
  makeRecruiter(db, startsAt, { starts_at: startsAt, expires_at: addMonths(now, 12), monthly_credits: credits })
const left = async ({ seat }: SeatedViewer) => (await balanceOf(db, seat.licenceNo, now)).credit.left

async function insert(viewer: Actor, fields: Partial<Insertable<Request>> & { kind: RequestKind }): Promise<string> {
  const { request_id } = await db
    .insertInto('request')
    .values({ user_id: viewer.userId, made_at: now, ...fields })
    .returning('request_id')
    .executeTakeFirstOrThrow()
  return request_id
}

const answer = (requestID: string, outcome: RequestOutcome = 'confirmed', text?: string) =>
  answerRequest(db, operator, { requestID, outcome, text }, now)

const missing = (name = `Officine ${randomUUID()}`) => ({ kind: 'missing_company', company_name: name }) as const

async function mailsTo({ email }: Actor) {
  const mails = await db
    .selectFrom('mail')
    .select(['template', 'language', 'params'])
    .where('recipient', '=', email)
    .execute()
  return Promise.all(mails.map((mail) => renderMail(mail.template, mail.language as 'it' | 'en', mail.params)))
}

const numberOf = async (contactID: string) =>
  (
    await db
      .selectFrom('company_contact')
      .select('contact_no')
      .where('contact_id', '=', contactID)
      .executeTakeFirstOrThrow()
  ).contact_no

describe('answerRequest', () => {
  test('stores the answer with its operator, mails it in the reporter’s language, and records it in the audit', async () => {
    const anna = await recruiter()
    await db.updateTable('user').set({ language: 'en' }).where('id', '=', anna.userId).execute()
    const requestID = await insert(anna, missing('Officine <Nuove>'))
    expect(await answer(requestID, 'declined', 'È già presente: «Officine & Figli» <b>')).toEqual({ paidBack: 0 })
    const [stored] = await db.selectFrom('request').selectAll().where('request_id', '=', requestID).execute()
    expect(stored).toMatchObject({
      outcome: 'declined',
      answer: 'È già presente: «Officine & Figli» <b>',
      answered_by: operator.userId,
      answered_at: now,
    })
    const [mail, ...others] = await mailsTo(anna)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Request not granted: Officine <Nuove>')
    expect(mail?.text).toContain('You told us that the company “Officine <Nuove>” is missing.')
    expect(mail?.text).toContain('A note from the person who checked: “È già presente: «Officine & Figli» <b>”')
    expect(mail?.html).toContain('Officine &amp; Figli» &lt;b&gt;')
    const acts = await db.selectFrom('audit_entry').selectAll().where('subject', '=', anna.userId).execute()
    expect(acts).toMatchObject([
      {
        act: 'request_answered',
        actor_id: operator.userId,
        details: { requestID, kind: 'missing_company', outcome: 'declined', paidBack: 0 },
      },
    ])
  })

  test('mails only the outcome without a text', async () => {
    const anna = await recruiter()
    await answer(await insert(anna, missing()), 'confirmed', '')
    const [mail] = await mailsTo(anna)
    expect(mail?.text).toContain('Abbiamo controllato: mancava davvero.')
    expect(mail?.text).not.toContain('Una nota di chi ha controllato')
    expect(mail?.text).not.toContain('restituito')
  })

  test('answers a request once, also concurrently', async () => {
    const anna = await recruiter()
    const requestID = await insert(anna, missing())
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => answer(requestID)))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array(7).fill('request_answered'))
    expect(await mailsTo(anna)).toHaveLength(1)
    await expect(answer(requestID, 'declined')).rejects.toMatchObject({ code: 'request_answered' })
  })

  test('refuses a request that does not exist', async () => {
    await expect(answer(randomUUID())).rejects.toMatchObject({ code: 'unknown_request' })
  })

  test('mails nobody if the reporter’s account is deleted', async () => {
    const anna = await recruiter()
    const requestID = await insert(anna, missing())
    await db.deleteFrom('seat').where('user_id', '=', anna.userId).execute()
    await deletePerson(db, anna.userId)
    expect(await answer(requestID)).toEqual({ paidBack: 0 })
    expect(await mailsTo(anna)).toEqual([])
  })

  test('waits for a concurrent deletion of the reporter’s account, then mails nobody', async () => {
    const anna = await recruiter()
    const requestID = await insert(anna, missing())
    await db.deleteFrom('seat').where('user_id', '=', anna.userId).execute()
    let answered: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('user').select('id').where('id', '=', anna.userId).forUpdate().execute()
      answered = answer(requestID)
      await untilBlockedBy(tx)
      await deletePerson(tx, anna.userId)
    })
    expect(await answered).toEqual({ paidBack: 0 })
    expect(await mailsTo(anna)).toEqual([])
  })
})

describe('a reported contact', () => {
  const unlock = (viewer: SeatedViewer, contactID: string, at = now) =>
    purchaseOnce(
      db,
      { licenceNo: viewer.seat.licenceNo, userId: viewer.userId, kind: 'contact', subject: contactID },
      at,
    )
  const isSuppressed = async (contactID: string) =>
    (
      await db
        .selectFrom('company_contact')
        .select('suppressed')
        .where('contact_id', '=', contactID)
        .executeTakeFirstOrThrow()
    ).suppressed

  test('confirmed wrong is suppressed and refunded to every licence that bought it this year', async () => {
    const companyNo = await makeCompany(db, { name: 'Officine Prova S.r.l.' })
    const contactID = await makeContact(db, { company_no: companyNo })
    const [anna, bruno, carla] = [await recruiter(), await recruiter(), await recruiter()]
    const longAgo = addMonths(now, -14)
    const dario = await recruiter(longAgo)
    for (const viewer of [anna, bruno]) await unlock(viewer, contactID)
    await unlock(dario, contactID, longAgo)
    const [before, ofDario] = [await left(carla), await left(dario)]
    const requestID = await insert(anna, { kind: 'contact', contact_no: await numberOf(contactID) })
    expect(await answer(requestID)).toEqual({ paidBack: 10 })
    expect(await isSuppressed(contactID)).toBe(true)
    expect([await left(anna), await left(bruno)]).toEqual([credits, credits])
    expect([await left(carla), await left(dario)]).toEqual([before, ofDario])
    const [mail] = await mailsTo(anna)
    expect(mail?.subject).toBe('Segnalazione confermata: Officine Prova S.r.l.')
    expect(mail?.text).toContain('Alla tua licenza abbiamo restituito 5 crediti.')
    expect(mail?.text).not.toContain('Carla Esempio')
    expect(await mailsTo(bruno)).toEqual([])
  })

  test('with two confirmed reports is refunded once', async () => {
    const contactID = await makeContact(db)
    const [anna, bruno] = [await recruiter(), await recruiter()]
    for (const viewer of [anna, bruno]) await unlock(viewer, contactID)
    const contact_no = await numberOf(contactID)
    const requests = [
      await insert(anna, { kind: 'contact', contact_no }),
      await insert(bruno, { kind: 'contact', contact_no }),
    ]
    const answers = await Promise.all(requests.map((requestID) => answer(requestID)))
    expect(answers.map(({ paidBack }) => paidBack).sort()).toEqual([0, 10])
    expect([await left(anna), await left(bruno)]).toEqual([credits, credits])
  })

  test('confirmed wrong is also refunded to a concurrent buyer, and then can not be unlocked', async () => {
    const contactID = await makeContact(db)
    const [anna, bruno, carla] = [await recruiter(), await recruiter(), await recruiter()]
    await unlock(anna, contactID)
    const requestID = await insert(anna, { kind: 'contact', contact_no: await numberOf(contactID) })
    let answered: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      await unlockContact(tx, bruno, contactID, now)
      answered = answer(requestID)
      await untilBlockedBy(tx)
    })
    expect(await answered).toEqual({ paidBack: 10 })
    await expect(unlockContact(db, carla, contactID, now)).rejects.toMatchObject({ code: 'unknown_contact' })
    expect(await left(carla)).toBe(credits)
  })

  test('that is concurrently erased takes its request with it', async () => {
    const contactID = await makeContact(db)
    const requestID = await insert(await recruiter(), { kind: 'contact', contact_no: await numberOf(contactID) })
    let answered: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('company_contact')
        .select('contact_no')
        .where('contact_id', '=', contactID)
        .forUpdate()
        .execute()
      answered = answer(requestID).catch((error: unknown) => error)
      await untilBlockedBy(tx)
      await tx.deleteFrom('company_contact').where('contact_id', '=', contactID).execute()
    })
    expect(await answered).toMatchObject({ code: 'unknown_request' })
  })

  test('whose report is declined stays, without a refund', async () => {
    const contactID = await makeContact(db)
    const anna = await recruiter()
    await unlock(anna, contactID)
    const requestID = await insert(anna, { kind: 'contact', contact_no: await numberOf(contactID) })
    expect(await answer(requestID, 'declined')).toEqual({ paidBack: 0 })
    expect(await isSuppressed(contactID)).toBe(false)
    expect(await left(anna)).toBe(credits - 5)
    expect((await mailsTo(anna))[0]?.text).toContain('non abbiamo trovato errori')
  })
})

describe('a reported position', () => {
  test('confirmed wrong is refunded to the reporter’s licence if it exported it', async () => {
    const position_no = await makePosition(db, { title: 'Tornitore' })
    const positionID = await positionIdOf(db, position_no)
    const [anna, bruno] = [await recruiter(), await recruiter()]
    await exportPositions(db, anna, { positionIDs: [positionID] }, now)
    const requests = [
      await insert(anna, { kind: 'position', position_no }),
      await insert(bruno, { kind: 'position', position_no }),
    ]
    const answers = await Promise.all(requests.map((requestID) => answer(requestID)))
    expect(answers).toEqual([{ paidBack: 1 }, { paidBack: 0 }])
    expect([await left(anna), await left(bruno)]).toEqual([credits, credits])
    const [mail] = await mailsTo(anna)
    expect(mail?.text).toContain('nella posizione «Tornitore»')
    expect(mail?.text).toContain('abbiamo restituito 1 credito')
  })
})

describe('a reported company', () => {
  test('confirmed wrong is answered, without further effects', async () => {
    const anna = await recruiter()
    const company_no = await makeCompany(db, { name: 'Officine Prova S.r.l.' })
    expect(await answer(await insert(anna, { kind: 'company', company_no }))).toEqual({ paidBack: 0 })
    expect((await mailsTo(anna))[0]?.text).toContain('nei dati dell’azienda «Officine Prova S.r.l.»')
  })
})

describe('a missing site', () => {
  const sitesOf = (companyNo: number) =>
    db
      .selectFrom('site')
      .innerJoin('site_source', 'site_source.site_no', 'site.site_no')
      .innerJoin('source', 'source.source_no', 'site_source.source_no')
      .innerJoin('source_schedule', 'source_schedule.source_no', 'source.source_no')
      .select(['host', 'known_by', 'known_by_quote', 'status', 'source.url', 'due_at'])
      .where('company_no', '=', companyNo)
      .execute()

  test('confirmed is watched if exactly one company has the name', async () => {
    const anna = await recruiter()
    const name = `Officine ${randomUUID()}`
    const host = `${randomUUID()}.example`
    const companyNo = await makeCompany(db, { name })
    const url = `https://www.${host}/chi-siamo`
    await answer(await insert(anna, { kind: 'missing_site', company_name: name.toUpperCase(), url }))
    expect(await sitesOf(companyNo)).toEqual([
      { host, known_by: 'import', known_by_quote: expect.stringContaining(url), status: 'active', url, due_at: now },
    ])
    expect((await mailsTo(anna))[0]?.text).toContain(`Da oggi visitiamo ogni giorno ${host}.`)
  })

  test.each([
    ['whose name several companies have', 2, `https://${randomUUID()}.example/`],
    ['of an unknown company', 0, `https://${randomUUID()}.example/`],
    ['at a shared address', 1, 'https://www.facebook.com/officine'],
    ['at an IP address', 1, 'https://192.0.2.1/'],
  ])('%s is answered, but not watched', async (_, companies, url) => {
    const anna = await recruiter()
    const name = `Officine ${randomUUID()}`
    const numbers = await Promise.all(Array.from({ length: companies }, () => makeCompany(db, { name })))
    expect(await answer(await insert(anna, { kind: 'missing_site', company_name: name, url }))).toEqual({ paidBack: 0 })
    expect(await Promise.all(numbers.map(sitesOf))).toEqual(numbers.map(() => []))
    expect((await mailsTo(anna))[0]?.text).not.toContain('visitiamo')
  })
})
