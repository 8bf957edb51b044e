import { listDeadLetters } from '@vedetta/core/operations/console/list-dead-letters'
import { listHeld } from '@vedetta/core/operations/console/list-held'
import { selectRequests } from '@vedetta/core/operations/requests/list-requests.queries'
import { createTestDb } from '@vedetta/core/testing/test-engines'
import { afterAll, expect, test } from 'vitest'
import { seed } from '../seed.ts'
import { prepareConsole } from './demo-console.ts'

const { db, pool, as, close } = await createTestDb()
afterAll(close)

test('prepareConsole gives the console one site on hold, one mail given up and one opt-out to process, once', async () => {
  const now = new Date()
  await seed(pool, { companies: 300, positions: 200, seed: 7, now: now.getTime() })
  const roles = { api: as('api').db, worker: as('worker').db, cli: as('cli').db }
  for (let start = 0; start < 2; start++) await prepareConsole(roles, 'http://127.0.0.1', now)

  const { held } = await listHeld(db, {})
  expect(held).toEqual([expect.objectContaining({ heldAt: now.toISOString(), acceptedAt: null })])
  expect(held[0]?.companies).toHaveLength(1)
  expect(await db.selectFrom('site').select('site_no').where('status', '=', 'held').execute()).toHaveLength(1)
  const { letters } = await listDeadLetters(db, { queue: 'mail' })
  expect(letters).toMatchObject([{ what: 'passwordChanged', to: 'nobody@closed.example' }])
  const waiting = await selectRequests(db, { state: 'waiting', kind: 'site_opt_out', from: 0, limit: 9 })
  expect(waiting).toMatchObject([{ by: 'webmaster@demo.example', url: expect.stringMatching(/^https:/) }])
})
