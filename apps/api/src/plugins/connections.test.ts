import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openConnection, readStatuses } from '../testing/raw-client.ts'
import { usualBounds } from './admission-bounds.ts'
import { createBoundedServer, markKnown } from './connections.ts'

const patience = { timeout: 15_000 }
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function start(answer: RequestListener, bounds = {}, isProxy: (address: string) => boolean = () => false) {
  const server = createBoundedServer(answer, isProxy, { ...usualBounds.connections, ...bounds })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return async (localAddress = '127.0.0.1') => {
    const socket = await openConnection(port, localAddress)
    ends.push(() => socket.destroy())
    return socket
  }
}

const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'

async function ask(socket: Socket): Promise<string[]> {
  socket.write(get)
  return readStatuses(socket, 1)
}

test('a connection with more requests in hand than its bound is cut, with fewer it is answered in order', async () => {
  const handled: string[] = []
  const connect = await start(({ url = '' }, response) => {
    handled.push(url)
    response.end(url)
  })
  const few = await connect()
  few.write(get.repeat(4))
  expect(await readStatuses(few, 4)).toEqual(['200', '200', '200', '200'])
  const held = await start((_request, _response) => handled.push('held'), {})
  const many = await held()
  handled.length = 0
  many.write(get.repeat(120))
  await once(many.resume(), 'close')
  expect(handled).toHaveLength(4)
})

test('a new connection above the bound of its address takes the place of the one whose last request is longest ago', async () => {
  const connect = await start((_request, response) => response.end(), { ofAddress: 2 })
  const [oldest, used] = [await connect(), await connect()]
  expect(await ask(used)).toEqual(['200'])
  const newest = await connect()
  await once(oldest.resume(), 'close')
  expect(await ask(newest)).toEqual(['200'])
  expect(await ask(used)).toEqual(['200'])
})

test('connections of another address are not cut', async () => {
  const connect = await start((_request, response) => response.end(), { ofAddress: 2 })
  const other = await connect('127.0.0.9')
  const first = await connect()
  await connect()
  await connect()
  await once(first.resume(), 'close')
  expect(await ask(other)).toEqual(['200'])
})

test('connections that known callers have used are cut last', async () => {
  const connect = await start(
    ({ socket }, response) => {
      markKnown(socket)
      response.end()
    },
    { ofAddress: 3 },
  )
  const known = await connect()
  expect(await ask(known)).toEqual(['200'])
  const strangers = [await connect(), await connect(), await connect(), await connect()]
  await expect.poll(() => strangers.map((each) => each.resume().closed), patience).toEqual([true, true, false, false])
  expect(await ask(known)).toEqual(['200'])
})

test('a known connection stays, however many busy ones of strangers its address has', async () => {
  let asked = 0
  const connect = await start(
    ({ socket, url }, response) => {
      if (url === '/known') markKnown(socket)
      else asked++
      if (url === '/known') response.end()
    },
    { ofAddress: 2 },
  )
  const known = await connect()
  known.write(get.replace('/', '/known'))
  expect(await readStatuses(known, 1)).toEqual(['200'])
  const strangers: Socket[] = []
  for (let count = 1; count <= 4; count++) {
    const stranger = await connect()
    stranger.write(get)
    await expect.poll(() => asked, patience).toBe(count)
    strangers.push(stranger)
  }
  await expect.poll(() => strangers.map((each) => each.resume().closed), patience).toEqual([true, true, true, false])
  known.write(get.replace('/', '/known'))
  expect(await readStatuses(known, 1)).toEqual(['200'])
})

test('where all are known and being answered, the new connection is cut', async () => {
  let asked = 0
  const connect = await start(
    ({ socket }) => {
      markKnown(socket)
      asked++
    },
    { ofAddress: 1 },
  )
  const busy = await connect()
  busy.write(get)
  await expect.poll(() => asked, patience).toBe(1)
  const newest = await connect()
  await once(newest.resume(), 'close')
  expect(busy.closed).toBe(false)
})

test('a trusted proxy may have any number of connections', async () => {
  const connect = await start(
    (_request, response) => response.end(),
    { ofAddress: 1 },
    () => true,
  )
  const sockets = [await connect(), await connect(), await connect()]
  for (const socket of sockets) expect(await ask(socket)).toEqual(['200'])
})

test('headers that do not arrive are waited for no longer than their bound', async () => {
  const connect = await start((_request, response) => response.end(), { headersMs: 50, requestMs: 100 })
  const slow = await connect()
  slow.write('GET / HTTP/1.1\r\nhost: ')
  await once(slow.resume(), 'close')
})
