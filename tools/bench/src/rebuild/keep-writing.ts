import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@vedetta/core/platform/db/client'
import { makePosition } from '@vedetta/core/testing/factories'

const maxAtOnce = 8
/** The share of positions that are closed at a time. */
export const maxClosed = 0.1

type Writing = {
  /** The number of changes committed so far, and their rate a second. */
  readonly stop: () => Promise<{ writes: number; writesPerSecond: number }>
}

/** Changes, closes, reopens and publishes positions at a steady rate until stopped. A late change is made up for. */
export function keepWriting(db: Db, { rate, positions }: { rate: number; positions: number }): Writing {
  const startedAt = performance.now()
  const closed: number[] = []
  let running = true
  let begun = 0
  let writes = 0
  const write = async () => {
    while (running) {
      const waitMs = startedAt + (begun * 1_000) / rate - performance.now()
      if (waitMs > 0) {
        await sleep(waitMs)
        continue
      }
      begun++
      await changeOne(db, positions, closed)
      writes++
    }
  }
  const all = Promise.all(Array.from({ length: maxAtOnce }, write))
  let stopped: ReturnType<Writing['stop']> | undefined
  const stop = async () => {
    running = false
    await all
    return { writes, writesPerSecond: (writes * 1_000) / (performance.now() - startedAt) }
  }
  return {
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

async function changeOne(db: Db, positions: number, closed: number[]): Promise<void> {
  const kind = randomInt(10)
  const no = 1 + randomInt(positions)
  if (kind < 7) await updatePosition(db, no, { title: `Saldatore ${randomInt(1_000_000)}` })
  else if (kind === 7 && closed.length < positions * maxClosed) {
    await updatePosition(db, no, { closed_at: new Date(), closing_reason: 'gone' })
    closed.push(no)
  } else if (kind === 8) {
    const reopened = closed.shift()
    if (reopened) await updatePosition(db, reopened, { closed_at: null, closing_reason: null })
  } else await makePosition(db)
}

type Change = { title: string } | { closed_at: Date | null; closing_reason: string | null }

async function updatePosition(db: Db, no: number, change: Change): Promise<void> {
  await db.updateTable('position').set(change).where('position_no', '=', no).execute()
}
