import { dayMs } from '@vedetta/contracts/text/durations'
import { setOperator } from '@vedetta/core/customers/people.queries'
import { makeSource } from '@vedetta/core/testing/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { appointOperator, createTestApp, signUpPerson, signUpWithSeat, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let operator: Browser
beforeAll(async () => {
  testApp = await createTestApp()
  const { browser, userId } = await signUpPerson(testApp)
  await appointOperator(testApp.db, userId)
  operator = browser
})
afterAll(() => testApp.close())

test('an operator reads the watch status and revisits a site on hold', async () => {
  const { db } = testApp
  const sourceNo = await makeSource(db)
  const tomorrow = new Date(Date.now() + dayMs)
  await db.insertInto('source_schedule').values({ source_no: sourceNo, due_at: tomorrow }).execute()
  await db.insertInto('source_hold').values({ source_no: sourceNo, held_at: new Date(), gone: 6, of_open: 8 }).execute()
  const before = await operator.get('/api/operator/watch')
  expect(before).toMatchObject({
    status: 200,
    body: {
      figures: { heldSites: 1, overdue: 0 },
      held: [{ sourceNo, gone: 6, ofOpen: 8, nextVisit: tomorrow.toISOString() }],
    },
  })
  expect(await operator.post('/api/operator/watch/look-again', { sourceNo })).toMatchObject({ status: 200 })
  const { body } = await operator.get('/api/operator/watch')
  expect(body.figures.overdue).toBe(1)
  expect(body.held[0].nextVisit <= body.at).toBe(true)
})

test('an operator reads a tracking system’s sample, and learns when it is gone', async () => {
  const { db } = testApp
  const seen_at = new Date('2026-11-16T06:00:00Z')
  const sample = {
    system: 'ashby',
    url: 'https://api.ashbyhq.com/board/alfa',
    seen_at,
    sample: '<script>alert(1)</script>',
  }
  await db
    .insertInto('drift_sample')
    .values({ ...sample, source_no: await makeSource(db) })
    .execute()
  const path = '/api/operator/watch/drift-sample?system=ashby'
  expect(await operator.get(path)).toMatchObject({
    status: 200,
    body: { system: 'ashby', url: sample.url, seenAt: seen_at.toISOString(), sample: sample.sample },
  })
  await db.deleteFrom('drift_sample').execute()
  expect(await operator.get(path)).toMatchObject({ status: 404, body: { code: 'no_drift_sample' } })
  expect(await operator.get('/api/operator/watch/drift-sample?system=..%2F')).toMatchObject({ status: 400 })
})

test.each([0, -1, 2 ** 31, 1.5, '1'])('the source number %j is refused', async (sourceNo) => {
  expect(await operator.post('/api/operator/watch/look-again', { sourceNo })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})

test('users without the operator role, and former operators, are refused', async () => {
  const refused = { status: 403, body: { code: 'forbidden' } }
  const { browser } = await signUpWithSeat(testApp)
  expect(await browser.get('/api/operator/watch')).toMatchObject(refused)
  const former = await signUpPerson(testApp)
  await appointOperator(testApp.db, former.userId)
  expect(await former.browser.get('/api/operator/watch')).toMatchObject({ status: 200 })
  await setOperator(testApp.db, former.userId, false)
  expect(await former.browser.get('/api/operator/watch')).toMatchObject(refused)
})
