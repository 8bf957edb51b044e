import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { dayMs } from '@vedetta/contracts/text/durations'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { optOutContact } from '../../companies/contacts/opt-out-contact.ts'
import { unlockContact } from '../../companies/contacts/unlock-contact.ts'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { purchaseOnce } from '../../customers/ledger/purchase-once.ts'
import { refundPurchase } from '../../customers/ledger/refund-purchase.ts'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import {
  makeCompany,
  makeContact,
  makePosition,
  makeSource,
  publish,
  publishedPosition,
} from '../../testing/factories.ts'
import { makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { costOfExport } from './cost-of-export.ts'
import { exportFile } from './export-file.ts'
import { exportPositions } from './export-positions.ts'
import { selectExportable } from './exports.queries.ts'
import { exportIdOf, makeExporter, positionIdsOf, readCsv } from './testing/read-export.ts'

const now = new Date('2026-11-14T09:00:00Z')
let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let ids: string[]

beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  const companyNo = await makeCompany(db)
  const sourceNo = await makeSource(db)
  const published = Array.from({ length: 20 }, (_, n) => publishedPosition(companyNo, { title: `Saldatore ${n}` }))
  const numbers = await publish(db, sourceNo, published)
  ids = await idsOf(numbers)
})
afterAll(() => database.close())

const left = async ({ seat }: SeatedViewer) => (await balanceOf(db, seat.licenceNo, now)).credit.left
const idsOf = (numbers: number[]) => positionIdsOf(db, numbers)
const recruiter = (credits: number) => makeExporter(db, credits, now)
const linesOf = (viewer: SeatedViewer, url: string) => readCsv(db, viewer, url, now)

describe('an export', () => {
  test('costs a credit per position, and its file lists them in the given order', async () => {
    const viewer = await recruiter(10)
    const positionIDs = [ids[3], ids[1], ids[2]] as string[]
    const made = await exportPositions(db, viewer, { positionIDs: [...positionIDs, positionIDs[0] as string] }, now)
    expect(made).toMatchObject({ exported: 3, failed: 0, credits: 3 })
    expect(await left(viewer)).toBe(7)
    const [heading, ...lines] = await linesOf(viewer, made.url)
    expect(heading?.slice(0, 4)).toEqual(['Ruolo', 'Stato', 'Azienda', 'Partita IVA'])
    expect(lines.map(([name]) => name)).toEqual(['Saldatore 3', 'Saldatore 1', 'Saldatore 2'])
  })

  test('says the likeliest occupation of each position, by name and code', async () => {
    const viewer = await recruiter(10)
    const strange = await idsOf([await makePosition(db, { title: 'Unisciti a noi' }, now)])
    const positionIDs = [...ids.slice(0, 1), ...strange]
    const [heading = [], ...lines] = await linesOf(
      viewer,
      (await exportPositions(db, viewer, { positionIDs }, now)).url,
    )
    const at = heading.indexOf('Professione')
    expect(heading[at + 1]).toBe('Codice ISCO-08')
    expect(lines.map((line) => line.slice(at, at + 2))).toEqual([
      ['saldatore', '="7212"'],
      ['', ''],
    ])
  })

  test('of positions bought this year is free for all users of the licence', async () => {
    const viewer = await recruiter(10)
    await exportPositions(db, viewer, { positionIDs: ids.slice(0, 4) }, now)
    const colleague = { ...viewer, userId: (await makeUser(db)).userId }
    expect(await exportPositions(db, colleague, { positionIDs: ids.slice(2, 6) }, now)).toMatchObject({
      exported: 4,
      credits: 2,
    })
    expect(await left(viewer)).toBe(4)
  })

  test('has a cost estimate of the positions that are not bought yet', async () => {
    const viewer = await recruiter(10)
    const cost = async (chosen: string[]) => costOfExport(db, viewer, await selectExportable(db, chosen), now)
    expect(await cost(ids.slice(0, 12))).toEqual({ positions: 12, credits: 12, left: 10 })
    await exportPositions(db, viewer, { positionIDs: ids.slice(0, 4) }, now)
    expect(await cost(ids.slice(0, 12))).toEqual({ positions: 12, credits: 8, left: 6 })
    expect(await cost(ids.slice(0, 4))).toEqual({ positions: 4, credits: 0, left: 6 })
  })

  test('includes as many positions as the credits last, in the given order, and reports the number left out', async () => {
    const viewer = await recruiter(5)
    const made = await exportPositions(db, viewer, { positionIDs: ids.slice(0, 12) }, now)
    expect(made).toMatchObject({ exported: 5, failed: 7, credits: 5 })
    expect((await linesOf(viewer, made.url)).slice(1).map(([name]) => name)).toEqual(
      [0, 1, 2, 3, 4].map((n) => `Saldatore ${n}`),
    )
    await expect(exportPositions(db, viewer, { positionIDs: ids.slice(5) }, now)).rejects.toMatchObject({
      code: 'exports_used_up',
    })
    expect(await exportPositions(db, viewer, { positionIDs: ids.slice(0, 12) }, now)).toMatchObject({
      exported: 5,
      failed: 7,
      credits: 0,
    })
  })

  test('repeated with the same request id returns the same answer and is charged once, also 32 times concurrently', async () => {
    const viewer = await recruiter(5)
    const request = { positionIDs: ids.slice(0, 12), requestID: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 32 }, () => exportPositions(db, viewer, request, now)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ exported: 5, failed: 7, credits: 5 })
    expect(await left(viewer)).toBe(0)
  })

  test('can be refunded position by position', async () => {
    const viewer = await recruiter(5)
    await exportPositions(db, viewer, { positionIDs: ids.slice(0, 5) }, now)
    const wrong = { licenceNo: viewer.seat.licenceNo, kind: 'position', subject: ids[1] as string } as const
    expect(await refundPurchase(db, wrong, now)).toEqual({ balance: 1, paidBack: 1 })
    expect(await refundPurchase(db, wrong, now)).toEqual({ balance: 1, paidBack: 0 })
    const other = { ...wrong, subject: ids[2] as string }
    expect(await refundPurchase(db, other, now)).toEqual({ balance: 2, paidBack: 1 })
    expect(await exportPositions(db, viewer, { positionIDs: ids.slice(0, 5) }, now)).toMatchObject({ credits: 2 })
  })

  test('of unknown positions is refused', async () => {
    const viewer = await recruiter(5)
    await expect(exportPositions(db, viewer, { positionIDs: [randomUUID()] }, now)).rejects.toMatchObject({
      code: 'unknown_position',
    })
  })
})

