import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '@vedetta/core/platform/limits/limits'
import { onceOver } from './answer-over.ts'

export type ConnectionBounds = {
  readonly inAll: number
  /** Connections of one network that is no trusted proxy. */
  readonly ofAddress: number
  /** Requests that one connection sends before it has their answers. No browser sends more than one. */
  readonly pipelined: number
  /** The time for the headers of a request, and for all of it. */
  readonly headersMs: number
  readonly requestMs: number
  /** A connection between two requests: longer than proxies keep theirs, so that none sends into one that ends. */
  readonly idleMs: number
  /** A connection over which nothing comes or goes, although a request is being answered. Streams send every 20 s. */
  readonly silentMs: number
  readonly requests: number
}

type Connection = {
  readonly neighbours: Neighbours | null
  inHand: number
  /** A person or a program with a key has used it. */
  isKnown: boolean
}

/** The connections of a network; those whose last request began or ended longest ago are first. */
type Neighbours = { readonly known: Set<Socket>; readonly strangers: Set<Socket> }

const connections = new WeakMap<Socket, Connection>()

/** Connections that known callers have used are cut last. */
export function markKnown(socket: Socket): void {
  const connection = connections.get(socket)
  if (!connection || connection.isKnown) return
  connection.isKnown = true
  connection.neighbours?.strangers.delete(socket)
  connection.neighbours?.known.add(socket)
}

/**
 * An HTTP server that bounds connections while nothing of a caller is known. Above the bound of its network, a new connection takes
 * the place of a stranger's, the one whose last request is longest ago, and of a known caller's only where there are no others:
 * whoever shares an address with a hoarder still gets in, and stays.
 */
export function createBoundedServer(
  answer: RequestListener,
  isProxy: (address: string) => boolean,
  bounds: ConnectionBounds,
): Server {
  const networks = new Map<string, Neighbours>()
  const server = createServer(
    {
      headersTimeout: bounds.headersMs,
      requestTimeout: bounds.requestMs,
      keepAliveTimeout: bounds.idleMs,
      connectionsCheckingInterval: 1_000,
    },
    (request, response) => {
      const connection = connections.get(request.socket)
      if (connection) {
        if (++connection.inHand > bounds.pipelined) return void request.socket.destroy()
        moveToEnd(request.socket, connection)
        onceOver(request, response, () => {
          connection.inHand--
          moveToEnd(request.socket, connection)
        })
      }
      answer(request, response)
    },
  )
  server.maxConnections = bounds.inAll
  server.maxRequestsPerSocket = bounds.requests
  server.setTimeout(bounds.silentMs)
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const network = isProxy(address) ? null : networkOf(address)
    const neighbours = network === null ? null : (networks.get(network) ?? { known: new Set(), strangers: new Set() })
    connections.set(socket, { neighbours, inHand: 0, isKnown: false })
    if (network === null || neighbours === null) return
    networks.set(network, neighbours)
    neighbours.strangers.add(socket)
    socket.once('close', () => {
      neighbours.strangers.delete(socket)
      neighbours.known.delete(socket)
      if (neighbours.strangers.size + neighbours.known.size === 0) networks.delete(network)
    })
    if (neighbours.strangers.size + neighbours.known.size > bounds.ofAddress) firstToGo(neighbours, socket).destroy()
  })
  return server
}

function firstToGo({ strangers, known }: Neighbours, newest: Socket): Socket {
  for (const socket of strangers) if (socket !== newest && !socket.destroyed) return socket
  for (const socket of known) if (!socket.destroyed && connections.get(socket)?.inHand === 0) return socket
  return newest
}

function moveToEnd(socket: Socket, { neighbours, isKnown }: Connection): void {
  const sockets = isKnown ? neighbours?.known : neighbours?.strangers
  if (sockets?.delete(socket)) sockets.add(socket)
}
