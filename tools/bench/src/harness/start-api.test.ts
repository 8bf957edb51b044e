import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startApi } from './start-api.ts'

/** With these settings the API ends by itself, so that no failed test leaves one behind. */
const unusable = { DATABASE_URL: 'none' }

/** A process that answers as the API would, on a port of its own. */
async function startStray() {
  const stray = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(stray, 'listening')
  return { port: (stray.address() as AddressInfo).port, stray }
}

test('startApi does not take another process that answers on its port for the API', async () => {
  const { port, stray } = await startStray()
  onTestFinished(() => void stray.close())
  await expect(startApi(unusable, port, 1)).rejects.toThrow(`Port ${port} is taken`)
})

// Under load a process needs long to start, and to find out that its settings are wrong.
test('startApi fails when its process ends before it answers', async () => {
  const { port, stray } = await startStray()
  stray.close()
  await once(stray, 'close')
  await expect(startApi(unusable, port, 1)).rejects.toThrow(/^The API ended with code \d+ before it answered$/)
})
