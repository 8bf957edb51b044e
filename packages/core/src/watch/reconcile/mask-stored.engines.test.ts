import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeCompany, makeContact, makePosition } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { makeWatchedSite, memoryPageStore } from '../../testing/watched-site.ts'
import { pageHash } from '../pages/page-store.ts'
import { maskStored } from './mask-stored.ts'

const { db, as, close } = await createTestDb()
afterAll(close)

const pageStore = memoryPageStore()
const mask = () => maskStored(as('watch').db, pageStore)

const named = 'Contattare Anna Rossi, anna.rossi@prova.example, 333 1234567. CV a hr@prova.example.'

test('maskStored masks positions, quotes and news that were stored before, links listed people, and reindexes titles', async () => {
  const company_no = await makeCompany(db)
  await makeContact(db, { company_no, email: 'anna.rossi@prova.example', full_name: 'Anna Rossi' })
  const { contact_no } = await db.selectFrom('company_contact').select('contact_no').executeTakeFirstOrThrow()
  const nos: number[] = []
  for (let count = 0; count < 3; count++)
    nos.push(await makePosition(db, { company_no, title: 'Saldatore 333 1234567', description: named }))
  const quotes = JSON.stringify({ title: { quote: named, url: 'https://prova.example/' } })
  await db
    .insertInto('position_evidence')
    .values({ position_no: nos[0] ?? 0, quotes })
    .execute()
  const news = { company_no, title: named, url: 'https://prova.example/n', published_at: new Date() }
  await db.insertInto('company_news').values(news).execute()
  await sql`DELETE FROM outbox`.execute(db)

  while (await mask());

  const masked = `Contattare ⟦contact ${contact_no}⟧. CV a hr@prova.example.`
  const positions = await db.selectFrom('position').select(['title', 'description']).execute()
  expect(positions).toEqual(Array(3).fill({ title: 'Saldatore […]', description: masked }))
  const evidence = await db.selectFrom('position_evidence').select('quotes').executeTakeFirstOrThrow()
  expect(evidence.quotes).toMatchObject({ title: { quote: masked } })
  const { title } = await db.selectFrom('company_news').select('title').executeTakeFirstOrThrow()
  expect(title).toBe('Contattare […]. CV a hr@prova.example.')
  const outdated = await db.selectFrom('outbox').select('no').where('kind', '=', 'position').execute()
  expect(outdated.map(({ no }) => no).sort()).toEqual(nos.toSorted())
})

test('maskStored deletes general contacts that the mask hides, and leaves the others', async () => {
  const company_no = await makeCompany(db)
  const general = { company_no, kind: 'general', full_name: null, title: null, department: null, basis: null }
  for (const phone of ['+393331234567', '+390355550100']) await makeContact(db, { ...general, email: null, phone })
  for (const email of ['luca.neri@prova.example', 'info@prova.example']) await makeContact(db, { ...general, email })
  await sql`UPDATE masking_progress SET done_to = 0`.execute(db)
  while (await mask());
  const kept = await db
    .selectFrom('company_contact')
    .select(['email', 'phone'])
    .where('company_no', '=', company_no)
    .execute()
  expect(kept).toEqual([
    { email: null, phone: '+390355550100' },
    { email: 'info@prova.example', phone: null },
  ])
})

test('maskStored resumes where it was, and writes no row twice', async () => {
  while (await mask());
  const state = () => sql`SELECT ctid::text, xmin::text FROM position`.execute(db)
  const { rows: before } = await state()
  expect(await mask()).toBe(false)
  await sql`UPDATE masking_progress SET done_to = 0`.execute(db)
  expect(await mask()).toBe(true)
  expect((await state()).rows).toEqual(before)
})

test('maskStored classifies stored contacts anew from their stored page, and deletes what the page hides from robots', async () => {
  const { companyNo, sourceNo, host } = await makeWatchedSite(db, new Date())
  const url = `https://${host}/contatti`
  const html = `<html><body><p>Marco Bianchi, titolare</p><p>Cell. 347 5550192</p><p>Tel. 035 5550100</p>
    <footer><p>Cell. 347 5550193</p><p>anna.ferri [at] ${host}</p></footer></body></html>`
  const body = Buffer.from(html)
  await pageStore.put(pageHash(body), body)
  await db
    .insertInto('source_page')
    .values({
      source_no: sourceNo,
      url,
      body_hash: Buffer.from(pageHash(body), 'hex'),
      status: 200,
      headers: '{}',
      fetched_at: new Date(),
    })
    .execute()
  const general = {
    company_no: companyNo,
    kind: 'general',
    full_name: null,
    title: null,
    department: null,
    basis: null,
    source_url: url,
  }
  for (const phone of ['+393475550192', '+393475550193', '+390355550100'])
    await makeContact(db, { ...general, email: null, phone })
  await makeContact(db, {
    company_no: companyNo,
    full_name: 'Anna Ferri',
    email: `anna.ferri@${host}`,
    source_url: url,
  })
  await sql`UPDATE masking_progress SET done_to = 0`.execute(db)
  while (await mask());
  const kept = await db
    .selectFrom('company_contact')
    .select(['email', 'phone'])
    .where('company_no', '=', companyNo)
    .orderBy('contact_no')
    .execute()
  expect(kept).toEqual([
    { email: null, phone: '+393475550193' },
    { email: null, phone: '+390355550100' },
  ])
})
