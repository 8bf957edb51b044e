import type { AlertEvent } from '@vedetta/contracts/notify/alert-stream'
import { AppError } from '../../platform/app-error.ts'

export type AlertReader = {
  readonly userId: string
  readonly sessionId: string
  /** The reader gets every alert after this number; undefined: those that come. */
  readonly after: number | undefined
}

/** The connection of a reader. */
export type AlertConnection = {
  readonly send: (event: AlertEvent) => void
  /** Keeps a silent connection open. */
  readonly beat: () => void
  readonly end: () => void
}

export type OpenReader = AlertReader &
  AlertConnection & {
    /** Up to which number it has been sent alerts; undefined until it is admitted. */
    upTo: number | undefined
    /** The number of unread alerts that it was sent. */
    unread: number | undefined
  }

export const readerBounds = { perProcess: 5_000, perPerson: 6 }
const retryAfterSeconds = 60

/** The readers of this process, by person. */
export function createAlertReaders({ perProcess, perPerson } = readerBounds) {
  const open = new Set<OpenReader>()
  const byPerson = new Map<string, OpenReader[]>()
  const waiting = new Set<OpenReader>()

  function remove(reader: OpenReader): void {
    if (!open.delete(reader)) return
    waiting.delete(reader)
    const others = of(reader.userId).filter((each) => each !== reader)
    if (others.length > 0) byPerson.set(reader.userId, others)
    else byPerson.delete(reader.userId)
  }

  function of(userId: string): readonly OpenReader[] {
    return byPerson.get(userId) ?? []
  }

  return {
    of,
    all: (): ReadonlySet<OpenReader> => open,
    people: () => [...byPerson.keys()],
    /** Those that wait to be admitted, the first ones first. */
    waiting: (limit: number) => [...waiting.values().take(limit)],
    admit: (reader: OpenReader, upTo: number) => {
      reader.upTo = upTo
      waiting.delete(reader)
    },
    /** Connects a reader, unless there are too many. The oldest of its person's goes when these are too many. */
    add(reader: AlertReader, connect: (onClose: () => void) => AlertConnection): void {
      if (open.size >= perProcess) throw new AppError('alert_streams_full', { retryAfter: retryAfterSeconds })
      const added: OpenReader = { ...reader, ...connect(() => remove(added)), upTo: undefined, unread: undefined }
      open.add(added)
      waiting.add(added)
      const theirs = [...of(reader.userId), added]
      byPerson.set(reader.userId, theirs)
      for (const replaced of theirs.slice(0, -perPerson)) {
        remove(replaced)
        replaced.send({ name: 'replaced', data: {} })
        replaced.end()
      }
    },
    endAll(except: (reader: OpenReader) => boolean = () => false): void {
      for (const reader of [...open]) {
        if (except(reader)) continue
        remove(reader)
        reader.end()
      }
    },
  }
}
