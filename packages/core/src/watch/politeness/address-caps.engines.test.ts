import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeSource } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { readAddressCaps } from './address-caps.ts'
import { countAddresses } from './count-addresses.ts'

const { db, as, close } = await createTestDb()
const { db: watchDb } = as('watch')
afterAll(close)

async function place(address: string | null): Promise<void> {
  await db
    .insertInto('source_schedule')
    .values({ source_no: await makeSource(db), due_at: new Date(), address })
    .execute()
}

const loads = async () => {
  const rows = await db.selectFrom('address_load').selectAll().orderBy('address').execute()
  return rows.map(({ address, sources }) => [address, sources])
}

test('countAddresses counts the sources of each address, and drops addresses without sources', async () => {
  for (const address of ['192.0.2.1', '192.0.2.1', '2001:db8::1', null]) await place(address)
  await Promise.all([countAddresses(watchDb), countAddresses(watchDb)])
  expect(await loads()).toEqual([
    ['192.0.2.1', 2],
    ['2001:db8::1', 1],
  ])
  await db.updateTable('source_schedule').set({ address: '192.0.2.1' }).where('address', 'is not', null).execute()
  await countAddresses(watchDb)
  expect(await loads()).toEqual([['192.0.2.1', 3]])
})

test('readAddressCaps gives an address the cap its sources need, or that of the narrowest configured network', async () => {
  await sql`INSERT INTO address_load VALUES ('198.51.100.1', 50000), ('203.0.113.1', 50000), ('203.0.113.9', 3)`.execute(
    db,
  )
  await sql`INSERT INTO network_cap VALUES ('203.0.113.0/24', 2), ('203.0.113.8/29', 7), ('2001:db8::/32', 3)`.execute(
    db,
  )
  const capOf = await readAddressCaps(watchDb)
  const addresses = ['192.0.2.1', '198.51.100.1', '203.0.113.1', '203.0.113.9', '2001:db8::5', '2001:db9::5']
  expect(addresses.map(capOf)).toEqual([1, 4, 2, 7, 3, 1])
})
