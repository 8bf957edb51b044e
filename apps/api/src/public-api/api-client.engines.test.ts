import type { AddressInfo } from 'node:net'
import { createVedettaClient } from '@vedetta/api-client/client'
import { operations } from '@vedetta/contracts/public-api/operations'
import { ensureIndices } from '@vedetta/core/search/indices'
import { makePosition, positionIdOf } from '@vedetta/core/testing/factories'
import { indexPositions } from '@vedetta/core/testing/index-positions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiClient } from '../testing/api-client.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { openapiDocument } from './openapi-document.ts'

let testApp: TestApp
let origin: string
beforeAll(async () => {
  testApp = await createTestApp()
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = testApp.app.server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  await ensureIndices(testApp.search)
})
afterAll(() => testApp.close())

test('the API client searches, reads, saves a filter, marks and exports', async () => {
  const positionID = await positionIdOf(testApp.db, await makePosition(testApp.db, { title: 'Saldatore TIG' }))
  await indexPositions(testApp.db, testApp.search)
  const { secret } = await openApiClient(testApp)
  const client = createVedettaClient({ origin, key: secret })

  const criteria = { position: { name: ['saldatore'] } }
  const found = await client.POST('/positions/search', { body: { criteria, fields: ['name'] } })
  expect(found.data?.positions).toEqual([{ positionID, name: 'Saldatore TIG' }])
  const path = { positionID }
  const read = await client.GET('/positions/{positionID}', { params: { path } })
  expect([read.data?.name, read.response.headers.get('etag')]).toEqual(['Saldatore TIG', expect.any(String)])
  const saved = await client.POST('/filters', { body: { name: 'Saldatori', criteria } })
  expect(saved.data?.name).toBe('Saldatori')
  const marked = await client.PUT('/positions/{positionID}/mark', { params: { path }, body: { status: 'seen' } })
  expect(marked.data).toEqual({ status: 'seen' })
  const header = { 'Idempotency-Key': 'export' }
  const exported = await client.POST('/exports', { params: { header }, body: { positionIDs: [positionID] } })
  // It was paid by reading it.
  expect(exported.data).toMatchObject({ exported: 1, credits: 0 })
  const file = await client.GET('/exports/{exportID}/file', {
    params: { path: { exportID: exported.data?.exportID ?? '' } },
    parseAs: 'text',
  })
  expect(file.data).toContain('Saldatore TIG')
})

test('an error reaches the users of the API client as problem details in their language', async () => {
  const client = createVedettaClient({ origin, key: 'vdt_none', language: 'it' })
  const { error, response } = await client.GET('/account')
  expect(response.status).toBe(401)
  expect(error).toMatchObject({ code: 'api_key_invalid', detail: expect.stringContaining('chiave') })
})

test('the served OpenAPI document has every operation of the contracts', async () => {
  const served = await (await fetch(`${origin}/api/v1/openapi.json`)).json()
  const stated = JSON.parse(JSON.stringify(openapiDocument(operations, testApp.publicUrl)))
  expect(served).toEqual(stated)
})
