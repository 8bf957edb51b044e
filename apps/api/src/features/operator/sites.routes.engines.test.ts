import { randomUUID } from 'node:crypto'
import { operatorPageSize } from '@vedetta/contracts/operator/cursor'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { makeCompany, publish, publishedPosition } from '@vedetta/core/testing/factories'
import { indexCompanies } from '@vedetta/core/testing/index-companies'
import { makeWatchedSite } from '@vedetta/core/testing/watched-site'
import { leaseDue } from '@vedetta/core/watch/schedule/lease-due'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { appointOperator, createTestApp, signUpPerson, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let operator: Browser
let operatorId: string
beforeAll(async () => {
  testApp = await createTestApp()
  await ensureIndices(testApp.search)
  const { browser, userId } = await signUpPerson(testApp)
  await appointOperator(testApp.db, userId)
  operator = browser
  operatorId = userId
})
afterAll(() => testApp.close())

const tomorrow = () => new Date(Date.now() + 86_400_000)

async function watchedSite(host = `${randomUUID()}.example`) {
  const made = await makeWatchedSite(testApp.db, tomorrow(), host)
  const { site_no: siteNo } = await testApp.db
    .selectFrom('site')
    .select('site_no')
    .where('company_no', '=', made.companyNo)
    .executeTakeFirstOrThrow()
  return { ...made, siteNo }
}

const actsOf = async (subject: string) => {
  const rows = await testApp.db
    .selectFrom('audit_entry')
    .select(['act', 'actor_id', 'details'])
    .where('subject', '=', subject)
    .orderBy('entry_no')
    .execute()
  return rows.map(({ act, actor_id, details }) => ({ act, by: actor_id, details }))
}

const hostsOf = (body: { sites: { host: string }[] }) => body.sites.map(({ host }) => host)

test('a site is found by a part of its host, taken literally, and by its VAT number', async () => {
  const part = randomUUID().slice(0, 8)
  const { host, companyNo } = await watchedSite(`officine-${part}.example`)
  await watchedSite(`officine_${part}.example`)
  expect(hostsOf((await operator.get(`/api/operator/sites?query=e-${part}`)).body)).toEqual([host])
  expect(hostsOf((await operator.get(`/api/operator/sites?query=https://OFFICINE-${part}.example/chi`)).body)).toEqual([
    host,
  ])
  expect(hostsOf((await operator.get(`/api/operator/sites?query=${encodeURIComponent('%%%')}`)).body)).toEqual([])
  const { vat } = await testApp.db
    .selectFrom('company')
    .select('vat')
    .where('company_no', '=', companyNo)
    .executeTakeFirstOrThrow()
  expect(hostsOf((await operator.get(`/api/operator/sites?query=IT${vat}`)).body)).toEqual([host])
  expect(await operator.get('/api/operator/sites?query=ab')).toMatchObject({ status: 400 })
})

test('a site is found by the name of its company', async () => {
  const name = `Torneria ${randomUUID().slice(0, 8)} Lombarda S.r.l.`
  const { companyNo, host } = await watchedSite()
  await testApp.db.updateTable('company').set({ name }).where('company_no', '=', companyNo).execute()
  await indexCompanies(testApp.db, testApp.search)
  const { body } = await operator.get(`/api/operator/sites?query=${encodeURIComponent(name.slice(0, 20))}`)
  expect(body).toMatchObject({ sites: [{ host, company: { name }, state: 'watched' }], searchedNames: true })
})

test('sites come in pages, each once', async () => {
  const part = `pagine${randomUUID().slice(0, 8)}`
  for (let site = 0; site <= operatorPageSize; site++) await watchedSite(`${site}.${part}.example`)
  const first = (await operator.get(`/api/operator/sites?query=${part}`)).body
  expect(first.sites).toHaveLength(operatorPageSize)
  const second = (await operator.get(`/api/operator/sites?query=${part}&cursor=${first.next}`)).body
  expect(second).toMatchObject({ next: null })
  expect(new Set([...hostsOf(first), ...hostsOf(second)]).size).toBe(operatorPageSize + 1)
  expect(await operator.get('/api/operator/sites?cursor=nonsense')).toMatchObject({ status: 400 })
})

test('a paused site is visited no more until it is resumed, its positions stay open, and both acts are recorded', async () => {
  const { db } = testApp
  const { siteNo, sourceNo, host, companyNo } = await watchedSite()
  const [positionNo] = await publish(db, sourceNo, [publishedPosition(companyNo)])
  await db
    .insertInto('position_presence')
    .values({ source_no: sourceNo, position_no: positionNo ?? 0 })
    .execute()
  await db.updateTable('source_schedule').set({ due_at: new Date() }).where('source_no', '=', sourceNo).execute()
  const pause = { siteNo, reason: 'Il sito segnala un guasto' }
  expect(await operator.post('/api/operator/sites/pause', pause)).toMatchObject({ status: 200, body: { sources: 1 } })
  expect(await operator.post('/api/operator/sites/pause', pause)).toMatchObject({ status: 200, body: { sources: 0 } })
  const leased = await leaseDue(db, { now: new Date(), limit: 200, token: randomUUID() })
  expect(leased.map((one) => one.sourceNo)).not.toContain(sourceNo)
  expect((await operator.get(`/api/operator/sites/site?siteNo=${siteNo}`)).body).toMatchObject({
    state: 'paused',
    nextVisit: null,
    openPositions: 1,
    pause: { reason: pause.reason },
    sources: [{ sourceNo, nextVisit: null, openPositions: 1, sharedBy: 1 }],
  })
  expect(hostsOf((await operator.get('/api/operator/sites?state=paused')).body)).toContain(host)
  expect(await operator.post('/api/operator/sites/visit-now', { siteNo })).toMatchObject({
    status: 409,
    body: { code: 'site_paused' },
  })
  expect(await operator.post('/api/operator/sites/resume', { siteNo })).toMatchObject({ body: { sources: 1 } })
  const again = await leaseDue(db, { now: new Date(), limit: 200, token: randomUUID() })
  expect(again.map((one) => one.sourceNo)).toContain(sourceNo)
  expect(await actsOf(host)).toEqual([
    { act: 'site_paused', by: operatorId, details: { siteNo, sources: 1, reason: pause.reason } },
    { act: 'site_resumed', by: operatorId, details: { siteNo, sources: 1 } },
  ])
})

test('a source that another site shares is visited while one of them is paused', async () => {
  const { db } = testApp
  const { siteNo, sourceNo } = await watchedSite()
  const other = await db
    .insertInto('site')
    .values({ company_no: await makeCompany(db), host: `${randomUUID()}.example`, known_by: 'import' })
    .returning('site_no')
    .executeTakeFirstOrThrow()
  await db.insertInto('site_source').values({ site_no: other.site_no, source_no: sourceNo }).execute()
  const reason = 'Segnalato un guasto'
  expect((await operator.post('/api/operator/sites/pause', { siteNo, reason })).body).toEqual({ sources: 0 })
  expect((await operator.post('/api/operator/sites/pause', { siteNo: other.site_no, reason })).body).toEqual({
    sources: 1,
  })
})

test('visiting a site now makes its sources due', async () => {
  const { siteNo, sourceNo } = await watchedSite()
  expect(await operator.post('/api/operator/sites/visit-now', { siteNo })).toMatchObject({ body: { sources: 1 } })
  const { due_at } = await testApp.db
    .selectFrom('source_schedule')
    .select('due_at')
    .where('source_no', '=', sourceNo)
    .executeTakeFirstOrThrow()
  expect(due_at.getTime()).toBeLessThanOrEqual(Date.now())
  expect(await operator.post('/api/operator/sites/visit-now', { siteNo: 2_000_000_000 })).toMatchObject({
    status: 404,
    body: { code: 'gone_from_console' },
  })
})

test('the last visits of a site are told, the newest first', async () => {
  const { db } = testApp
  const { siteNo, sourceNo } = await watchedSite()
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const visit = { source_no: sourceNo, milliseconds: 1_500, bytes: 9, requests: 3, opened: 1, changed: 0, closed: 0 }
  for (const hours of [30, 6])
    await db
      .insertInto('visit')
      .values({ ...visit, at: at(hours), outcome: 'read' })
      .execute()
  const { body } = await operator.get(`/api/operator/sites/site?siteNo=${siteNo}`)
  expect(body.visits).toHaveLength(2)
  expect(body.visits[0]).toMatchObject({ sourceNo, outcome: 'read', seconds: 1.5, opened: 1, drifted: [] })
  expect(body.visits[0].at > body.visits[1].at).toBe(true)
})

test('an opt-out by an operator ends the visits, and its withdrawal begins them again', async () => {
  const { siteNo, host } = await watchedSite()
  const added = await operator.post('/api/operator/opt-outs/add', {
    host: `www.${host}`,
    reason: 'Lettera di Anna Ferri',
  })
  expect(added).toMatchObject({ status: 200, body: { host, sites: 1, sources: 1 } })
  expect((await operator.get(`/api/operator/opt-outs?query=${host}`)).body).toMatchObject({
    optOuts: [{ host, reason: 'Lettera di Anna Ferri' }],
  })
  expect((await operator.get(`/api/operator/sites/site?siteNo=${siteNo}`)).body).toMatchObject({
    state: 'opted_out',
    optOut: { host },
  })
  expect(await operator.post('/api/operator/sites/pause', { siteNo, reason: 'Guasto' })).toMatchObject({
    body: { code: 'site_opted_out' },
  })
  const reason = 'Hanno cambiato idea'
  expect((await operator.post('/api/operator/opt-outs/withdraw', { host, reason })).body).toEqual({
    sites: 1,
    sources: 1,
  })
  expect((await operator.get(`/api/operator/sites/site?siteNo=${siteNo}`)).body).toMatchObject({ state: 'watched' })
  expect(await actsOf(host)).toEqual([
    { act: 'site_opted_out', by: operatorId, details: { sites: 1, sources: 1 } },
    { act: 'opt_out_withdrawn', by: operatorId, details: { sites: 1, sources: 1, reason } },
  ])
})

test('a host below another opt-out stays opted out when its own is withdrawn', async () => {
  const { host } = await watchedSite()
  const reason = 'Lettera del titolare'
  await operator.post('/api/operator/opt-outs/add', { host: `lavoro.${host}`, reason })
  await operator.post('/api/operator/opt-outs/add', { host, reason })
  const withdrawn = await operator.post('/api/operator/opt-outs/withdraw', { host: `lavoro.${host}`, reason })
  expect(withdrawn.body).toEqual({ sites: 0, sources: 0 })
})

test('a hold is accepted once, and its source is due', async () => {
  const { db } = testApp
  const { sourceNo, siteNo } = await watchedSite()
  await db.insertInto('source_hold').values({ source_no: sourceNo, held_at: new Date(), gone: 6, of_open: 8 }).execute()
  await operator.post('/api/operator/held/accept', { sourceNo })
  expect(await operator.post('/api/operator/held/accept', { sourceNo })).toMatchObject({ status: 200 })
  const { held } = (await operator.get('/api/operator/held')).body
  expect(held).toMatchObject([{ sourceNo, siteNo, gone: 6, ofOpen: 8, acceptedAt: expect.any(String) }])
  expect(held[0].nextVisit <= new Date().toISOString()).toBe(true)
  expect(await actsOf(`${sourceNo}`)).toEqual([{ act: 'hold_accepted', by: operatorId, details: {} }])
  expect(await operator.post('/api/operator/held/accept', { sourceNo: 2_000_000_000 })).toMatchObject({ status: 404 })
})

test.each([
  ['', 'operator_reason_required'],
  ['a'.repeat(201), 'operator_reason_required'],
  ['chiesto da anna@officine.example', 'operator_reason_address'],
])('the reason %j is refused', async (reason, code) => {
  const { siteNo } = await watchedSite()
  expect(await operator.post('/api/operator/sites/pause', { siteNo, reason })).toMatchObject({
    status: 400,
    body: { code },
  })
})
