import { expect, test } from 'vitest'
import { verifyPulls } from './public-api-pull.ts'

test('clients that pull changes while servers are killed get each event once and end equal to the tables', async () => {
  const { kills, pulled } = await verifyPulls(process.env, { clients: 2, changes: 800, kills: 1 })
  expect([kills, pulled.length]).toEqual([1, 2])
})
