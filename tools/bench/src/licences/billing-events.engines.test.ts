import { createTestDb } from '@vedetta/core/testing/test-engines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyBillingEvents } from './billing-events.ts'

let databases: [Awaited<ReturnType<typeof createTestDb>>, Awaited<ReturnType<typeof createTestDb>>]
beforeAll(async () => {
  databases = [await createTestDb(), await createTestDb()]
})
afterAll(() => Promise.all(databases.map(({ close }) => close())))

test('the billing events of 6 subscriptions, shuffled and delivered three times, lead to the same state as in order', async () => {
  const figures = await verifyBillingEvents(databases, { subscriptions: 6, seed: 1 })
  expect(figures).toMatchObject({ events: 150, deliveries: 450 })
})
