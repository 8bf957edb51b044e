import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RefusedAddress } from '../../packages/crawler/src/fetch/address-gate.ts'
import { createAuthority } from '../../tools/simweb/src/certificates.ts'
import { createReceiverPost, receiverUrl } from './receiver-post.ts'

const { ca, contextOf } = createAuthority()
const server = createServer({ SNICallback: (name, done) => done(null, contextOf(name)) })
let requests = 0
server.on('request', (_request, response) => {
  requests += 1
  response.writeHead(204).end()
})
let outgoing: ReturnType<typeof createReceiverPost>
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  outgoing = createReceiverPost({ ca, port: (server.address() as AddressInfo).port })
})
afterAll(async () => {
  await outgoing.close()
  server.close()
})

const post = (url: string) => outgoing.post(url, { headers: {}, body: Buffer.from('{}') })

test('createReceiverPost reaches the receiver of this machine by its name', async () => {
  expect(await post(receiverUrl)).toMatchObject({ status: 204 })
  expect(requests).toBe(1)
})

test.each(['https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/'])(
  'createReceiverPost sends nothing else into this machine or its network: %s',
  async (url) => {
    await expect(post(url)).rejects.toThrow(RefusedAddress)
  },
)

test('no program of apps/ allows an address that is not public, by a setting or otherwise', () => {
  const programs = globSync('apps/*/src/**/*.ts').filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  const gates = programs.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(/createAddressGate\(.*|allowedRanges|simulated\b/g)].map(([use]) => `${file}: ${use}`)
  })
  expect(gates).toEqual(['apps/worker/src/dependencies.ts: createAddressGate(createResolver(), []))'])
})
