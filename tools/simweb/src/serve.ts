import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server, Socket } from 'node:net'
import { boardHostOf } from './boards/board-hosts.ts'
import { createAuthority } from './certificates.ts'
import { watchLoop } from './loop-lag.ts'
import type { Day, World } from './model.ts'
import { type CountedConnection, type CountedRequest, type CountOptions, RequestCounts } from './request-counts.ts'
import { respond } from './respond.ts'
import { sendResponse } from './send-response.ts'
import { siteOfHost } from './world.ts'

export type SimwebOptions = {
  world: World
  day: Day
} & Partial<Pick<CountOptions, 'now' | 'capOf'>>

export type Simweb = {
  /** PEM of the CA that signs for all hosts. */
  ca: string
  /** The ports that stand in for 80 and 443. */
  ports: Readonly<Record<80 | 443, number>>
  counts: RequestCounts
  day(): Day
  setDay(day: Day): void
  close(): Promise<void>
}

const maxBody = 65_536
const plainSite = new Error('this site has no certificate')

/** Serves all hosts of the simulated web from one process, on every address of 127.0.0.0/8. */
export async function startSimweb(options: SimwebOptions): Promise<Simweb> {
  const { world } = options
  const authority = createAuthority()
  const sockets = new Set<Socket>()
  const connections = new WeakMap<Socket, CountedConnection>()
  const loop = watchLoop()
  const counts = new RequestCounts({
    now: options.now ?? (() => performance.now()),
    capOf: options.capOf ?? (() => Number.POSITIVE_INFINITY),
    ...loop,
  })
  let { day } = options

  const listener =
    (isSecure: boolean): RequestListener =>
    (request, response) => {
      const connection = connections.get(request.socket) ?? connect(request.socket)
      readBody(request, (body) => handleRequest(request, response, connection, { isSecure, body }))
    }

  function connect(socket: Socket): CountedConnection {
    const connection: CountedConnection = { host: null }
    connections.set(socket, connection)
    socket.once('close', () => counts.end(connection))
    return connection
  }

  function handleRequest(
    request: IncomingMessage,
    response: ServerResponse,
    connection: CountedConnection,
    { isSecure, body }: { isSecure: boolean; body: string },
  ): void {
    const hostname = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
    const path = request.url ?? '/'
    const method = request.method === 'POST' ? 'POST' : 'GET'
    const simulated = respond(world, day, { hostname, path, isSecure, headers: request.headers, method, body })
    const counted: CountedRequest = {
      host: hostname,
      address: request.socket.localAddress ?? '',
      path,
      isForbidden: simulated.isForbidden,
      crawlDelay: simulated.crawlDelay,
      system: simulated.system,
    }
    counts.begin(connection, counted)
    const before = request.socket.bytesWritten
    response.once('close', () => {
      const outcome = response.writableFinished ? String(response.statusCode) : 'broken'
      counts.finish(counted, outcome, request.socket.bytesWritten - before)
    })
    sendResponse(request, response, simulated, counts, hostname)
  }

  const http = createServer({ keepAliveTimeout: 30_000 }, listener(false))
  const https = createSecureServer(
    {
      keepAliveTimeout: 30_000,
      SNICallback: (hostname, callback) => {
        const site = siteOfHost(world, hostname)
        if (site === null ? boardHostOf(hostname) !== null : site.isSecure)
          callback(null, authority.contextOf(hostname))
        else callback(plainSite)
      },
    },
    listener(true),
  )
  for (const server of [http, https]) {
    server.on('connection', (socket: Socket) => {
      // Linux can't bind to 127.0.0.0/8 as a whole, so the server listens on all addresses and drops other clients.
      if (!socket.remoteAddress?.startsWith('127.')) {
        socket.destroy()
        return
      }
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => sockets.delete(socket))
    })
    server.on('clientError', (_, socket) => socket.destroy())
    server.on('tlsClientError', (_, socket) => socket.destroy())
  }
  const ports = {
    80: await listen(http),
    443: await listen(https),
  }
  return {
    ca: authority.ca,
    ports,
    counts,
    day: () => day,
    setDay: (next) => {
      day = next
    },
    close: async () => {
      loop.stop()
      for (const socket of sockets) socket.destroy()
      await Promise.all([http, https].map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}

/** Calls back with the body once it is there; a longer one is cut. */
function readBody(request: IncomingMessage, use: (body: string) => void): void {
  const chunks: Buffer[] = []
  let size = 0
  request.on('data', (chunk: Buffer) => {
    if (size < maxBody) chunks.push(chunk)
    size += chunk.length
  })
  request.once('end', () => use(Buffer.concat(chunks).subarray(0, maxBody).toString()))
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: 0, host: '0.0.0.0', backlog: 4_096 }, resolve)
  })
  return (server.address() as AddressInfo).port
}
