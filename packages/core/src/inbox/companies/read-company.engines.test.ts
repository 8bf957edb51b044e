import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSite } from '../../companies/sources/add-site.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { companyIdOf, fileAccounts, makeCompany, makePosition, positionIdOf } from '../../testing/factories.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { saveCompany } from '../saved/save-company.ts'
import { countNew } from './company-views.queries.ts'
import { readCompany } from './read-company.ts'

const now = new Date('2026-11-14T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let viewer: SeatedViewer
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  viewer = await makeRecruiter(db, daysAgo(1))
})
afterAll(() => database.close())

async function read(companyNo: number, who = viewer) {
  return readCompany(db, who, await companyIdOf(db, companyNo), now)
}

async function close(positionNo: number, fields: { merged_into?: number } = {}): Promise<void> {
  await db
    .updateTable('position')
    .set({ closed_at: daysAgo(1), closing_reason: 'gone', ...fields })
    .where('position_no', '=', positionNo)
    .execute()
}

describe('readCompany', () => {
  test('returns the registry data of a company', async () => {
    await db
      .insertInto('ateco')
      .values({ edition: '2025', code: '28.41.00', title_it: 'Fabbricazione di macchine utensili', level: 'category' })
      .execute()
    const companyNo = await makeCompany(db, {
      name: 'Officine Valseriana S.p.A.',
      vat: '01234567897',
      legal_form: 'S.p.A.',
      rea: 'BG-123456',
      chamber: 'Bergamo',
      ateco_2007: '28.41',
      ateco_2025: '28.41.00',
      employees: 186,
      foundation_year: 1987,
      share_capital: 1_000_000,
      address: 'Via Serio 4',
      municipality: '016024',
    })
    await fileAccounts(db, companyNo, [2024, 2025])
    expect(await read(companyNo)).toEqual({
      companyID: await companyIdOf(db, companyNo),
      name: 'Officine Valseriana S.p.A.',
      vat: '01234567897',
      legalForm: 'S.p.A.',
      rea: 'BG-123456',
      chamber: 'Bergamo',
      ateco: '28.41.00',
      atecoTitle: 'Fabbricazione di macchine utensili',
      sector: 'metalworking',
      employees: 186,
      turnover: 2_025_000,
      turnoverYear: 2025,
      foundationYear: 1987,
      shareCapital: 1_000_000,
      address: 'Via Serio 4',
      city: 'Bergamo',
      province: 'BG',
      region: '03',
      isAgency: false,
      agencyReason: null,
      agency: null,
      openPositions: 0,
      newPositions: 0,
      site: null,
      reserveQuota: { isEstimate: true, people: 13 },
      saved: false,
      accounts: { state: 'locked', filed: [2025, 2024], years: [] },
      positions: [],
      openPositionIDs: [],
      openings: expect.any(Array),
      places: [
        {
          city: 'Bergamo',
          province: 'BG',
          lat: expect.any(Number),
          lon: expect.any(Number),
          isOffice: true,
          openPositions: 0,
        },
      ],
      pace: { own: null, sector: null, province: null },
    })
  })

  test('returns a company of which little is known', async () => {
    expect(await read(await makeCompany(db))).toMatchObject({
      city: null,
      atecoTitle: null,
      turnoverYear: null,
      reserveQuota: null,
      accounts: { state: 'none', filed: [], years: [] },
      places: [],
    })
  })

  test('refuses a company that does not exist', async () => {
    await expect(readCompany(db, viewer, randomUUID(), now)).rejects.toMatchObject({ code: 'unknown_company' })
  })

  test('returns the ten newest open positions, and the count of all', async () => {
    const companyNo = await makeCompany(db)
    const numbers: number[] = []
    for (let days = 12; days > 0; days--)
      numbers.push(await makePosition(db, { company_no: companyNo, municipalities: ['016024'] }, daysAgo(days)))
    const closed = numbers.pop() ?? 0
    await close(closed)
    const { positions, openPositions, openPositionIDs } = await read(companyNo)
    expect(openPositions).toBe(11)
    const newest = await Promise.all(numbers.slice(1).map((no) => positionIdOf(db, no)))
    const shown = positions.map(({ positionID }) => positionID)
    expect(shown).toEqual(newest.toReversed())
    expect(openPositionIDs).toEqual([...shown, await positionIdOf(db, numbers[0] ?? 0)])
    expect(positions[0]).toMatchObject({
      name: 'Saldatore',
      places: [{ city: 'Bergamo', province: 'BG', region: '03' }],
      firstSeen: daysAgo(2).toISOString(),
    })
  })

  test('reports nothing new after the user has viewed the company, and only to that user', async () => {
    const companyNo = await makeCompany(db)
    await makePosition(db, { company_no: companyNo }, daysAgo(2))
    expect(await read(companyNo)).toMatchObject({ openPositions: 1, newPositions: 0 })
    const newTo = async ({ userId }: SeatedViewer) => (await countNew(db, userId, [companyNo], now)).get(companyNo)
    expect(await newTo(viewer)).toBe(0)
    expect(await newTo(await makeRecruiter(db, now))).toBe(1)
    await makePosition(db, { company_no: companyNo }, new Date(now.getTime() + 1))
    expect(await newTo(viewer)).toBe(1)
  })

  test('reports whether the user saved the company', async () => {
    const companyNo = await makeCompany(db)
    await saveCompany(db, viewer, { companyID: await companyIdOf(db, companyNo) }, now)
    expect(await read(companyNo)).toMatchObject({ saved: true })
    expect(await read(companyNo, await makeRecruiter(db, now))).toMatchObject({ saved: false })
  })

  test('returns why a company is classified as an agency', async () => {
    const agency = { is_agency: true, agency_reason: 'register', agency_quote: '1101' }
    expect(await read(await makeCompany(db, agency))).toMatchObject({
      isAgency: true,
      agency: { reason: 'register', quote: '1101' },
    })
  })
})

