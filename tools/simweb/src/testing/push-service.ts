import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { SimulatedWeb } from '@vedetta/crawler/fetch/gated-connector'
import { createAuthority } from '../certificates.ts'

export type ReceivedPush = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> }

export type PushService = {
  readonly web: SimulatedWeb
  readonly received: ReceivedPush[]
  /** What it answers from now on, by path; 201 unless set. `null` never answers. */
  readonly answers: Map<string, Answer | null>
  close(): Promise<void>
}

const host = '127.0.0.1'

/** A push service (RFC 8030) on this machine, over TLS for every host name. */
export async function startPushService(): Promise<PushService> {
  const authority = createAuthority()
  const received: ReceivedPush[] = []
  const answers = new Map<string, Answer | null>()
  const server = createServer({
    SNICallback: (name, done) => done(null, authority.contextOf(name)),
  })
  server.on('request', async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body: Buffer.concat(parts) })
    const answer = answers.get(path)
    if (answer === null) return
    const { status, headers = {} } = answer ?? { status: 201, headers: { location: `https://${host}/message` } }
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  return {
    web: { ca: authority.ca, ports: { 443: port } },
    received,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
