import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggerOptions } from './logger-options.ts'
import { handleErrors } from './plugins/errors.ts'
import { answerUnreadableAddress } from './plugins/malformed-requests.ts'

async function logOf(url: string): Promise<string> {
  let logged = ''
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logged += chunk
      done()
    },
  })
  const app = Fastify({
    logger: { ...loggerOptions('info'), stream },
    frameworkErrors: answerUnreadableAddress('https://vedetta.example'),
  })
  handleErrors(app, async () => {})
  app.get('/api/feed/:token.:format', () => ({}))
  app.get('/api/position/:id', () => ({}))
  await app.inject(url)
  await app.close()
  return logged
}

test('the log has the route of a request, and nothing of its address', async () => {
  expect(await logOf('/api/position/0f1e2d?words=saldatore')).toContain('"route":"/api/position/:id"')
})

test.each([
  '/api/feed/0f1e2d.json?words=saldatore',
  '/%61pi/feed/0f1e2d.json',
  '/api/%66eed/0f1e2d.csv',
  '//api/feed/0f1e2d.json',
  '/api/feed/0f1e2d.json/',
  '/api/feed/0f1e2d',
  '/API/FEED/0f1e2d.json',
  '/api/./feed/0f1e2d.json',
  '/api/feed/0f1e2d%E0%A4%A.json',
  `/api/feed/0f1e2d${'a'.repeat(200)}.json`,
])('the log of %s has neither the query nor the signature of a feed', async (url) => {
  const logged = await logOf(url)
  expect(logged).toContain('"route":')
  expect(logged).not.toContain('0f1e2d')
  expect(logged).not.toContain('saldatore')
})