describe('the exported file', () => {
  test('begins with a byte order mark, is separated by semicolons, and contains no formula', async () => {
    const viewer = await recruiter(9)
    const companyNo = await makeCompany(db, { name: '=HYPERLINK("http://x.example")' })
    const nasty = await makePosition(db, {
      company_no: companyNo,
      title: '+Capo; "reparto"\nturni',
      skills: ['@SUM(A1)', 'TIG'],
      benefits: ['-mensa'],
      municipalities: ['016024'],
    })
    const { url } = await exportPositions(db, viewer, { positionIDs: await idsOf([nasty]) }, now)
    const { content, name } = await exportFile({ db, advertTexts: 'whole' }, viewer, exportIdOf(url), now)
    const file = await text(content.setEncoding('utf8'))
    expect(name).toBe('vedetta-2026-11-14.csv')
    expect(file.startsWith('\uFEFFRuolo;Stato;')).toBe(true)
    expect(file.endsWith('\r\n')).toBe(true)
    const [, line] = parse(file, { delimiter: ';', bom: true }) as string[][]
    expect(line?.slice(0, 3)).toEqual([`'+Capo; "reparto"\nturni`, 'Da vedere', `'=HYPERLINK("http://x.example")`])
    expect(line).toContain(`'@SUM(A1), TIG`)
    expect(line).toContain(`'-mensa`)
    expect(line).toContain('Bergamo')
    expect(line).toContain('Lombardia')
  })

  test.each([
    ['it', ['Fatturato (€)', 'Esperienza (anni)'], ['Inglese, Tedesco', 'Bergamo', 'Fusione di metalli', 'Ibrido']],
    ['en', ['Turnover (€)', 'Experience (years)'], ['English, German', 'Bergamo', 'Casting of metals', 'Hybrid']],
  ] as const)(
    'has labels instead of codes, and units in its headings, in the user’s language: %s',
    async (language, headings, cells) => {
      const viewer = { ...(await recruiter(9)), language }
      await db
        .insertInto('ateco')
        .values({
          edition: '2025',
          code: '24.5',
          title_it: 'Fusione di metalli',
          title_en: 'Casting of metals',
          level: 'group',
        })
        .onConflict((same) => same.doNothing())
        .execute()
      const company_no = await makeCompany(db, { ateco_2025: '24.5' })
      const read = { languages: ['en', 'de'], smart_working: 'hybrid', municipalities: ['016024'] } as const
      const position = await makePosition(db, {
        company_no,
        ...read,
        languages: [...read.languages],
        municipalities: [...read.municipalities],
      })
      const { url } = await exportPositions(db, viewer, { positionIDs: await idsOf([position]) }, now)
      const [heading = [], line = []] = await linesOf(viewer, url)
      for (const expected of headings) expect(heading).toContain(expected)
      for (const expected of cells) expect(line).toContain(expected)
      expect(line).not.toContain('en, de')
      expect(line).not.toContain('BG')
    },
  )

  test('keeps the leading zeros of a VAT number as text', async () => {
    const viewer = await recruiter(9)
    const position = await makePosition(db, { company_no: await makeCompany(db, { vat: '01234567897' }) })
    const { url } = await exportPositions(db, viewer, { positionIDs: await idsOf([position]) }, now)
    const [, line = []] = await linesOf(viewer, url)
    expect(line[3]).toBe('="01234567897"')
  })

  test('is available to its user only, for thirty days', async () => {
    const viewer = await recruiter(9)
    const { url } = await exportPositions(db, viewer, { positionIDs: ids.slice(0, 1) }, now)
    const other = await recruiter(9)
    await expect(exportFile({ db, advertTexts: 'whole' }, other, exportIdOf(url), now)).rejects.toMatchObject({
      code: 'unknown_export',
    })
    const later = new Date(now.getTime() + 31 * dayMs)
    await expect(exportFile({ db, advertTexts: 'whole' }, viewer, exportIdOf(url), later)).rejects.toMatchObject({
      code: 'unknown_export',
    })
  })
})

