import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { optOutContact } from '../../companies/contacts/opt-out-contact.ts'
import { makeCompany, makeContact, makePosition } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { eraseAsWatch } from '../../watch/loop/erase-as-watch.ts'
import { createFolderPageStore } from '../../watch/pages/folder-page-store.ts'
import { eraseAsWorker } from './erase-as-worker.ts'

const { db, as, close } = await createTestDb()
afterAll(close)

const now = new Date('2026-11-15T08:00:00Z')
const noPages = createFolderPageStore(join(tmpdir(), randomUUID()))

const own = await makeCompany(db, { name: 'Officine Ponte S.r.l.' })
const other = await makeCompany(db, { name: 'Trasporti Adda S.r.l.' })

async function descriptionAfter(company_no: number, description: string): Promise<string> {
  const position_no = await makePosition(db, { company_no, description })
  const email = `${randomUUID()}@ponte.example`
  await makeContact(db, { company_no: own, email, full_name: 'Marta Leone' })
  await optOutContact(as('api').db, email, now)
  while (await eraseAsWatch(as('watch').db, noPages));
  while (await eraseAsWorker(as('worker').db));
  const row = await db
    .selectFrom('position')
    .select('description')
    .where('position_no', '=', position_no)
    .executeTakeFirstOrThrow()
  return row.description
}

test.each([
  'Segno zodiacale del Leone, via Leone 3, Piazza M. Leone, Leone S.r.l., Farmacia Dott. Leone',
  'Marta cerca Leone. Luca Leone, Marta Neri e Anna Leone restano',
  'Chi ha un cuor di leone; a Leone di Caserta; rivolgersi a Leone Bianchi',
])('an opt-out leaves other words and people of its company: %s', async (text) => {
  expect(await descriptionAfter(own, text)).toBe(text)
})

test.each([
  ['Sentire Marta Leone o LEONE MARTA', 'Sentire ⟦contact⟧ o ⟦contact⟧'],
  ['Sentire M. Leone, Leone M. o la dott.ssa Leone', 'Sentire ⟦contact⟧, ⟦contact⟧. o la dott.ssa ⟦contact⟧'],
  ['Márta L\u200beone, marta_leone, MartaLeone, m.leone@altrove.example', '⟦contact⟧, ⟦contact⟧, ⟦contact⟧, ⟦contact⟧'],
])('an opt-out clears the person from texts of their company: %s', async (text, cleared) => {
  expect(await descriptionAfter(own, text)).toBe(cleared)
})

test('an opt-out leaves somebody of the same name at another company, with contacts, adverts and requests', async () => {
  const email = 'marta.leone@adda.example'
  await makeContact(db, {
    company_no: other,
    email,
    full_name: 'Marta Leone',
    source_url: 'https://adda.example/marta-leone',
  })
  const request = async (company_no: number | null, reason: string) => {
    const about =
      company_no === null ? { kind: 'missing_company', company_name: 'Altra' } : { kind: 'company', company_no }
    const { request_id } = await db
      .insertInto('request')
      .values({ ...about, reason, made_at: now })
      .returning('request_id')
      .executeTakeFirstOrThrow()
    return request_id
  }
  const kept = [await request(other, 'Marta Leone è al telefono'), await request(null, 'Marta Leone è al telefono')]
  const cleared = [
    await request(own, 'Marta Leone è al telefono'),
    await request(null, 'Marta Leone di Officine Ponte S.r.l. è al telefono'),
  ]
  expect(await descriptionAfter(other, 'Sentire Marta Leone')).toBe('Sentire Marta Leone')
  const contact = await db
    .selectFrom('company_contact')
    .select('source_url')
    .where('email', '=', email)
    .executeTakeFirst()
  expect(contact).toEqual({ source_url: 'https://adda.example/marta-leone' })
  const reasons = async (ids: readonly string[]) =>
    (await db.selectFrom('request').select('reason').where('request_id', 'in', ids).execute()).map(
      ({ reason }) => reason,
    )
  expect(await reasons(kept)).toEqual(Array(2).fill('Marta Leone è al telefono'))
  expect((await reasons(cleared)).join()).not.toContain('Marta')
})
