import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import { hourMs } from '@vedetta/contracts/text/durations'
import type { VisitResult } from '@vedetta/crawler/revisit/visit-result'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { notifyContacts } from '../../companies/contacts/notify-contacts.ts'
import { optOutByToken } from '../../companies/contacts/opt-out-contact.ts'
import { makeOptOutToken } from '../../companies/contacts/opt-out-token.ts'
import { readContactData } from '../../companies/contacts/read-contact-data.ts'
import { acceptNotices } from '../../companies/contacts/testing/accept-notices.ts'
import { contactFindings } from '../../companies/contacts/testing/contact-findings.ts'
import { unlockContact } from '../../companies/contacts/unlock-contact.ts'
import { exportFile } from '../../inbox/exports/export-file.ts'
import { makeExport } from '../../inbox/exports/make-export.ts'
import { noErasureJournal } from '../../operations/restore/erasure-journal.ts'
import { journalErasures } from '../../operations/restore/journal-erasures.ts'
import { eraseAsWorker } from '../../privacy/erasure/erase-as-worker.ts'
import { columnsMatching } from '../../privacy/erasure/testing/text-columns.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { drainAll } from '../../search/indexing/drain-all.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { emptyMemory, finishedVisit, makeWatchedSite, readVisit } from '../../testing/watched-site.ts'
import { createFolderPageStore } from '../pages/folder-page-store.ts'
import { leaseDue } from '../schedule/lease-due.ts'
import { storedPages } from '../testing/stored-pages.ts'
import { eraseAsWatch } from './erase-as-watch.ts'
import { createVisitWriter } from './visit-writer.ts'

const database = await createTestDb()
const search = createTestSearch()
const { db, as } = database
const folder = await mkdtemp(join(tmpdir(), 'erased-pages-'))
const pageStore = createFolderPageStore(folder)
afterAll(() => Promise.all([database.close(), search.close(), rm(folder, { recursive: true })]))

const logged: unknown[] = []
const keep = (...facts: unknown[]) => void logged.push(facts)
const log = { info: keep, warn: keep, error: keep }
const start = new Date('2026-11-15T08:00:00Z')
const secrets = ['a secret of thirty-two characters'] as const

/** The name's words, also within an address, and the number however it is written. */
const pattern =
  'bellucci|ottavia|3[^0-9a-z]{0,3}4[^0-9a-z]{0,3}7[^0-9a-z]{0,3}5[^0-9a-z]{0,3}5[^0-9a-z]{0,3}5[^0-9a-z]{0,3}0[^0-9a-z]{0,3}1[^0-9a-z]{0,3}9[^0-9a-z]{0,3}2'
const names = new RegExp(pattern, 'i')

const site = await makeWatchedSite(db, start)
const email = `ottavia.bellucci@${site.host}`

const contactLines = [
  `Referente: Ottavia Bellucci, ${email}, cell. 347 5550192`,
  `Scrivere a ottavia.bellucci [at] ${site.host} o chiamare il +39 347.555.01.92`,
  `Ottavia Bellucci – HR – 0039 347/5550192`,
  `Il gruppo di Ottavia Bellucci cresce. CV a lavoro@${site.host}, centralino 02 1234567`,
]

function html(advert: number): string {
  const line = contactLines[advert % contactLines.length]
  return `<html><head><title>Saldatore ${advert}</title><meta name="author" content="Bellucci Ottavia"></head><body>
    <h1>Saldatore ${advert} però</h1><p>${line}</p><p><b>Ottavia</b> <i>Bellucci</i></p>
    <a href="mailto:${email.replace('@', '%40')}">scrivi</a> <a href="tel:+393475550192">chiama</a>
    <script>{"contact":"${email.replaceAll('.', '\\u002e')}"}</script><p>Si offre contratto a tempo indeterminato.</p></body></html>`
}

/** A visit of the same thirty adverts, their pages, the contacts and a news item, with what the visit remembers. */
function visitOfSite(): VisitResult {
  const urls = Array.from({ length: 30 }, (_, advert) => `https://${site.host}/lavoro/${advert}`)
  const visit = readVisit(
    urls.map((url, advert) => ({
      url,
      title: advert === 7 ? 'Assistente di Ottavia Bellucci' : `Saldatore ${advert}`,
      description: `Cerchiamo un saldatore. ${contactLines[advert % contactLines.length]}. Turni a rotazione ${advert}.`,
      skills: ['TIG'],
    })),
  )
  for (const { skills } of visit.findings?.positions ?? [])
    if (skills[0]) skills[0].quote.text = `TIG, sentire Ottavia Bellucci (${email})`
  const url = `https://${site.host}/news/nomina`
  const date = { value: '2026-11-10', quote: { text: '10 novembre', url }, by: 'test' }
  const news = [{ title: 'Ottavia Bellucci nuova direttrice del personale', url, date }]
  const people = contactFindings(site.host, { people: [{ email, name: 'Ottavia Bellucci' }] })
  return {
    ...visit,
    findings: visit.findings && { ...visit.findings, ...people, news },
    memory: {
      ...emptyMemory(start),
      adverts: { [`${site.host}/lavoro/7`]: 'Assistente di Ottavia Bellucci', other: 'Saldatore' },
    },
    drifts: [
      { system: 'lever', url: `https://${site.host}/api/jobs`, sample: html(0) },
      { system: 'ashby', url: `https://${site.host}/api/jobs`, sample: '<b>Otta</b>via <b>Bel</b>lucci' },
    ],
    pages: urls.map((page, advert) => ({
      kind: 'fetched' as const,
      url: page,
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(html(advert)),
    })),
  }
}

