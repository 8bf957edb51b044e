import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveWeb } from './web.ts'

const root = mkdtempSync(join(tmpdir(), 'vedetta-web-'))
mkdirSync(join(root, 'assets'))
for (const file of ['index.html', 'theme.js', 'assets/index-AbC123.js']) writeFileSync(join(root, file), file)

async function get(url: string) {
  const app = Fastify()
  await serveWeb(app, root)
  const { statusCode, body, headers } = await app.inject(url)
  await app.close()
  return { status: statusCode, body, cached: headers['cache-control'] }
}

test.each([
  ['/assets/index-AbC123.js', 'assets/index-AbC123.js', 'public, max-age=31536000, immutable'],
  ['/theme.js', 'theme.js', 'no-cache'],
  ['/positions?name=saldatore', 'index.html', 'no-cache'],
  ['/', 'index.html', 'no-cache'],
])('%s is %s, to be kept %s', async (url, body, cached) => {
  expect(await get(url)).toEqual({ status: 200, body, cached })
})

test.each(['/api/nowhere', '/assets/index-gone.js', '/assets/'])('%s is no page', async (url) => {
  const answer = await get(url)
  expect(answer).toMatchObject({ status: 404, body: expect.stringContaining('not_found') })
  expect(answer.cached).toBeUndefined()
})
