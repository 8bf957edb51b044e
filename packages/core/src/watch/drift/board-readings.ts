import type { BoardReading } from '@vedetta/contracts/watch/watch-status'
import { recogniseBoard } from '@vedetta/crawler/ats/tracking-systems'
import type { VisitOutcome } from '@vedetta/crawler/revisit/visit-result'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { upsertBoards } from './drift.queries.ts'

type VisitedBoard = { sourceNo: number; url: string; outcome: VisitOutcome }

/** Notes how wholly each board was read. */
export async function writeBoardReadings(tx: Transaction<DB>, visited: readonly VisitedBoard[]): Promise<void> {
  const boards = visited.flatMap(({ sourceNo, url, outcome }) => {
    const address = URL.parse(url)
    const system = address === null ? undefined : recogniseBoard(address)?.system.name
    return system === undefined ? [] : [{ sourceNo, system, reading: readingOf(outcome) }]
  })
  if (boards.length > 0) await upsertBoards(tx, boards)
}

function readingOf(outcome: VisitOutcome): BoardReading {
  if (outcome === 'read' || outcome === 'unchanged') return 'whole'
  return outcome === 'partly_read' ? 'partly' : 'unread'
}
