import type { BoardReading, BoardSystem } from '@vedetta/contracts/watch/watch-status'
import { trackingSystems } from '@vedetta/crawler/ats/tracking-systems'
import type { Db } from '../../platform/db/client.ts'
import { countBoards, countDrifts, selectSampleTimes } from './drift.queries.ts'

/** Every tracking system with boards or drifts, by its name in the register; those that drifted come first. */
export async function readBoardSystems(db: Db, countedUpTo: Date, now: Date): Promise<BoardSystem[]> {
  const boards = Map.groupBy(await countBoards(db), ({ system }) => system)
  const drifts = new Map((await countDrifts(db, countedUpTo, now)).map((drift) => [drift.system, drift]))
  const samples = await selectSampleTimes(db)
  const systems = trackingSystems.flatMap(({ name: system }): BoardSystem[] => {
    const read = (reading: BoardReading) => boards.get(system)?.find((one) => one.reading === reading)?.boards ?? 0
    const counts = { whole: read('whole'), partly: read('partly'), unread: read('unread') }
    const inAll = drifts.get(system)?.inAll ?? 0
    const total = counts.whole + counts.partly + counts.unread
    if (total + inAll === 0) return []
    const sampledAt = samples.get(system)?.toISOString() ?? null
    return [{ system, boards: total, ...counts, drifts: drifts.get(system)?.week ?? 0, driftsInAll: inAll, sampledAt }]
  })
  return systems.sort((a, b) => b.drifts - a.drifts || b.boards - a.boards || (a.system < b.system ? -1 : 1))
}
