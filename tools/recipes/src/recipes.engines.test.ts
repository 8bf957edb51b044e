import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { makeApiKey, makeEnterpriseRecruiter } from '@vedetta/core/customers/api-keys/testing/make-api-key'
import { balanceOf } from '@vedetta/core/customers/ledger/balance-of'
import { numberEvents } from '@vedetta/core/notify/events/number-events'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { insertFilter } from '@vedetta/core/search/filters/filters.queries'
import { makeCompany, makePosition, positionIdOf } from '@vedetta/core/testing/factories'
import { indexPositions } from '@vedetta/core/testing/index-positions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../apps/api/src/testing/test-app.ts'
import { openBullhorn } from './bullhorn/bullhorn-session.ts'
import { bullhornTarget, externalID } from './bullhorn/bullhorn-target.ts'
import { hubspotTarget } from './hubspot/hubspot-target.ts'
import { syncFilter, type Target } from './sync-filter.ts'
import { startBullhorn } from './testing/bullhorn-stand-in.ts'
import { startHubspot } from './testing/hubspot-stand-in.ts'
import { createVedetta, type Vedetta } from './vedetta.ts'

let testApp: TestApp
let url: string
beforeAll(async () => {
  testApp = await createTestApp()
  await ensureIndices(testApp.search)
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

let vedetta: Vedetta
let licenceNo: number
let filterID: string
let title: string
let numbers: number[]
beforeEach(async () => {
  const { db, search } = testApp
  const now = new Date()
  const recruiter = await makeEnterpriseRecruiter(db, now)
  licenceNo = recruiter.seat.licenceNo
  const { secret } = await makeApiKey(db, recruiter, now, { scopes: ['positions:read'] })
  vedetta = createVedetta({ url, key: secret })
  title = `Saldatore${licenceNo}`
  const criteria = positionCriteria.parse({ position: { name: title } })
  filterID = (await insertFilter(db, recruiter.userId, { name: 'Saldatori', criteria, count: 0 }, now)).filterId
  const company = await makeCompany(db)
  // More than a page of a search, of one company.
  numbers = []
  for (let n = 0; n < 30; n++) numbers.push(await makePosition(db, { company_no: company, title }))
  await indexPositions(db, search)
})

async function closePosition(positionNo: number): Promise<void> {
  const { db, search } = testApp
  const at = new Date()
  await db.insertInto('position_event').values({ position_no: positionNo, kind: 'closed', at }).execute()
  const closed = { closed_at: at, closing_reason: 'gone' }
  await db.updateTable('position').set(closed).where('position_no', '=', positionNo).execute()
  while (await numberEvents(db));
  await indexPositions(db, search)
}

async function renamePosition(positionNo: number, name: string): Promise<void> {
  await testApp.db.updateTable('position').set({ title: name }).where('position_no', '=', positionNo).execute()
  await indexPositions(testApp.db, testApp.search)
}

const sync = (target: Target, since: number | null = null) => syncFilter(vedetta, target, { filterID, since })

describe('the recipe for Bullhorn, against a stand-in written from its public documentation', () => {
  test('makes each position a job order once, updates it, and closes it, for one search', async () => {
    const bullhorn = await startBullhorn()
    let refreshToken = bullhorn.firstToken
    const open = async () => {
      const login = { oauthUrl: `${bullhorn.url}/oauth`, restUrl: `${bullhorn.url}/rest-services` }
      const session = await openBullhorn(
        { ...login, clientId: 'id', clientSecret: 'secret', refreshToken },
        async (next) => {
          refreshToken = next
        },
      )
      return bullhornTarget(session, 7)
    }
    const { search, credit } = await balanceOf(testApp.db, licenceNo, new Date())
    const since = await sync(await open())
    expect(bullhorn.jobOrders).toHaveLength(30)
    expect(bullhorn.corporations).toHaveLength(1)
    expect(bullhorn.jobOrders[0]).toMatchObject({ title, isOpen: true, clientContact: { id: 7 } })

    const [first = 0, second = 0] = numbers
    await renamePosition(second, `${title} TIG`)
    await closePosition(first)
    const orderOf = async (positionNo: number) => {
      const id = externalID(await positionIdOf(testApp.db, positionNo))
      return bullhorn.jobOrders.find((each) => each.externalID === id)
    }
    bullhorn.state.failures = 2
    await sync(await open(), since)
    expect(bullhorn.jobOrders).toHaveLength(30)
    expect(await orderOf(first)).toMatchObject({ isOpen: false, status: 'Closed' })
    expect(await orderOf(second)).toMatchObject({ isOpen: true, title: `${title} TIG` })

    const after = await balanceOf(testApp.db, licenceNo, new Date())
    expect([after.search.left, after.credit.left]).toEqual([search.left - 1, credit.left])
    await bullhorn.close()
  })

  test('goes on after a failure without making anything twice', async () => {
    const bullhorn = await startBullhorn()
    const login = { oauthUrl: `${bullhorn.url}/oauth`, restUrl: `${bullhorn.url}/rest-services` }
    const given = { ...login, clientId: 'id', clientSecret: 'secret', refreshToken: bullhorn.firstToken }
    const target = bullhornTarget(await openBullhorn(given, async () => {}), 7)
    let left = 12
    const failing: Target = {
      ...target,
      upsert: async (rows) => {
        for (const row of rows) {
          if (left-- === 0) throw new Error('cut off')
          await target.upsert([row])
        }
      },
    }
    await expect(sync(failing)).rejects.toThrow('cut off')
    expect(bullhorn.jobOrders).toHaveLength(12)
    await sync(target)
    expect(bullhorn.jobOrders).toHaveLength(30)
    expect(new Set(bullhorn.jobOrders.map((each) => each.externalID)).size).toBe(30)
    await bullhorn.close()
  })
})

describe('the recipe for HubSpot, against a stand-in written from its public documentation', () => {
  test('makes each position a deal of its company once, and leaves the stage that a person gave it', async () => {
    const hubspot = await startHubspot('private-app')
    const stages = { pipeline: 'default', openStage: 'appointmentscheduled', closedStage: 'closedlost' }
    const open = () => hubspotTarget({ url: hubspot.url, token: 'private-app', ...stages })
    const since = await sync(await open())
    expect(hubspot.deals).toHaveLength(30)
    expect(hubspot.companies).toHaveLength(1)
    expect(hubspot.associations.size).toBe(30)

    const [first = 0, second = 0] = numbers
    const dealOf = async (positionNo: number) => {
      const id = await positionIdOf(testApp.db, positionNo)
      return hubspot.deals.find(({ properties }) => properties.vedetta_position_id === id)
    }
    const moved = await dealOf(second)
    if (moved) moved.properties.dealstage = 'presentationscheduled'
    await renamePosition(second, `${title} TIG`)
    await closePosition(first)
    await sync(await open(), since)
    expect(hubspot.deals).toHaveLength(30)
    expect((await dealOf(first))?.properties.dealstage).toBe('closedlost')
    expect((await dealOf(second))?.properties).toMatchObject({
      dealstage: 'presentationscheduled',
      dealname: expect.stringContaining('TIG'),
    })
    await hubspot.close()
  })
})
