import { balanceOf } from '@vedetta/core/customers/ledger/balance-of'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { companyIdOf, makeCompany, makeContact, makePosition, positionIdOf } from '@vedetta/core/testing/factories'
import { indexCompanies } from '@vedetta/core/testing/index-companies'
import { indexPositions } from '@vedetta/core/testing/index-positions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiClient } from '../testing/api-client.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let companyNo: number
let companyID: string
let positionIDs: string[]
beforeAll(async () => {
  testApp = await createTestApp()
  const { db, search } = testApp
  companyNo = await makeCompany(db, { name: 'Officine Prima S.r.l.', employees: 90 })
  for (let no = 2; no <= 7; no++)
    await makeCompany(db, { name: `Officine ${no} S.r.l.`, employees: no % 2 ? no : null })
  companyID = await companyIdOf(db, companyNo)
  const made = [await makePosition(db, { title: 'Saldatore' }), await makePosition(db, { title: 'Tornitore' })]
  positionIDs = await Promise.all(made.map((no) => positionIdOf(db, no)))
  await ensureIndices(search)
  await indexCompanies(db, search)
  await indexPositions(db, search)
})
afterAll(() => testApp.close())

const credits = async (licenceNo: number) => (await balanceOf(testApp.db, licenceNo, new Date())).credit.left

describe('companies of the public API', () => {
  test.each(['newPositions', 'employees', 'turnover'])(
    'pages of a company search sorted by %s have every company once, also those without a value',
    async (sort) => {
      const { call } = await openApiClient(testApp)
      const search = { company: { companyName: ['officine'] }, sort }
      const whole = await call('POST', '/companies/search', search)
      expect([whole.status, whole.body.total, whole.body.next]).toEqual([200, 9, null])
      const paged: string[] = []
      let cursor: string | null = null
      do {
        const page = await call('POST', '/companies/search', { ...search, limit: 2, ...(cursor && { cursor }) })
        expect(page.status).toBe(200)
        paged.push(...page.body.companies.map(({ companyID: id }: { companyID: string }) => id))
        cursor = page.body.next
      } while (cursor !== null)
      expect(paged).toEqual(whole.body.companies.map(({ companyID: id }: { companyID: string }) => id))
    },
  )

  test('a cursor of another company search is refused', async () => {
    const { call } = await openApiClient(testApp)
    const search = { company: { companyName: ['officine'] }, limit: 2 }
    const { next } = (await call('POST', '/companies/search', search)).body
    const other = await call('POST', '/companies/search', { ...search, sort: 'employees', cursor: next })
    expect([other.status, other.body.code]).toEqual([400, 'cursor_invalid'])
    const forged = await call('POST', '/companies/search', { ...search, cursor: `${next}x` })
    expect([forged.status, forged.body.code]).toEqual([400, 'cursor_invalid'])
  })

  test('a company has the fields that were asked for, and reading it marks none of its positions as seen', async () => {
    const { call, viewer } = await openApiClient(testApp)
    expect((await call('GET', `/companies/${companyID}?fields=companyID,name`)).body).toEqual({
      companyID,
      name: 'Officine Prima S.r.l.',
    })
    const { body } = await call('GET', `/companies/${companyID}`)
    expect(body).toMatchObject({ companyID, accounts: { state: expect.any(String) } })
    expect(body).not.toHaveProperty('companyNo')
    const views = await testApp.db.selectFrom('company_view').selectAll().where('user_id', '=', viewer.userId).execute()
    expect(views).toEqual([])
  })
})

test('all that a key writes or spends is in the audit with its ID', async () => {
  const { call, viewer, keyId } = await openApiClient(testApp)
  const contactID = await makeContact(testApp.db)
  const [first = '', second = ''] = positionIDs
  await call('POST', '/positions/search', { criteria: { position: { name: 'saldatore' } } })
  await call('GET', `/positions/${first}`)
  await call('POST', '/exports', { positionIDs: [second] })
  await call('POST', `/contacts/${contactID}/unlock`)
  await call('PUT', `/positions/${first}/mark`, { status: 'contacted' })
  const acts = await testApp.db
    .selectFrom('audit_entry')
    .select(['act', 'details'])
    .where('actor_id', '=', viewer.userId)
    .orderBy('entry_no')
    .execute()
  const keyID = keyId
  const called = (name: string) => ({ act: 'key_called', details: { keyID, call: name } })
  const spent = (reason: string) => ({ act: 'spent', details: expect.objectContaining({ keyID, reason }) })
  expect(acts).toEqual([
    spent('search'),
    spent('export'),
    called('POST /exports'),
    spent('export'),
    called('POST /contacts/{contactID}/unlock'),
    spent('contact'),
    called('PUT /positions/{positionID}/mark'),
  ])
})

