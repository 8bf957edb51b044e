import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { makeDocument, sendDocument } from './document.ts'

const text = `<p>${'perché '.repeat(200)}</p>`
const document = makeDocument(text)

async function get(headers: Record<string, string> = {}) {
  const app = Fastify()
  app.get('/', (request, reply) => sendDocument(request, reply, document))
  const answer = await app.inject({ url: '/', headers })
  await app.close()
  return answer
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('a client that accepts %s gets %s', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await get({ 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(unpack(rawPayload).toString()).toBe(text)
  expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'text/html; charset=utf-8' })
})

test('a document is revalidated on each request and resent only when changed', async () => {
  const { headers } = await get()
  expect(headers['cache-control']).toBe('no-cache')
  const again = await get({ 'if-none-match': String(headers.etag) })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
  expect(await get({ 'if-none-match': 'W/"another"' })).toMatchObject({ statusCode: 200 })
})
