import type { IncomingHttpHeaders } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SimulatedWeb } from '@vedetta/crawler/fetch/gated-connector'
import { createAuthority } from './certificates.ts'

export type ReceivedMessage = {
  readonly host: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type Behaviour =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly delayMs?: number }
  | 'reset'
  | 'silent'

export type WebhookReceiver = {
  readonly web: SimulatedWeb
  /** The number of requests to the address that nobody may reach. */
  readonly trespasses: () => number
  close(): Promise<void>
}

const publicHost = '127.0.0.1'
export const privateHost = '127.0.0.2'

/** Receives webhooks over TLS, for every host name, on an address that stands for a public one. Beside it another stands for a private one. */
export async function startWebhookReceiver(respond: (message: ReceivedMessage) => Behaviour): Promise<WebhookReceiver> {
  const authority = createAuthority()
  const options = {
    SNICallback: (name: string, done: (error: null, context: ReturnType<typeof authority.contextOf>) => void) =>
      done(null, authority.contextOf(name)),
  }
  let trespasses = 0
  const server = createServer(options)
  server.on('request', async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { headers, url: path = '' } = request
    const behaviour = respond({ host: headers.host ?? '', path, headers, body: Buffer.concat(parts).toString() })
    if (behaviour === 'silent') return
    if (behaviour === 'reset') return void request.socket.destroy()
    await sleep(behaviour.delayMs ?? 0)
    response.writeHead(behaviour.status, behaviour.headers).end()
  })
  await listen(server, 0, publicHost)
  const { port } = server.address() as AddressInfo
  const trap = createServer(options)
  trap.on('connection', () => {
    trespasses += 1
  })
  await listen(trap, port, privateHost)
  return {
    web: { ca: authority.ca, ports: { 443: port } },
    trespasses: () => trespasses,
    close: async () => {
      await Promise.all([server, trap].map(end))
    },
  }
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))

const end = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
