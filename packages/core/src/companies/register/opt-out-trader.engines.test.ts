import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { tellReceivers } from '../../outward/receivers/tell-receivers.ts'
import { columnsMatching } from '../../privacy/erasure/testing/text-columns.ts'
import {
  companyIdOf,
  fileAccounts,
  makeCompany,
  makeContact,
  publish,
  publishedPosition,
} from '../../testing/factories.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { makeWatchedSite } from '../../testing/watched-site.ts'
import { unlockContact } from '../contacts/unlock-contact.ts'
import { soleTrader } from './file/legal-form.ts'
import { optOutTrader, optOutTraderByCommand } from './opt-out-trader.ts'

const { db, as, close } = await createTestDb()
afterAll(close)

const now = new Date()
const vat = '01234560421'
const name = 'Smerigliatrice di Bellucci Ottavia'
const pattern = `smerigliatrice|bellucci|${vat}`

/** A sole trader with a site, adverts, accounts and a contact that a licence has unlocked. */
async function makeTrader() {
  const { companyNo, sourceNo, host } = await makeWatchedSite(db, now)
  await db
    .updateTable('company')
    .set({ vat, name, legal_form: soleTrader, address: 'Via Bellucci 1', pec: 'bellucci@pec.example' })
    .where('company_no', '=', companyNo)
    .execute()
  await db.insertInto('company_alias').values({ company_no: companyNo, name: 'Bellucci' }).execute()
  await fileAccounts(db, companyNo, [2024, 2025])
  const [position = 0] = await publish(db, sourceNo, [publishedPosition(companyNo, { title: 'Operaio' })], now)
  const viewer = await makeRecruiter(db, now, { monthly_credits: 100 })
  await db
    .insertInto('saved_position')
    .values({ user_id: viewer.userId, position_no: position, saved_at: now })
    .execute()
  const contactID = await makeContact(db, { company_no: companyNo, full_name: 'Ottavia Bellucci' })
  await unlockContact(db, viewer, contactID, now)
  return {
    companyID: await companyIdOf(db, companyNo),
    companyNo,
    sourceNo,
    host,
    contactID,
    licenceNo: viewer.seat.licenceNo,
  }
}

test('a sole trader who opts out is gone with all that hangs on them, their receivers are told, and no import brings them back', async () => {
  const trader = await makeTrader()
  const other = await makeWatchedSite(db, now)
  expect(await columnsMatching(db, pattern)).toEqual(expect.arrayContaining(['company.name', 'company.vat']))

  expect(await optOutTraderByCommand(as('cli').db, vat, now)).toBe(true)
  const left = await columnsMatching(db, pattern)
  // The opt-out itself, the journal's entry on its way, and the act.
  expect(left.sort()).toEqual(['audit_entry.subject', 'erasure_entry.subject', 'register_opt_out.vat'])
  expect(await db.selectFrom('saved_position').select('position_no').execute()).toEqual([])
  expect(await db.selectFrom('opt_out').select('host').execute()).toEqual([{ host: trader.host }])
  const purged = await db.selectFrom('source_purge').select('source_no').execute()
  expect(purged).toEqual([{ source_no: trader.sourceNo }])
  const companies = await db.selectFrom('company').select('company_no').execute()
  expect(companies).toEqual([{ company_no: other.companyNo }])
  const dirty = await db.selectFrom('outbox').select('kind').where('no', '=', trader.companyNo).execute()
  expect(dirty).toContainEqual({ kind: 'company' })

  await tellReceivers({ db: as('worker').db, publicUrl: 'https://vedetta.example' }, now)
  const changes = await db.selectFrom('contact_change').select(['contact_id', 'company_id', 'kind', 'number']).execute()
  expect(changes).toEqual([{ contact_id: trader.contactID, company_id: trader.companyID, kind: 'erased', number: 1 }])
  const [mail] = await db.selectFrom('mail').select('params').where('template', '=', 'contactsChanged').execute()
  expect(mail?.params).toMatchObject({ contacts: [{ contactID: trader.contactID, company: null, vat: null }] })

  await as('cli').db.insertInto('company').values({ vat, name, sector: 'metalworking' }).execute()
  expect(await columnsMatching(db, 'smerigliatrice')).toEqual([])
  expect(await optOutTrader(as('cli').db, vat, now)).toBe(false)
})

test('a site that is another company’s too goes on being visited', async () => {
  const mine = await makeWatchedSite(db, now, 'insieme.example')
  await makeWatchedSite(db, now, 'insieme.example')
  await db
    .updateTable('company')
    .set({ vat: '07643520567', legal_form: soleTrader })
    .where('company_no', '=', mine.companyNo)
    .execute()
  await optOutTrader(as('cli').db, '07643520567', now)
  const { rows } = await sql`SELECT FROM opt_out WHERE host = 'insieme.example'`.execute(db)
  expect(rows).toEqual([])
})

test('a company that is no sole trader is not deleted', async () => {
  const companyNo = await makeCompany(db, { vat: '00743110157', legal_form: 'S.r.l.' })
  await expect(optOutTrader(as('cli').db, '00743110157', now)).rejects.toMatchObject({ code: 'not_a_sole_trader' })
  expect(
    await db.selectFrom('company').select('company_no').where('company_no', '=', companyNo).execute(),
  ).toHaveLength(1)
  expect(await db.selectFrom('register_opt_out').select('vat').where('vat', '=', '00743110157').execute()).toEqual([])
})
