import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net'

export type Listening = { port: number; close(): Promise<void> }

async function listening(server: Server, host: string): Promise<Listening> {
  const sockets = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, resolve)
  })
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  return { port, close }
}

export function listenHttp(listener: RequestListener, host = '127.0.0.1'): Promise<Listening> {
  return listening(createServer(listener), host)
}

export function listenTcp(onConnection: (socket: Socket) => void, host = '127.0.0.1'): Promise<Listening> {
  return listening(createTcpServer(onConnection), host)
}

/** A server that must never be reached; counts the connections it gets. */
export async function listenCanary(host: string): Promise<Listening & { hits(): number }> {
  let hits = 0
  const canary = await listenTcp((socket) => {
    hits += 1
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 6\r\nconnection: close\r\n\r\ncanary')
  }, host)
  return { ...canary, hits: () => hits }
}

/** The same for datagrams. */
export async function listenUdpCanary(host: string): Promise<Listening & { hits(): number }> {
  let hits = 0
  const socket = createSocket({ type: host.includes(':') ? 'udp6' : 'udp4' }, () => {
    hits += 1
  })
  socket.bind(0, host)
  await once(socket, 'listening')
  const close = () => new Promise<void>((resolve) => socket.close(() => resolve()))
  return { port: socket.address().port, close, hits: () => hits }
}
