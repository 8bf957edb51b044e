import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, expect, test } from 'vitest'
import { notifyContacts } from '../../companies/contacts/notify-contacts.ts'
import { optOutByToken, optOutContact } from '../../companies/contacts/opt-out-contact.ts'
import { makeOptOutToken } from '../../companies/contacts/opt-out-token.ts'
import { settleNotices } from '../../companies/contacts/settle-notices.ts'
import { storeContacts } from '../../companies/contacts/store-contacts.ts'
import { acceptNotices } from '../../companies/contacts/testing/accept-notices.ts'
import { contactFindings } from '../../companies/contacts/testing/contact-findings.ts'
import { unlockContact } from '../../companies/contacts/unlock-contact.ts'
import { exportFile } from '../../inbox/exports/export-file.ts'
import { makeExport } from '../../inbox/exports/make-export.ts'
import { listContactChanges } from '../../outward/public-api/list-contact-changes.ts'
import { listPublicContacts } from '../../outward/public-api/list-public-contacts.ts'
import { readPublicContact } from '../../outward/public-api/read-public-contact.ts'
import { tellReceivers } from '../../outward/receivers/tell-receivers.ts'
import { createWebhook } from '../../outward/webhooks/create-webhook.ts'
import { sendNext } from '../../outward/webhooks/run-webhook-sender.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { eraseAsWorker } from '../../privacy/erasure/erase-as-worker.ts'
import { columnsMatching } from '../../privacy/erasure/testing/text-columns.ts'
import { insertFilter } from '../../search/filters/filters.queries.ts'
import { copyDatabase } from '../../testing/copy-database.ts'
import { companyIdOf, makePosition, positionIdOf } from '../../testing/factories.ts'
import { makeRecruiter, makeUser, noLimits } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { throughKills } from '../../testing/through-kills.ts'
import { makeWatchedSite } from '../../testing/watched-site.ts'
import { eraseAsWatch } from '../../watch/loop/erase-as-watch.ts'
import { createFolderPageStore } from '../../watch/pages/folder-page-store.ts'
import { createErasureJournal } from './erasure-journal.ts'
import { journalErasures } from './journal-erasures.ts'
import { replayErasures } from './replay-erasures.ts'

const { db, as, databaseUrl, close } = await createTestDb()
const folder = await mkdtemp(join(tmpdir(), 'told-once-'))
afterAll(() => Promise.all([close(), rm(folder, { recursive: true })]))

const now = new Date()
const secrets = ['a secret of thirty-two characters'] as const
const publicUrl = 'https://vedetta.example'
const journal = createErasureJournal(join(folder, 'journal'), secrets)
const pageStore = createFolderPageStore(join(folder, 'pages'))
const log = { info() {}, warn() {}, error() {} }
const site = await makeWatchedSite(db, now)
const email = `ottavia.bellucci@${site.host}`
const bounced = `bruno.conti@${site.host}`
const office = `info@${site.host}`
const pattern = 'bellucci|ottavia'

const licences: SeatedViewer[] = []

/** An Enterprise licence with an administrator, and webhooks to these addresses. */
async function receiver(...urls: string[]): Promise<SeatedViewer> {
  const { userId } = await makeUser(db)
  const viewer = await makeRecruiter(db, now, { tier: 'enterprise', size: null, administrator_id: userId })
  const context = { db: as('api').db, limits: noLimits, secrets }
  for (const url of urls) {
    const criteria = positionCriteria.parse({ position: { name: 'saldatore' } })
    const { filterId } = await insertFilter(db, viewer.userId, { name: randomUUID(), criteria, count: 0 }, now)
    await createWebhook(context, viewer, { filterID: filterId, url, content: 'heads' }, now)
  }
  licences.push(viewer)
  return viewer
}

type Told = { webhooks: { url: string; body: { type: string; data: object } }[]; mails: { to: string; text: string }[] }

/** Everything that was told since the last time, once the queue of webhooks is empty. */
async function toldBy(worker: Db, owner: Db): Promise<Told> {
  const webhooks: Told['webhooks'] = []
  const post = async (url: string, { body }: { body: Uint8Array }) => {
    webhooks.push({ url, body: JSON.parse(Buffer.from(body).toString()) })
    return { status: 200, retryAfter: undefined }
  }
  const clock = () => new Date(now.getTime() + dayMs)
  while (await sendNext({ db: worker, log, clock, publicUrl, secrets, advertTexts: 'whole', post: post as never }));
  const mails = await owner.deleteFrom('mail').where('template', '=', 'contactsChanged').returningAll().execute()
  return { webhooks, mails: mails.map(({ recipient, params }) => ({ to: recipient, text: JSON.stringify(params) })) }
}

const listed = (viewer: SeatedViewer, of: Db = as('api').db) =>
  listContactChanges(of, viewer, { since: 0, limit: 25 }).then(({ changes }) => changes)

