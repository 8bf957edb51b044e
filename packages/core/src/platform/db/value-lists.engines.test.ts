import { soldTiers } from '@vedetta/contracts/customers/billing'
import { licenceSizes, plans, units } from '@vedetta/contracts/facts/plans'
import { discardReasons } from '@vedetta/contracts/inbox/discarded-positions'
import { contactTopics } from '@vedetta/contracts/operations/contact-topics'
import { languages } from '@vedetta/contracts/text/labels'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { boardReadings } from '@vedetta/contracts/watch/watch-status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

/** The values that check constraints allow, by table and column. */
async function allowedValues(): Promise<Map<string, string[]>> {
  const { rows } = await database.pool.query<{ table: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'c'`,
  )
  const lists = rows.flatMap(({ table, definition }) => {
    const [, column, values] = /^CHECK \(\((\w+) = ANY \(ARRAY\[([^\]]+)\]\)\)\)/.exec(definition) ?? []
    return column && values ? [{ of: `${table}.${column}`, values: values.replace(/'|::\w+/g, '').split(', ') }] : []
  })
  return new Map(lists.map(({ of, values }) => [of, values]))
}

test('every language column allows the languages of the interface', async () => {
  const ofLanguage = [...(await allowedValues())].filter(([column]) => column.endsWith('language'))
  expect(ofLanguage.length).toBeGreaterThan(2)
  for (const [column, values] of ofLanguage) expect(values, column).toEqual([...languages])
})

test.each<[string, readonly unknown[]]>([
  ['licence.tier', keysOf(plans)],
  ['licence.size', licenceSizes.filter((size) => size !== null).map(String)],
  ['checkout.tier', soldTiers],
  ['subscription.tier', soldTiers],
  ['extra_request.unit', keysOf(units)],
  ['board.reading', boardReadings],
  ['discarded_position.reason', keysOf(discardReasons)],
  ['request.topic', keysOf(contactTopics)],
])('%s allows the values of the contracts', async (column, values) => {
  expect((await allowedValues()).get(column)).toEqual(values)
})
