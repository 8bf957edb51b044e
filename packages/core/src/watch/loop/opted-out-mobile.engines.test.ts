import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hourMs } from '@vedetta/contracts/text/durations'
import { afterAll, expect, test } from 'vitest'
import { optOutContact } from '../../companies/contacts/opt-out-contact.ts'
import { readContactData } from '../../companies/contacts/read-contact-data.ts'
import { noErasureJournal } from '../../operations/restore/erasure-journal.ts'
import { journalErasures } from '../../operations/restore/journal-erasures.ts'
import { eraseAsWorker } from '../../privacy/erasure/erase-as-worker.ts'
import { columnsMatching } from '../../privacy/erasure/testing/text-columns.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { makeWatchedSite } from '../../testing/watched-site.ts'
import { createFolderPageStore } from '../pages/folder-page-store.ts'
import { storedPages } from '../testing/stored-pages.ts'
import { visitPages } from '../testing/visited-site.ts'
import { eraseAsWatch } from './erase-as-watch.ts'

const { db, as, close } = await createTestDb()
const folder = await mkdtemp(join(tmpdir(), 'opted-out-mobile-'))
const pageStore = createFolderPageStore(folder)
afterAll(() => Promise.all([close(), rm(folder, { recursive: true })]))

const ignore = () => {}
const log = { info: ignore, warn: ignore, error: ignore }
const start = new Date('2026-11-15T08:00:00Z')
const host = 'officine-ponte.example'
const email = `ottavia.bellucci@${host}`

const advert = (title: string) => `<h1>${title}</h1>
  <p>Sede di lavoro: Bergamo. Requisiti: esperienza di 2 anni, diploma. Contratto a tempo indeterminato, full time.</p>
  <p>Per informazioni: Ottavia Bellucci, 347 5550192, <a href="mailto:${email}">${email}</a></p>
  <p>Centralino: tel. 035 5550100</p>`
const page = (body: string) => `<html lang="it"><title>Lavora con noi</title><main>${body}</main></html>`
const pages = {
  '/': page('<h1>Officine Ponte</h1><nav><a href="/lavora-con-noi/">Lavora con noi</a></nav>'),
  '/lavora-con-noi/': page(
    '<h1>Lavora con noi</h1><ul><li><a href="/lavora-con-noi/saldatore-chiedere-di-ottavia-bellucci">Saldatore</a></li></ul>',
  ),
  '/lavora-con-noi/saldatore-chiedere-di-ottavia-bellucci': page(advert('Saldatore')),
}
const visit = (hours: number) =>
  visitPages({ db: as('watch').db, pageStore, log }, () => pages, new Date(start.getTime() + hours * hourMs))

const pattern = 'bellucci|ottavia|347[^0-9]{0,3}555'

const pagesOfCli = storedPages(as('cli').db, pageStore)
const contacts = () =>
  db.selectFrom('company_contact').select(['kind', 'email', 'phone', 'source_url']).orderBy('contact_no').execute()

test('a mobile that the mask hides is no general contact, and after the opt-out no address names the person', async () => {
  await makeWatchedSite(db, start, host)
  await visit(0)
  const source_url = `https://${host}/lavora-con-noi/saldatore-chiedere-di-ottavia-bellucci`
  const switchboard = { kind: 'general', email: null, phone: '+390355550100' }
  expect(await contacts()).toEqual([
    { kind: 'personal', email, phone: null, source_url },
    { ...switchboard, source_url },
  ])
  // Access finds what erasure will clear: the contact and the switchboard's page, the advert's addresses, the page itself.
  const before = await readContactData(as('cli').db, email, pagesOfCli)
  const stores = ['company_contact.email', 'company_contact.source_url', 'position.source_urls', 'source_page.url']
  expect(before.mentions.map(({ store }) => store)).toEqual(expect.arrayContaining(stores))
  expect(before.pages).toContain(source_url)

  await optOutContact(as('api').db, email, start)
  expect(await contacts()).toEqual([{ ...switchboard, source_url: `https://${host}/lavora-con-noi/` }])
  while (await eraseAsWatch(as('watch').db, pageStore));
  while (await eraseAsWorker(as('worker').db));
  await journalErasures(as('worker').db, noErasureJournal, start)
  expect(await columnsMatching(db, pattern)).toEqual([])

  await visit(30)
  expect(await columnsMatching(db, pattern)).toEqual([])
  expect(await contacts()).toMatchObject([switchboard])
  const [position] = await db.selectFrom('position').select(['source_urls', 'closed_at']).execute()
  expect(position).toEqual({ source_urls: [`https://${host}/lavora-con-noi/`], closed_at: null })
  const nothing = { contacts: [], mentions: [], pages: [], optedOut: true }
  expect(await readContactData(as('cli').db, email, pagesOfCli)).toMatchObject(nothing)
})

test('access looks for a person who opted out by the hashes, so that it does not say that nothing is kept', async () => {
  await db
    .updateTable('company_contact')
    .set({ source_url: `https://${host}/team/bellucci-ottavia` })
    .execute()
  const { mentions } = await readContactData(as('cli').db, email, pagesOfCli)
  expect(mentions.map(({ store }) => store)).toEqual(['company_contact.source_url'])
})
