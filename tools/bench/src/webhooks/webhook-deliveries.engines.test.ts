import { expect, test } from 'vitest'
import { withScratch } from '../harness/scratch.ts'
import { verifyWebhookDeliveries } from './webhook-deliveries.ts'

test('every message reaches a receiver that fails in every way, signed and in order per position, though the senders are killed', async () => {
  const options = { messages: 100, kills: 1, seed: 1 }
  const result = await withScratch(process.env, (scratch) => verifyWebhookDeliveries(scratch, options))
  expect(result).toMatchObject({ deliveries: 100, killed: 1, lost: 0, disordered: 0, badSignatures: 0, trespasses: 0 })
  expect(result.requests).toBeGreaterThan(100)
  expect(result.keptFromInside).toBeGreaterThan(0)
})
