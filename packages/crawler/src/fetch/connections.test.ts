import { afterEach, expect, test } from 'vitest'
import { type Listening, listenHttp } from './testing/listen.ts'
import { createWebFetcher } from './web-fetcher.ts'

const started: { close(): Promise<void> }[] = []

afterEach(async () => {
  for (const one of started.splice(0).reverse()) await one.close()
})

/** A host that counts its open connections. */
async function counting(): Promise<Listening & { open(): number; most(): number }> {
  let open = 0
  let most = 0
  const seen = new WeakSet()
  const server = await listenHttp(({ socket }, response) => {
    if (!seen.has(socket)) {
      open += 1
      most = Math.max(most, open)
      socket.once('close', () => {
        open -= 1
      })
    }
    seen.add(socket)
    response.end('ok')
  })
  started.push(server)
  return { ...server, open: () => open, most: () => most }
}

function fetcherTo(ports: number[], resolve = async () => ['127.0.0.1']) {
  const fetcher = createWebFetcher({
    allowedRanges: ['127.0.0.0/8'],
    allowedPorts: ports,
    resolve,
    limits: { pauseMs: 0 },
  })
  started.push(fetcher)
  return fetcher
}

test('a released host has no connection left, and gets a new one', async () => {
  const server = await counting()
  const fetcher = fetcherTo([server.port])
  const url = `http://a.example:${server.port}/`
  await fetcher.fetch({ url })
  await fetcher.fetch({ url })
  expect([server.open(), server.most()]).toEqual([1, 1])
  await fetcher.release('a.example')
  await expect.poll(() => server.open()).toBe(0)
  expect(await fetcher.fetch({ url })).toMatchObject({ status: 200 })
  await fetcher.release('b.example')
})

test('a host has one connection even if two of its ports are requested', async () => {
  const [one, other] = [await counting(), await counting()]
  const fetcher = fetcherTo([one.port, other.port])
  for (const port of [one.port, other.port, one.port]) {
    expect(await fetcher.fetch({ url: `http://a.example:${port}/` })).toMatchObject({ status: 200 })
    await expect.poll(() => one.open() + other.open()).toBe(1)
  }
})

test('connections go to the pinned address until the host is released', async () => {
  const server = await counting()
  let asked = 0
  const resolve = async () => {
    asked += 1
    return asked === 1 ? ['127.0.0.1', '127.0.0.9'] : ['127.0.0.3']
  }
  const fetcher = fetcherTo([server.port], resolve)
  expect(await fetcher.addressOf('a.example')).toBe('127.0.0.1')
  expect(await fetcher.fetch({ url: `http://a.example:${server.port}/` })).toMatchObject({ status: 200 })
  expect(asked).toBe(1)
  await fetcher.release('a.example')
  expect(await fetcher.addressOf(`a.example:${server.port}`)).toBe('127.0.0.3')
  expect(await fetcher.fetch({ url: `http://a.example:${server.port}/` })).toMatchObject({ reason: 'refused' })
})

test('addressOf is null for an address of our own and for an unknown name', async () => {
  const inside = fetcherTo([], async () => ['10.0.0.1'])
  expect(await inside.addressOf('a.example')).toBeNull()
  expect(await inside.addressOf('10.0.0.1')).toBeNull()
  expect(await inside.addressOf('[::1]:80')).toBeNull()
  expect(await fetcherTo([], async () => []).addressOf('a.example')).toBeNull()
  expect(await inside.addressOf('127.0.0.1:8080')).toBe('127.0.0.1')
})
