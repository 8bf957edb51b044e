import { createTestDb } from '@vedetta/core/testing/test-engines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveBillingEvents } from './billing-events.ts'

let databases: [Awaited<ReturnType<typeof createTestDb>>, Awaited<ReturnType<typeof createTestDb>>]
beforeAll(async () => {
  databases = [await createTestDb(), await createTestDb()]
})
afterAll(() => Promise.all(databases.map(({ close }) => close())))

test('the events of 6 subscriptions’ lives, shuffled and tripled, end as in order, and as what is true', async () => {
  const told = await proveBillingEvents(databases, { subscriptions: 6, seed: 1 })
  expect(told).toMatchObject({ events: 150, deliveries: 450 })
}, 60_000)
