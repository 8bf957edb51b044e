import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startApi } from './start-api.ts'

/** A process that answers as the API would, on a port of its own. */
async function startStray() {
  const stray = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(stray, 'listening')
  return { port: (stray.address() as AddressInfo).port, stray }
}

test('startApi does not take another process that answers on its port for the API', async () => {
  const { port, stray } = await startStray()
  await expect(startApi({}, port, 1)).rejects.toThrow(`Port ${port} is taken`)
  stray.close()
})

test('startApi fails at once when its process ends before it answers', async () => {
  const { port, stray } = await startStray()
  stray.close()
  await once(stray, 'close')
  const started = Date.now()
  await expect(startApi({ DATABASE_URL: 'none' }, port, 1)).rejects.toThrow(
    /^The API ended with code \d+ before it answered$/,
  )
  expect(Date.now() - started).toBeLessThan(15_000)
})
