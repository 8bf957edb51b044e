import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection whose bytes a test writes itself, from any loopback address; nothing is read from it until `read`. */
export async function openConnection(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  // The server may cut it at any time.
  socket.on('error', () => {})
  socket.pause()
  await once(socket, 'connect')
  return socket
}

/** The status lines of all answers until `count` are there or the connection ends. */
export async function readStatuses(socket: Socket, count: number): Promise<string[]> {
  let text = ''
  const statuses = () => text.match(/HTTP\/1\.1 \d{3}/g)?.map((line) => line.slice(-3)) ?? []
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.resume()
  while (statuses().length < count && !socket.closed) await Promise.race([once(socket, 'data'), once(socket, 'close')])
  return statuses()
}
