import type { OutgoingHttpHeaders } from 'node:http'
import { minuteMs } from '@vedetta/contracts/text/durations'
import type { FastifyReply } from 'fastify'

type Range = readonly [from: number, to: number]

export const streamBounds = {
  /** A stream ends by itself, so that deploys and new rules reach everybody; the time is drawn anew for each. */
  lifeMs: [15 * minuteMs, 30 * minuteMs] as Range,
  /** The time after which a client connects again, drawn anew for each, so that not all come at once after a deploy. */
  retryMs: [2_000, 8_000] as Range,
  /** A client that has not read this much is disconnected. */
  maxUnreadBytes: 64 * 1024,
  /** A client that is gone without a word never confirms the end; its connection is cut after this time. */
  endMs: 5_000,
}

type EventStream = {
  readonly send: (event: { name: string; data: object; id?: number | undefined }) => void
  /** A comment, which keeps proxies from closing a silent connection. */
  readonly beat: () => void
  readonly end: () => void
}

/** Answers with server-sent events. `onClose` is called once, whichever side ends the stream. */
export function openEventStream(reply: FastifyReply, onClose: () => void, bounds: typeof streamBounds): EventStream {
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    // nginx would collect the events before it passes them on.
    'x-accel-buffering': 'no',
    // The connection ends with its stream, which lets a process stop at once.
    connection: 'close',
  })
  const { raw } = reply.hijack()
  raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
  let timer = setTimeout(end, randomIn(bounds.lifeMs))
  // A client may have left while its rights were read, before anything listened.
  if (raw.destroyed) queueMicrotask(closed)
  else raw.once('close', closed)

  function end(): void {
    if (raw.writableEnded || raw.destroyed) return
    raw.end()
    clearTimeout(timer)
    timer = setTimeout(() => raw.destroy(), bounds.endMs)
  }

  function closed(): void {
    clearTimeout(timer)
    onClose()
  }

  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > bounds.maxUnreadBytes) raw.destroy()
  }

  write(`retry: ${Math.round(randomIn(bounds.retryMs))}\n\n`)
  return {
    send: ({ name, data, id }) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end,
  }
}

const randomIn = ([from, to]: Range) => from + Math.random() * (to - from)