test('a person who was found, noticed, unlocked, exported and pulled is erased everywhere, and each receiver is told once', async () => {
  const findings = contactFindings(site.host, {
    emails: [office],
    people: [
      { email, name: 'Ottavia Bellucci' },
      { email: bounced, name: 'Bruno Conti' },
    ],
  })
  await as('watch')
    .db.transaction()
    .execute((tx) => storeContacts(tx, [{ sourceNo: site.sourceNo, seenAt: now, findings }]))
  const positionNo = await makePosition(db, { company_no: site.companyNo })
  await db.updateTable('position').set({ description: 'Sentire Ottavia Bellucci' }).execute()

  // Noticed: one is accepted, one comes back.
  await notifyContacts({ db: as('worker').db, publicUrl, secrets, company: exampleCompany }, now)
  await db.updateTable('mail').set({ bounced_at: now }).where('recipient', '=', bounced).execute()
  await settleNotices(as('worker').db, 0, now)
  await acceptNotices(db, now)
  const people = await db.selectFrom('company_contact').selectAll().orderBy('kind', 'desc').execute()
  expect(people.map((one) => one.email)).toEqual([email, office])
  const [person, general] = people.map(({ contact_id }) => contact_id)
  if (!person || !general) throw new Error('nobody was stored')

  const exporter = await receiver('https://a.example/in', 'https://a.example/in', 'https://a.example/other')
  const puller = await receiver('https://b.example/in')
  const ofOffice = await receiver('https://c.example/in')
  const stranger = await receiver('https://d.example/in')
  for (const viewer of [exporter, puller]) await unlockContact(as('api').db, viewer, person, now)
  const choices = { fields: ['contacts'], format: 'csv' } as const
  const positions = [{ positionNo, positionId: await positionIdOf(db, positionNo) }]
  const made = await makeExport(as('api').db, exporter, { positions, requestId: undefined, choices }, now)
  const exported = async () =>
    text((await exportFile({ db: as('api').db, advertTexts: 'whole' }, exporter, made.exportId, now)).content)
  expect(await exported()).toContain(email)
  expect(await exported()).toContain(`${general} | ${person}`)
  expect(await readPublicContact(as('api').db, puller, person, now)).toMatchObject({ person: { email } })
  const companyID = await companyIdOf(db, site.companyNo)
  const query = { companyID, department: undefined, limit: 25, cursor: undefined }
  const pulled = await listPublicContacts({ db: as('api').db, secrets }, ofOffice, query, now)
  expect(pulled.general).toMatchObject([{ contactID: general, email: office }])
  expect(await columnsMatching(db, pattern)).toContain('company_contact.email')

  const backup = await copyDatabase(databaseUrl)

  const token = await makeOptOutToken(secrets, email)
  let kills = await throughKills(as('api').databaseUrl, (api) => optOutByToken({ db: api, secrets }, token, now))
  kills += await throughKills(as('watch').databaseUrl, (watch) => eraseAsWatch(watch, pageStore))
  kills += await throughKills(as('worker').databaseUrl, (worker) => eraseAsWorker(worker))
  kills += await throughKills(as('worker').databaseUrl, (worker) => tellReceivers({ db: worker, publicUrl }, now))
  kills += await throughKills(as('worker').databaseUrl, (worker) => journalErasures(worker, journal, now))
  expect(kills).toBeGreaterThan(10)

  expect(await columnsMatching(db, pattern)).toEqual([])
  expect(await exported()).not.toContain(email)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(now)
  const { webhooks, mails } = await toldBy(as('worker').db, db)
  expect(webhooks.map(({ url }) => url).toSorted()).toEqual(
    ['https://a.example/in', 'https://a.example/other', 'https://b.example/in'].toSorted(),
  )
  for (const { body } of webhooks)
    expect(body).toMatchObject({ type: 'contact.erased', data: { contactID: person, companyID, day } })
  expect(mails).toHaveLength(2)
  expect(JSON.stringify([webhooks, mails.map((mail) => mail.text)])).not.toMatch(/bellucci|ottavia|@/i)
  expect(mails.every((mail) => mail.text.includes(person))).toBe(true)
  for (const viewer of [exporter, puller])
    expect(await listed(viewer)).toMatchObject([{ contactID: person, companyID, day, kind: 'erased' }])
  for (const viewer of [ofOffice, stranger]) expect(await listed(viewer)).toEqual([])

  // The office, by whom it was exported or pulled.
  await optOutContact(as('cli').db, office, now)
  await tellReceivers({ db: as('worker').db, publicUrl }, now)
  await journalErasures(as('worker').db, journal, now)
  expect((await toldBy(as('worker').db, db)).webhooks.map(({ url }) => url).toSorted()).toEqual(
    ['https://a.example/in', 'https://a.example/other', 'https://c.example/in'].toSorted(),
  )
  expect(await listed(exporter)).toMatchObject([{ contactID: person }, { contactID: general }])

  // The backup from before the erasures has the person, until they are repeated; nobody is told again.
  expect(await columnsMatching(backup.db, pattern)).toContain('company_contact.email')
  const { repeated } = await replayErasures(backup.as('cli').db, journal, now)
  expect(repeated).toEqual({ contact: 2, host: 0, account: 0, told: 2, company: 0 })
  while (await eraseAsWatch(backup.as('watch').db, pageStore));
  while (await eraseAsWorker(backup.as('worker').db));
  await journalErasures(backup.as('worker').db, journal, now)
  expect(await tellReceivers({ db: backup.as('worker').db, publicUrl }, now)).toBe(false)
  expect(await columnsMatching(backup.db, pattern)).toEqual([])
  expect(await toldBy(backup.as('worker').db, backup.db)).toEqual({ webhooks: [], mails: [] })
  expect(await listed(exporter, backup.as('api').db)).toMatchObject([{ contactID: person }, { contactID: general }])
  await backup.close()
})
