import { randomUUID } from 'node:crypto'
import { operations } from '@vedetta/contracts/public-api/operations'
import { makeApiKey, makeEnterpriseRecruiter } from '@vedetta/core/customers/api-keys/testing/make-api-key'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { openapiDocument } from './openapi-document.ts'

let testApp: TestApp
// biome-ignore lint/suspicious/noExplicitAny: tests look into the whole document
let document: any
beforeAll(async () => {
  testApp = await createTestApp()
  document = (await testApp.app.inject('/api/v1/openapi.json')).json()
})
afterAll(() => testApp.close())

describe('every operation of the public API', () => {
  const call = async (headers: Record<string, string>) => {
    const each = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => ({ method: method.toUpperCase() as 'GET', path })),
    )
    const answers = each.map(async ({ method, path }) => {
      const url = `/api/v1${path.replaceAll(/\{\w+\}/g, randomUUID())}`
      const answer = await testApp.app.inject({ method, url, headers })
      return [`${method} ${path}`, answer.json().code]
    })
    return Object.fromEntries(await Promise.all(answers))
  }

  test('every operation of the public API needs a key', async () => {
    expect(new Set(Object.values(await call({})))).toEqual(new Set(['api_key_required']))
  })

  test('every operation of the public API except the account needs a scope', async () => {
    const viewer = await makeEnterpriseRecruiter(testApp.db, new Date())
    const { authorization } = await makeApiKey(testApp.db, viewer, new Date(), { scopes: [] })
    const { 'GET /account': account, ...others } = await call({ authorization })
    expect(account).toBeUndefined()
    expect(new Set(Object.values(others))).toEqual(new Set(['scope_missing']))
  })
})

describe('/api/v1/openapi.json', () => {
  test('/api/v1/openapi.json has every operation of the contracts', () => {
    expect(document).toEqual(JSON.parse(JSON.stringify(openapiDocument(operations, testApp.publicUrl))))
  })

  test('/api/v1/openapi.json has all that its parts refer to, and nothing else', () => {
    const referred = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, path = '']) => path)
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...new Set(referred)].toSorted()).toEqual(known.toSorted())
  })

  test('/api/v1/openapi.json names the statuses of each operation, with examples in both languages', () => {
    const { responses, requestBody } = document.paths['/positions/search'].post
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '413', '429', '500', '503'])
    expect(Object.keys(requestBody.content['application/json'].examples)).toEqual(['it', 'en'])
    expect(Object.keys(document.paths['/positions/{positionID}'].get.responses)).toContain('402')
  })

  test('/api/v1/openapi.json describes lists of a query as separated by commas, and numbers as numbers', () => {
    const parameters = document.paths['/positions/changes'].get.parameters
    expect(parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'since',
          in: 'query',
          required: true,
          schema: expect.objectContaining({ type: 'integer' }),
        }),
        expect.objectContaining({
          name: 'limit',
          required: false,
          schema: expect.objectContaining({ maximum: 1_000 }),
        }),
        expect.objectContaining({ name: 'fields', explode: false, schema: expect.objectContaining({ type: 'array' }) }),
      ]),
    )
  })

  test('/api/openapi.json, of the calls of the app, has none of the public API', async () => {
    const paths = Object.keys((await testApp.app.inject('/api/openapi.json')).json().paths)
    expect(paths.filter((path) => path.startsWith('/api/v1'))).toEqual([])
  })

  test('/api/v1/docs shows the document, and loads nothing from other hosts', async () => {
    const { body, statusCode, headers } = await testApp.app.inject('/api/v1/docs/')
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'")
    expect(body).toContain('/api/v1/openapi.json')
    const script = await testApp.app.inject('/api/v1/docs/js/scalar.js')
    expect(script.statusCode).toBe(200)
  })
})
