import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { setSiteStatuses } from '../../watch/loop/visits.queries.ts'
import { addSite } from '../sources/add-site.ts'
import { confirmSites } from './confirm-sites.ts'
import { vatOf } from './file/testing/registry-rows.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

const now = new Date('2026-11-15T10:00:00Z')

async function addImported(index: number, startUrl: string): Promise<number> {
  const companyNo = await makeCompany(database.db, { vat: vatOf(index) })
  const { host } = new URL(startUrl)
  return addSite(database.db, { companyNo, host, startUrl, knownBy: 'import', quote: 'said so' }, now)
}

const read = (sourceNo: number, vat: string | null) =>
  database.db.transaction().execute((tx) =>
    confirmSites(tx, [
      {
        sourceNo,
        vat:
          vat === null ? null : { value: vat, quote: { text: `P. IVA ${vat}`, url: 'https://a.example/' }, by: 'vat' },
      },
    ]),
  )

const siteOf = async (index: number) => {
  const { rows } = await database.pool.query(
    `SELECT site.known_by, known_by_quote, status, contradicting_vat, contradicting_quote
     FROM site JOIN company USING (company_no) WHERE vat = $1`,
    [vatOf(index)],
  )
  return rows[0]
}

const asImported = {
  known_by: 'import',
  known_by_quote: 'said so',
  status: 'active',
  contradicting_vat: null,
  contradicting_quote: null,
}

test('pages that state the company’s VAT number confirm its site; pages that state none change nothing', async () => {
  const sourceNo = await addImported(1, 'https://uno.example/')
  await read(sourceNo, null)
  expect(await siteOf(1)).toEqual(asImported)
  await read(sourceNo, vatOf(1))
  expect(await siteOf(1)).toEqual({ ...asImported, known_by: 'vat_on_page', known_by_quote: `P. IVA ${vatOf(1)}` })
})

test('pages that state another VAT number hold the site until they state its own', async () => {
  const sourceNo = await addImported(2, 'https://due.example/')
  await read(sourceNo, vatOf(99))
  expect(await siteOf(2)).toEqual({
    ...asImported,
    status: 'held',
    contradicting_vat: vatOf(99),
    contradicting_quote: `P. IVA ${vatOf(99)}`,
  })
  const visited = [{ sourceNo, status: 'active' as const }]
  await database.db.transaction().execute((tx) => setSiteStatuses(tx, visited))
  expect(await siteOf(2)).toMatchObject({ status: 'held' })
  await read(sourceNo, vatOf(2))
  expect(await siteOf(2)).toMatchObject({ known_by: 'vat_on_page', status: 'active', contradicting_vat: null })
})

test('a site that an operator released is held again only by a third VAT number', async () => {
  const sourceNo = await addImported(3, 'https://tre.example/')
  await read(sourceNo, vatOf(98))
  await database.pool.query(`UPDATE site SET status = 'active' WHERE host = 'tre.example'`)
  await read(sourceNo, vatOf(98))
  expect(await siteOf(3)).toMatchObject({ status: 'active' })
  await read(sourceNo, vatOf(97))
  expect(await siteOf(3)).toMatchObject({ status: 'held', contradicting_vat: vatOf(97) })
})

test('of companies that share a start address, the one whose VAT number is stated keeps it', async () => {
  const sourceNo = await addImported(4, 'https://gruppo.example/')
  expect(await addImported(5, 'https://gruppo.example/')).toBe(sourceNo)
  await read(sourceNo, vatOf(4))
  expect(await siteOf(4)).toMatchObject({ known_by: 'vat_on_page', status: 'active' })
  expect(await siteOf(5)).toMatchObject({ known_by: 'import', status: 'held' })
})

test('an opted-out site stays opted out, and a board says nothing about the companies on it', async () => {
  const sourceNo = await addImported(6, 'https://sei.example/')
  await database.pool.query(`UPDATE site SET status = 'opted_out' WHERE host = 'sei.example'`)
  await read(sourceNo, vatOf(96))
  expect(await siteOf(6)).toMatchObject({ status: 'opted_out' })
  await read(await addImported(7, 'https://sette.recruitee.com/'), vatOf(96))
  expect(await siteOf(7)).toEqual(asImported)
})