describe('contacts in the exported file', () => {
  const headings = ['E-mail generale', 'Telefono generale', 'Contatti sbloccati']

  async function makeReached({ exportContacts = true } = {}) {
    const viewer = await recruiter(50)
    await updateSettings(db, viewer.userId, { exportContacts })
    const company_no = await makeCompany(db)
    const [position] = await idsOf([await makePosition(db, { company_no })])
    const mailbox = `info@${randomUUID()}.example`
    await makeContact(db, { company_no, kind: 'general', email: mailbox, phone: '+39 035 555 0100' })
    const { url } = await exportPositions(db, viewer, { positionIDs: [position as string] }, now)
    const contactsIn = async (reader = viewer) => {
      const [heading = [], line = []] = await linesOf(reader, url)
      return headings.map((name) => (heading.includes(name) ? line[heading.indexOf(name)] : null))
    }
    return { viewer, company_no, mailbox, contactsIn }
  }

  test('are included by the setting: the general ones, and the people that the licence has unlocked', async () => {
    expect(await (await makeReached({ exportContacts: false })).contactsIn()).toEqual([null, null, null])
    const { viewer, company_no, mailbox, contactsIn } = await makeReached()
    const carla = await makeContact(db, { company_no, email: 'carla@officine.example' })
    const [email, phone] = ['bruno@officine.example', '+39 035 555 0199']
    const bruno = { company_no, full_name: 'Bruno Conti', title: null, email, phone }
    const brunoID = await makeContact(db, bruno)
    await makeContact(db, { company_no, full_name: 'Non Sbloccata' })
    expect(await contactsIn()).toEqual([mailbox, "'+39 035 555 0100", ''])
    await unlockContact(db, viewer, carla, now)
    await unlockContact(db, viewer, brunoID, now)
    await unlockContact(db, await recruiter(50), await makeContact(db, { company_no }), now)
    const [, , people] = await contactsIn()
    expect(people).toBe(
      'Carla Esempio, Responsabile del personale, carla@officine.example | Bruno Conti, bruno@officine.example, +39 035 555 0199',
    )
  })

  test('are removed, also from earlier exports, when they opt out, are suppressed or are refunded', async () => {
    const { viewer, company_no, mailbox, contactsIn } = await makeReached()
    const names = ['Anna', 'Bruno', 'Carla', 'Dora', 'Elena']
    const phoneOf = (name: string) => (name === 'Elena' ? '+39 035 555 0177' : null)
    const contactIDs: string[] = []
    for (const name of names) {
      const email = `${name.toLowerCase()}@officine.example`
      contactIDs.push(await makeContact(db, { company_no, email, full_name: name, title: null, phone: phoneOf(name) }))
      await unlockContact(db, viewer, contactIDs.at(-1) ?? '', now)
    }
    expect((await contactsIn())[2]?.split(' | ')).toHaveLength(5)
    await optOutContact(db, 'anna@officine.example', now)
    await optOutContact(db, phoneOf('Elena') ?? '', now)
    const suppressed = db.updateTable('company_contact').set({ suppressed: true })
    await suppressed.where('contact_id', '=', contactIDs[1] as string).execute()
    const wrong = { licenceNo: viewer.seat.licenceNo, kind: 'contact', subject: contactIDs[2] as string } as const
    await refundPurchase(db, wrong, now)
    await optOutContact(db, mailbox, now)
    expect(await contactsIn()).toEqual(['', '', 'Dora, dora@officine.example'])
  })

  test('inserted concurrently with their opt-out are not included', async () => {
    const { viewer, company_no, contactsIn } = await makeReached()
    const email = 'elio@altra.example'
    const contactID = await db.transaction().execute(async (tx) => {
      const id = await makeContact(tx, { company_no, email })
      await optOutContact(db, email, now)
      return id
    })
    const bought = {
      licenceNo: viewer.seat.licenceNo,
      userId: viewer.userId,
      kind: 'contact',
      subject: contactID,
    } as const
    await purchaseOnce(db, bought, now)
    expect((await contactsIn())[2]).toBe('')
  })
})
