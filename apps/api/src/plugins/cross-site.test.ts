import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refuseCrossSiteWrites } from './cross-site.ts'
import { handleErrors } from './errors.ts'

const app = Fastify()
beforeAll(() => {
  handleErrors(app, async () => {})
  refuseCrossSiteWrites(app, 'https://vedetta.example')
  app.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/', handler: () => ({}) })
})
afterAll(() => app.close())

const statusOf = async (
  headers: Record<string, string>,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'POST',
) => (await app.inject({ method, url: '/', headers })).statusCode

describe('a write request', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': '' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://vedetta.example' }],
    [{ 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: '' }],
    [{ origin: 'http://vedetta.example' }],
    [{ origin: 'https://vedetta.example:8443' }],
    [{ origin: 'https://vedetta.example.evil.example' }],
    [{ origin: 'https://www.vedetta.example' }],
  ])('a write request with %o is refused', async (headers) => {
    expect(await statusOf(headers)).toBe(403)
  })

  test.each(['PUT', 'PATCH', 'DELETE'] as const)('%s counts as a write request', async (method) => {
    expect(await statusOf({ 'sec-fetch-site': 'cross-site' }, method)).toBe(403)
  })

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://vedetta.example' }],
    [{ origin: 'https://vedetta.example' }],
    [{}],
  ])('a write request with %o is accepted', async (headers: Record<string, string>) => {
    expect(await statusOf(headers)).toBe(200)
  })

  test('a refused write request has a code of its own', async () => {
    const response = await app.inject({ method: 'POST', url: '/', headers: { 'sec-fetch-site': 'cross-site' } })
    expect(response.json().code).toBe('cross_site_request')
  })
})

test('read requests are allowed from any site', async () => {
  expect(await statusOf({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 'GET')).toBe(200)
})
