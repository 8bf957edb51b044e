import { expect, test } from 'vitest'
import { verifyPulls } from './public-api-pull.ts'

test('clients that pull changes while servers are killed get each event once and end equal to the tables', async () => {
  const { kills, pulled } = await verifyPulls(process.env, { clients: 3, changes: 3_000, kills: 2 })
  expect([kills, pulled.length]).toEqual([2, 3])
})
