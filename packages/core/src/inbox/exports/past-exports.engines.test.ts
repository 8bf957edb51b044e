import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { maskText } from '../../privacy/masking/mask.ts'
import { makeCompany, makePosition, makeSource, publish, publishedPosition } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { exportFile } from './export-file.ts'
import { exportPositions } from './export-positions.ts'
import { listPastExports } from './past-exports.ts'
import { exportIdOf, makeExporter, positionIdsOf, readCsv } from './testing/read-export.ts'

const now = new Date('2026-11-14T09:00:00Z')
let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let ids: string[]

beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  const companyNo = await makeCompany(db)
  const published = Array.from({ length: 4 }, (_, n) => publishedPosition(companyNo, { title: `Saldatore ${n}` }))
  ids = await idsOf(await publish(db, await makeSource(db), published))
})
afterAll(() => database.close())

const idsOf = (numbers: number[]) => positionIdsOf(db, numbers)
const recruiter = (credits: number) => makeExporter(db, credits, now)
const linesOf = (viewer: SeatedViewer, url: string) => readCsv(db, viewer, url, now)
const left = async ({ seat }: SeatedViewer) => (await balanceOf(db, seat.licenceNo, now)).credit.left

describe('the choices of an export', () => {
  const chosenHeadings = [
    'Retribuzione',
    'Retribuzione annua da (€)',
    'Retribuzione annua a (€)',
    'Sito dell’azienda',
    'Sede legale',
    'Descrizione',
  ]

  async function makeRich() {
    const company_no = await makeCompany(db, { address: 'Via Roma 1', municipality: '016024' })
    const host = `${randomUUID()}.example`
    await db.insertInto('site').values({ company_no, host, status: 'active', known_by: 'import' }).execute()
    const description = maskText('Turni di notte.\nScrivi a Carla Bianchi, carla.bianchi@officine.example')
    const pay = { pay_from: 1500, pay_to: 1800, pay_period: 'month' }
    const position = await makePosition(db, { company_no, description, ...pay })
    return { host, positionIDs: await idsOf([position]) }
  }

  const chosenIn = async (viewer: SeatedViewer, url: string) => {
    const [heading = [], line = []] = await linesOf(viewer, url)
    return Object.fromEntries(
      chosenHeadings.filter((name) => heading.includes(name)).map((name) => [name, line[heading.indexOf(name)]]),
    )
  }

  test('add pay, site, legal address and description, in which people’s contacts are omitted', async () => {
    const viewer = await recruiter(9)
    const { host, positionIDs } = await makeRich()
    const fields = ['description', 'legalAddress', 'site', 'pay'] as const
    const { url } = await exportPositions(db, viewer, { positionIDs, fields }, now)
    expect(await chosenIn(viewer, url)).toEqual({
      Retribuzione: '1.500–1.800\u00A0€ al mese',
      'Retribuzione annua da (€)': '19500',
      'Retribuzione annua a (€)': '23400',
      'Sito dell’azienda': `https://${host}`,
      'Sede legale': 'Via Roma 1, Bergamo (BG)',
      Descrizione: expect.stringMatching(/^Turni di notte\.\nScrivi a .*\[contatto omesso\]/),
    })
    const [, line] = await linesOf(viewer, url)
    expect(line?.join()).not.toContain('carla.bianchi@')
  })

  test('are those of the settings where a request makes none, and none are usual', async () => {
    const viewer = await recruiter(9)
    const { positionIDs } = await makeRich()
    const made = async (requested: object = {}) => exportPositions(db, viewer, { positionIDs, ...requested }, now)
    expect(await chosenIn(viewer, (await made()).url)).toEqual({})
    await updateSettings(db, viewer.userId, { exportFields: ['site'] })
    expect(Object.keys(await chosenIn(viewer, (await made()).url))).toEqual(['Sito dell’azienda'])
    await updateSettings(db, viewer.userId, { exportFormat: 'xlsx' })
    const first = exportIdOf((await made()).url)
    expect((await exportFile({ db, advertTexts: 'whole' }, viewer, first, now)).name).toBe('vedetta-2026-11-14.xlsx')
    const asked = await made({ fields: ['pay'], format: 'csv' })
    expect(Object.keys(await chosenIn(viewer, asked.url))).toEqual(chosenHeadings.slice(0, 3))
  })

  test('stay with the export, whatever the settings become', async () => {
    const viewer = await recruiter(9)
    const { positionIDs } = await makeRich()
    const { url } = await exportPositions(db, viewer, { positionIDs, fields: ['site'], format: 'csv' }, now)
    await updateSettings(db, viewer.userId, {
      exportFields: ['description'],
      exportFormat: 'xlsx',
      exportContacts: true,
    })
    expect(Object.keys(await chosenIn(viewer, url))).toEqual(['Sito dell’azienda'])
  })
})

describe('past exports', () => {
  test('are listed to their user, the newest first, and downloaded again without charge', async () => {
    const viewer = await recruiter(9)
    const [first, second] = [ids.slice(0, 2), ids.slice(1, 4)]
    await exportPositions(db, viewer, { positionIDs: first }, now)
    const later = new Date(now.getTime() + 60_000)
    const made = await exportPositions(db, viewer, { positionIDs: second, fields: ['pay'], format: 'xlsx' }, later)
    expect((await listPastExports(db, viewer, later)).exports).toEqual([
      {
        exportID: exportIdOf(made.url),
        url: made.url,
        madeAt: later.toISOString(),
        exported: 3,
        credits: 2,
        format: 'xlsx',
        fields: ['pay'],
        firstPosition: 'Saldatore 1',
      },
      expect.objectContaining({ exported: 2, credits: 2, format: 'csv', fields: [], firstPosition: 'Saldatore 0' }),
    ])
    for (const _ of ['once', 'again'])
      (await exportFile({ db, advertTexts: 'whole' }, viewer, exportIdOf(made.url), later)).content.resume()
    expect(await left(viewer)).toBe(5)
    expect((await listPastExports(db, await recruiter(9), later)).exports).toEqual([])
  })

  test('end after thirty days, also before they are deleted', async () => {
    const viewer = await recruiter(9)
    await exportPositions(db, viewer, { positionIDs: ids.slice(0, 1) }, now)
    const at = async (days: number) =>
      (await listPastExports(db, viewer, new Date(now.getTime() + days * dayMs))).exports
    expect(await at(29)).toHaveLength(1)
    expect(await at(30)).toEqual([])
  })

  test('whose first position was erased stay in the list', async () => {
    const viewer = await recruiter(9)
    const position = await makePosition(db)
    await exportPositions(db, viewer, { positionIDs: await idsOf([position]) }, now)
    await db.deleteFrom('position_key').where('position_no', '=', position).execute()
    await db.deleteFrom('position').where('position_no', '=', position).execute()
    expect((await listPastExports(db, viewer, now)).exports).toMatchObject([{ exported: 1, firstPosition: null }])
  })
})
