import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onceOver } from './answer-over.ts'

export type UnreadBounds = {
  /** For reading an answer, from when it is handed over. Files and streams are left out: they are written as they are read. */
  readonly ms: number
  /** Of the answers that a connection has not read, before it gets another. */
  readonly bytes: number
}

/** Cuts the connections of clients that ask and don't read. */
export function cutUnreadAnswers(app: FastifyInstance, { ms, bytes }: UnreadBounds): void {
  const unread = new WeakMap<Socket, number>()
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const { socket } = raw
    const before = unread.get(socket) ?? 0
    if (before > bytes) {
      socket.destroy()
      return payload
    }
    const size = Buffer.byteLength(payload)
    unread.set(socket, before + size)
    const timer = setTimeout(() => socket.destroy(), ms)
    onceOver(raw, reply.raw, () => {
      clearTimeout(timer)
      unread.set(socket, (unread.get(socket) ?? size) - size)
    })
    return payload
  })
}
