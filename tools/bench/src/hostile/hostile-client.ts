import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Target = { readonly port: number; readonly localAddress: string }

/** The answers of a hostile client by status, and its connections. */
export type HostileCounts = { opened: number; cut: number; statuses: Record<string, number> }

type Attack = (target: Target, counts: HostileCounts, signal: AbortSignal) => Promise<unknown>

const reopenMs = 50

/** Keeps so many connections open, each used by `use`, until the end; one that is cut is opened again after a while. */
async function keepOpen(
  count: number,
  { port, localAddress }: Target,
  counts: HostileCounts,
  signal: AbortSignal,
  use: (socket: Socket) => void,
  pauseMs = reopenMs,
): Promise<void> {
  const keep = async () => {
    while (!signal.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const socket = connect({ port, localAddress, host: '127.0.0.1' }, () => {
        counts.opened++
        use(socket)
      })
      socket.on('error', () => {})
      socket.once('close', () => resolve())
      const end = () => socket.destroy()
      signal.addEventListener('abort', end, { once: true })
      await promise
      signal.removeEventListener('abort', end)
      if (signal.aborted) return
      counts.cut++
      await sleep(pauseMs, undefined, { signal }).catch(() => {})
    }
  }
  await Promise.all(Array.from({ length: count }, keep))
}

function countStatuses(socket: Socket, { statuses }: HostileCounts): void {
  socket.on('data', (chunk) => {
    for (const [, status = ''] of String(chunk).matchAll(/HTTP\/1\.1 (\d{3})/g))
      statuses[status] = (statuses[status] ?? 0) + 1
  })
}

const openapi = 'GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'
const signIn = 'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'

/** What single clients do to keep others from being answered. */
export const attacks = {
  /** One connection asks for 120 answers and reads none; a paused connection does not see its own end, so it is renewed. */
  unread: (target, counts, signal) =>
    keepOpen(1, target, counts, signal, (socket) => {
      socket.pause()
      socket.write(openapi.repeat(120))
      setTimeout(() => socket.destroy(), 2_000).unref()
    }),
  unfinishedBodies: (target, counts, signal) =>
    keepOpen(40, target, counts, signal, (socket) => {
      countStatuses(socket, counts)
      socket.write(`${signIn}Content-Length: 100\r\n\r\n{`)
    }),
  flood: async ({ port, localAddress }, counts, signal) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 300 })
    const ask = () =>
      new Promise<void>((resolve) => {
        const request = get({ port, host: '127.0.0.1', localAddress, path: '/api/public/map', agent }, (answer) => {
          const status = `${answer.statusCode}`
          counts.statuses[status] = (counts.statuses[status] ?? 0) + 1
          answer.resume().once('close', resolve)
        })
        request.once('error', () => {
          counts.cut++
          setTimeout(resolve, reopenMs)
        })
      })
    const lanes = Array.from({ length: 300 }, async () => {
      while (!signal.aborted) await ask()
    })
    signal.addEventListener('abort', () => agent.destroy())
    await Promise.all(lanes)
  },
  slowReaders: (target, counts, signal) =>
    keepOpen(100, target, counts, signal, (socket) => {
      socket.on('data', () => socket.pause())
      socket.write(openapi)
      const reading = setInterval(() => socket.resume(), 1_000)
      socket.once('close', () => clearInterval(reading))
    }),
  slowHeaders: (target, counts, signal) =>
    keepOpen(200, target, counts, signal, (socket) => {
      countStatuses(socket, counts)
      socket.write('GET /api/profile HTTP/1.1\r\nHost: a\r\nX-Slow: ')
      const writing = setInterval(() => socket.write('a'), 1_000)
      socket.once('close', () => clearInterval(writing))
    }),
  idle: (target, counts, signal) => keepOpen(2_000, target, counts, signal, (socket) => socket.resume(), 1_000),
} as const satisfies Record<string, Attack>

export type AttackName = keyof typeof attacks

export const attackNames = Object.keys(attacks) as AttackName[]
