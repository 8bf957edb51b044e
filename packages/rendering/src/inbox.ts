import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { queueLimits } from './queue-keys.ts'

/** Without the commands that a renderer's user may not send. */
export const clientOptions = { enableReadyCheck: false, disableClientInfo: true } as const

const popSeconds = 2
const retryMs = 500

export type Inbox = {
  /** Receives messages while there is somebody to receive them for. */
  receive(): void
  close(): void
}

type InboxOptions = {
  url: string
  key: string
  isWanted: () => boolean
  onMessage: (bytes: Buffer) => void
  onError: (err: unknown) => void
}

/**
 * Pops the messages of one list, on a connection of its own, which the pop blocks. A message beyond the limit ends the
 * connection before it is whole in memory: its sender may be hostile.
 */
export function createInbox({ url, key, isWanted, onMessage, onError }: InboxOptions): Inbox {
  let redis: Redis | null = null
  let isReceiving = false
  let isClosed = false
  let bytes = 0

  function connect(): Redis {
    const connection = new Redis(url, { ...clientOptions, maxRetriesPerRequest: 1 })
    connection.on('error', onError)
    connection.on('connect', () => {
      bytes = 0
      connection.stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > queueLimits.frameBytes) connection.stream.destroy(new Error('a message was too large'))
      })
    })
    return connection
  }

  async function pop(): Promise<void> {
    redis ??= connect()
    try {
      const popped = await redis.blpopBuffer(key, popSeconds)
      bytes = 0
      if (popped !== null) onMessage(popped[1])
    } catch (err) {
      if (isClosed) return
      onError(err)
      await sleep(retryMs)
    }
  }

  async function receive(): Promise<void> {
    if (isReceiving) return
    isReceiving = true
    while (isWanted() && !isClosed) await pop()
    isReceiving = false
  }

  return {
    receive: () => void receive(),
    close: () => {
      isClosed = true
      redis?.disconnect()
    },
  }
}