describe('contacts of the public API', () => {
  test('a person is named once unlocked, for five credits, and a repeated unlock spends and says the same', async () => {
    const { call, viewer } = await openApiClient(testApp)
    const { licenceNo } = viewer.seat
    const contactID = await makeContact(testApp.db, {
      company_no: companyNo,
      full_name: 'Anna Prova',
      department: 'sales',
    })
    const before = await credits(licenceNo)
    const list = () => call('GET', `/companies/${companyID}/contacts?department=sales`)
    expect((await list()).body.people).toEqual([expect.objectContaining({ contactID, person: null })])
    const unlock = () => call('POST', `/contacts/${contactID}/unlock`, undefined, { 'idempotency-key': 'one' })
    const [first, repeated] = [await unlock(), await unlock()]
    expect(first.status).toBe(200)
    expect(first.body).toEqual({
      credits: 5,
      contact: expect.objectContaining({ person: expect.objectContaining({ fullName: 'Anna Prova' }) }),
    })
    expect([repeated.status, repeated.body]).toEqual([200, first.body])
    expect([first.headers['idempotency-replayed'], repeated.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ])
    expect(await credits(licenceNo)).toBe(before - 5)
    expect((await list()).body.people).toEqual([first.body.contact])
    const { result } = await testApp.db.selectFrom('idempotency_key').select('result').executeTakeFirstOrThrow()
    expect(result).toEqual({ credits: 5 })
  })

  test('pages of contacts have every person once', async () => {
    const { call } = await openApiClient(testApp)
    const shared = await makeCompany(testApp.db)
    const ids = []
    for (let no = 0; no < 5; no++) ids.push(await makeContact(testApp.db, { company_no: shared }))
    const path = `/companies/${await companyIdOf(testApp.db, shared)}/contacts?limit=2`
    const found: string[] = []
    let cursor: string | null = null
    do {
      const page = await call('GET', cursor ? `${path}&cursor=${cursor}` : path)
      found.push(...page.body.people.map(({ contactID }: { contactID: string }) => contactID))
      cursor = page.body.next
    } while (cursor !== null)
    expect(found).toEqual(ids)
  })
})

describe('saved filters of the public API', () => {
  test('a filter is saved, read, changed and deleted', async () => {
    const { call } = await openApiClient(testApp)
    const made = await call('POST', '/filters', { name: 'Saldatori', criteria: { position: { name: ['saldatore'] } } })
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        name: 'Saldatori',
        bell: false,
        criteria: expect.objectContaining({ position: { name: ['saldatore'] } }),
      }),
    ])
    const path = `/filters/${made.body.filterID}`
    expect((await call('GET', path)).body).toEqual(made.body)
    const changed = await call('PUT', path, {
      name: 'Tornitori',
      criteria: { position: { name: ['tornitore'] } },
      bell: true,
    })
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ filterID: made.body.filterID, name: 'Tornitori', bell: true }),
    ])
    expect((await call('GET', '/filters')).body).toEqual({ filters: [changed.body] })
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('GET', path)).body.code).toBe('unknown_filter')
  })

  test('a filter of another person is unknown to the key', async () => {
    const [one, other] = [await openApiClient(testApp), await openApiClient(testApp)]
    const { body } = await one.call('POST', '/filters', { name: 'Miei', criteria: {} })
    const path = `/filters/${body.filterID}`
    expect((await other.call('GET', path)).status).toBe(404)
    expect((await other.call('PUT', path, { name: 'Suoi', criteria: {} })).status).toBe(404)
    await other.call('DELETE', path)
    expect((await one.call('GET', path)).status).toBe(200)
  })

  test('an Idempotency-Key that named another filter is refused, and one that is no text too', async () => {
    const { call } = await openApiClient(testApp)
    const save = (name: string, key: string) =>
      call('POST', '/filters', { name, criteria: {} }, { 'idempotency-key': key })
    expect((await save('Uno', 'k')).status).toBe(201)
    const reused = await save('Due', 'k')
    expect([reused.status, reused.body.code]).toEqual([422, 'idempotency_key_reused'])
    expect((await save('Tre', 'è')).status).toBe(400)
  })
})

