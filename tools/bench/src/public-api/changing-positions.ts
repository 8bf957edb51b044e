import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { numberEvents } from '@vedetta/core/notify/events/number-events'
import { makeCompany, makeSource, publish, publishedPosition } from '@vedetta/core/testing/factories'
import type { Scratch } from '../harness/scratch.ts'
import { changePositions, clearEvents, countUnnumbered } from './changing-positions.queries.ts'

const writers = 4
const positionsOfWriter = 500
const maxBatch = 50

/** Makes the positions that change, each writer's of a company of its own. */
export async function makeChanging({ db, pool }: Scratch): Promise<number[][]> {
  const sourceNo = await makeSource(db)
  const sets: number[][] = []
  for (let writer = 0; writer < writers; writer++) {
    const companyNo = await makeCompany(db)
    const published = Array.from({ length: positionsOfWriter }, () => publishedPosition(companyNo))
    sets.push(await publish(db, sourceNo, published))
  }
  await clearEvents(pool)
  return sets
}

/**
 * Writes changes of positions with their events, as a visit does: several writers at once, each change in the transaction of its
 * event, some of which commit late. The relay numbers them meanwhile. Resolves when all are numbered.
 */
export async function writeChanges(
  { db, pool }: Scratch,
  sets: readonly number[][],
  changes: number,
  onProgress: (written: number) => Promise<void>,
): Promise<void> {
  let left = changes
  let isWriting = true
  const write = async (numbers: readonly number[]) => {
    while (left > 0) {
      const size = Math.min(left, randomInt(1, maxBatch + 1))
      left -= size
      const start = randomInt(numbers.length - size + 1)
      await changePositions(pool, numbers.slice(start, start + size), async () => {
        if (randomInt(10) === 0) await sleep(randomInt(50))
      })
      await onProgress(changes - left)
    }
  }
  const number = async () => {
    while (isWriting || (await countUnnumbered(pool)) > 0) {
      await numberEvents(db)
      await sleep(5)
    }
  }
  const numbering = number()
  await Promise.all(sets.map(write)).finally(() => {
    isWriting = false
  })
  await numbering
}