describe('the site of a company', () => {
  async function withSite(host: string) {
    const companyNo = await makeCompany(db, { employees: 50 })
    const site = { companyNo, host, startUrl: `https://${host}/`, knownBy: 'import' as const }
    return { companyNo, sourceNo: await addSite(db, site, now) }
  }

  test('returns how we know that it is its own, and when it was last read', async () => {
    const { companyNo, sourceNo } = await withSite('serio.example')
    await db
      .updateTable('source_schedule')
      .set({ last_complete_read: daysAgo(1) })
      .where('source_no', '=', sourceNo)
      .execute()
    await db
      .updateTable('site')
      .set({ known_by: 'vat_on_page', known_by_quote: 'P. IVA 01234567897' })
      .where('host', '=', 'serio.example')
      .execute()
    expect((await read(companyNo)).site).toEqual({
      host: 'serio.example',
      knownBy: 'vat_on_page',
      quote: 'P. IVA 01234567897',
      lastRead: daysAgo(1).toISOString(),
    })
  })

  test('is not returned while its pages state another company, and is then not watched', async () => {
    const { companyNo } = await withSite('altrui.example')
    expect(await read(companyNo)).toMatchObject({ site: { host: 'altrui.example', lastRead: null }, pace: { own: 0 } })
    await db
      .updateTable('site')
      .set({ status: 'held', contradicting_vat: '01234567897' })
      .where('host', '=', 'altrui.example')
      .execute()
    expect(await read(companyNo)).toMatchObject({ site: null, pace: { own: null } })
  })
})

describe('the places of a company', () => {
  test('are its legal office, then the towns of its open positions, those with most first', async () => {
    const companyNo = await makeCompany(db, { municipality: '016024' })
    const at = (...municipalities: string[]) => makePosition(db, { company_no: companyNo, municipalities }, daysAgo(2))
    await at('015146', '058091')
    await at('058091')
    await at('016024')
    await at()
    await close(await at('001272'))
    const { places } = await read(companyNo)
    expect(places.map(({ city, isOffice, openPositions }) => [city, isOffice, openPositions])).toEqual([
      ['Bergamo', true, 1],
      ['Roma', false, 2],
      ['Milano', false, 1],
    ])
    expect(places[1]).toMatchObject({ province: 'RM', lat: expect.closeTo(41.9, 0), lon: expect.closeTo(12.5, 0) })
  })

  test('are at most thirty, including an office without positions', async () => {
    const companyNo = await makeCompany(db, { municipality: '058091' })
    const municipalities = Array.from({ length: 45 }, (_, n) => `016${`${n + 1}`.padStart(3, '0')}`)
    await makePosition(db, { company_no: companyNo, municipalities }, daysAgo(2))
    const { places } = await read(companyNo)
    expect(places).toHaveLength(30)
    expect(places[0]).toMatchObject({ city: 'Roma', isOffice: true, openPositions: 0 })
    expect(places.filter(({ isOffice }) => isOffice)).toHaveLength(1)
  })
})