describe('exports of the public API', () => {
  test('an export costs its positions once, however often it is asked for with one key, and its file is downloaded', async () => {
    const { call, viewer } = await openApiClient(testApp)
    const before = await credits(viewer.seat.licenceNo)
    const make = () => call('POST', '/exports', { positionIDs }, { 'idempotency-key': 'export' })
    const [first, repeated] = [await make(), await make()]
    expect([first.status, first.body]).toEqual([201, expect.objectContaining({ exported: 2, credits: 2 })])
    expect([repeated.status, repeated.body]).toEqual([201, first.body])
    expect(await credits(viewer.seat.licenceNo)).toBe(before - 2)
    const listed = await call('GET', '/exports')
    expect(listed.body.exports).toEqual([expect.objectContaining({ ...first.body, format: 'csv', fields: [] })])
    const file = await call('GET', first.body.url.replace('/api/v1', ''))
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(file.text).toContain('Saldatore')
  })

  test('a position that the key has read costs nothing more to export', async () => {
    const { call } = await openApiClient(testApp)
    expect((await call('GET', `/positions/${positionIDs[0]}`)).status).toBe(200)
    const answer = await call('POST', '/exports', { positionIDs: positionIDs.slice(0, 1) })
    expect([answer.status, answer.body]).toEqual([201, expect.objectContaining({ exported: 1, credits: 0 })])
  })

  test('an export that the credits do not cover spends nothing and is answered with 402', async () => {
    const { call, viewer } = await openApiClient(testApp, { monthly_credits: 1 })
    const answer = await call('POST', '/exports', { positionIDs })
    expect([answer.status, answer.body.code]).toEqual([402, 'credits_used_up'])
    expect(await credits(viewer.seat.licenceNo)).toBe(1)
    expect((await call('GET', '/exports')).body).toEqual({ exports: [] })
  })
})

describe('marks of the public API', () => {
  test('a position is marked, and its mark cleared', async () => {
    const { call } = await openApiClient(testApp)
    for (const status of ['contacted', 'notSeen']) {
      const answer = await call('PUT', `/positions/${positionIDs[0]}/mark`, { status })
      expect([answer.status, answer.body]).toEqual([200, { status }])
    }
  })

  test('a position is discarded and brought back, and searches leave it out meanwhile', async () => {
    const { call } = await openApiClient(testApp)
    const total = async () => (await call('POST', '/positions/search', {})).body.total
    const before = await total()
    for (const [discarded, found] of [
      [true, before - 1],
      [false, before],
    ]) {
      const answer = await call('PUT', `/positions/${positionIDs[0]}/discard`, { discarded })
      expect([answer.status, answer.body]).toEqual([200, { discarded }])
      expect(await total()).toBe(found)
    }
    const unknown = await call('PUT', '/positions/00000000-0000-4000-9000-000000000000/discard', { discarded: true })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'unknown_position'])
  })
})

test('a key with the scopes for reading writes nothing', async () => {
  const { call } = await openApiClient(testApp, { scopes: ['positions:read', 'companies:read', 'filters:read'] })
  const refused = [
    await call('POST', '/filters', { name: 'Uno', criteria: {} }),
    await call('POST', '/exports', { positionIDs }),
    await call('PUT', `/positions/${positionIDs[0]}/mark`, { status: 'seen' }),
    await call('PUT', `/positions/${positionIDs[0]}/discard`, { discarded: true }),
    await call('POST', `/contacts/${positionIDs[0]}/unlock`),
  ]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([403, 'scope_missing']))
  expect((await call('GET', '/filters')).status).toBe(200)
})
