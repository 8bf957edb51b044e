import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { Pool } from 'undici'

type Balancer = {
  readonly url: string
  /** Requests that no process was ready for, or whose process broke the connection. */
  readonly broken: () => readonly string[]
  readonly close: () => Promise<void>
}

const probeMs = 200

type Upstream = { readonly pool: Pool; isReady: boolean }

/** A balancer like those before web processes: it asks each whether it is ready, and takes turns among those that are. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const upstreams = ports.map((port): Upstream => {
    return { pool: new Pool(`http://127.0.0.1:${port}`, { connections: 64 }), isReady: false }
  })
  const broken: string[] = []
  let turn = 0
  const probe = async (upstream: Upstream) => {
    upstream.isReady = await upstream.pool
      .request({ method: 'GET', path: '/api/health/ready', headersTimeout: 5_000 })
      .then(async ({ statusCode, body }) => {
        await body.dump()
        return statusCode === 200
      })
      .catch(() => false)
  }
  await Promise.all(upstreams.map(probe))
  const probing = setInterval(() => void Promise.all(upstreams.map(probe)), probeMs)

  const server = createServer(async (request, response) => {
    const ready = upstreams.filter(({ isReady }) => isReady)
    const upstream = ready[turn++ % Math.max(1, ready.length)]
    if (!upstream) return refuse(response, broken, 'no process is ready')
    await forward(upstream.pool, request, response).catch((error: unknown) => refuse(response, broken, String(error)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken: () => broken,
    async close() {
      clearInterval(probing)
      server.close()
      server.closeAllConnections()
      await Promise.all(upstreams.map(({ pool }) => pool.destroy()))
    },
  }
}

async function forward(pool: Pool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { host: _host, connection: _connection, ...headers } = request.headers
  const answer = await pool.request({
    method: request.method as 'GET',
    path: request.url ?? '/',
    headers,
    body: request.method === 'GET' ? null : request,
  })
  const { connection: _close, 'keep-alive': _time, 'transfer-encoding': _coding, ...passed } = answer.headers
  response.writeHead(answer.statusCode, passed)
  await pipeline(answer.body, response)
}

function refuse(response: ServerResponse, broken: string[], reason: string): void {
  broken.push(reason)
  if (response.headersSent) response.destroy()
  else response.writeHead(502).end(reason)
}