async function visit(now: Date): Promise<void> {
  const token = randomUUID()
  const [source] = await leaseDue(as('watch').db, { now, limit: 1, token })
  if (!source) throw new Error('nothing is due')
  const writer = createVisitWriter({ db: as('watch').db, pageStore, log, now: () => now }, token)
  writer.finish(finishedVisit(source, now, visitOfSite()))
  await writer.run(AbortSignal.abort(), new AbortController().signal)
  await drainAll({ db: as('worker').db, search, log })
}

async function pageBodies(): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const bodies = files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name)))
  return (await Promise.all(bodies)).map((body) => gunzipSync(body).toString('utf8'))
}

async function indexed(): Promise<string> {
  const index = `${search.prefix}*`
  await search.client.indices.refresh({ index })
  const { body } = await search.client.search({ index, body: { size: 1_000 } })
  const found = await search.client.search({
    index,
    body: { query: { query_string: { query: 'bellucci OR ottavia' } } },
  })
  return JSON.stringify([body.hits.hits, found.body.hits.hits])
}

async function expectErased(): Promise<void> {
  expect(await columnsMatching(db, pattern)).toEqual([])
  expect(await indexed()).not.toMatch(names)
  expect(
    (await pageBodies()).filter((body) => names.test(decodeURIComponent(body.replaceAll('\\u002e', '.')))),
  ).toEqual([])
  expect(JSON.stringify(logged)).not.toMatch(names)
}

test('a person who opts out is in no column, index, stored page, export or log, also after the next visit', async () => {
  await ensureIndices(search)
  await visit(start)
  await notifyContacts({ db, publicUrl: 'https://vedetta.example', secrets, company: exampleCompany }, start)
  await acceptNotices(db, start)
  const { companyNo } = site
  const contact = await db
    .selectFrom('company_contact')
    .selectAll()
    .where('company_no', '=', companyNo)
    .executeTakeFirstOrThrow()
  const recruiter = await makeRecruiter(db, start)
  await unlockContact(db, recruiter, contact.contact_id, start)
  const positions = await db.selectFrom('position').select(['position_no', 'position_id']).execute()
  const exportable = positions.map(({ position_no, position_id }) => ({
    positionNo: position_no,
    positionId: position_id,
  }))
  const { exportId } = await makeExport(
    db,
    recruiter,
    {
      positions: exportable.slice(0, 1),
      requestId: undefined,
      choices: { fields: ['contacts', 'description'], format: 'csv' },
    },
    start,
  )
  const exported = async () =>
    text((await exportFile({ db, advertTexts: 'whole' }, recruiter, exportId, start)).content)
  await db
    .insertInto('request')
    .values({
      kind: 'position',
      user_id: recruiter.userId,
      position_no: positions[0]?.position_no ?? 0,
      made_at: start,
      reason: `Ottavia Bellucci (${email}, +39 347 5550192) dice che è chiusa`,
    })
    .execute()

  // An earlier release hid no more than contact persons.
  const named = 'Assistente di Ottavia Bellucci'
  await db
    .updateTable('position')
    .set({ title: named })
    .where('position_no', '=', positions[7]?.position_no ?? 0)
    .execute()
  await db.updateTable('company_news').set({ title: named }).execute()
  await drainAll({ db: as('worker').db, search, log })

  // The search is not blind: these may name the person.
  expect(positions).toHaveLength(30)
  const before = await columnsMatching(db, pattern)
  expect(before).toEqual(
    expect.arrayContaining([
      'company_contact.email',
      'company_news.title',
      'drift_sample.sample',
      'mail.recipient',
      'position.title',
      'request.reason',
      'source_memory.memory',
    ]),
  )
  expect(await indexed()).toMatch(names)
  expect((await pageBodies()).filter((body) => names.test(body))).toHaveLength(30)
  expect(await exported()).toMatch(names)
  // And these may not: addresses and numbers are masked for everybody.
  const { rows: leaks } =
    await sql`SELECT FROM position WHERE description LIKE ${`%${email}%`} OR description ~ '5550192|555.01.92'`.execute(
      db,
    )
  expect(leaks).toEqual([])
  const pages = storedPages(as('cli').db, pageStore)
  const read = await readContactData(as('cli').db, email, pages)
  expect(read.pages).toHaveLength(30)
  expect(read.mentions.map(({ store }) => store)).toEqual(
    expect.arrayContaining(['request.reason', 'company_news.title']),
  )

  await optOutByToken({ db: as('api').db, secrets }, await makeOptOutToken(secrets, email), start)
  expect(await eraseAsWatch(as('watch').db, pageStore)).toBe(true)
  expect(await eraseAsWorker(as('worker').db)).toBe(true)
  await journalErasures(as('worker').db, noErasureJournal, start)
  await drainAll({ db: as('worker').db, search, log })
  await expectErased()
  // No pattern finds a name that tags divide: what drifted at the person's company goes.
  expect(await db.selectFrom('drift_sample').select('system').execute()).toEqual([])
  expect(await exported()).not.toMatch(names)
  const kept = await pageBodies()
  expect(kept.filter((body) => body.includes('però') && body.includes('tempo indeterminato'))).toHaveLength(30)
  expect(await readContactData(as('cli').db, email, pages)).toMatchObject({
    contacts: [],
    mentions: [],
    pages: [],
    isBeingErased: false,
  })

  await visit(new Date(start.getTime() + 30 * hourMs))
  await expectErased()
  expect(await db.selectFrom('position').select('position_no').where('closed_at', 'is', null).execute()).toHaveLength(
    30,
  )
})
