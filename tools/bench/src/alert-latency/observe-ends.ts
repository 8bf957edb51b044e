import { setTimeout as sleep } from 'node:timers/promises'
import { aliasOf } from '@vedetta/core/search/engine/index-names'
import type { Scratch } from '../harness/scratch.ts'
import { selectAlertsAfter, selectPositionNosAfter } from './alert-latency.queries.ts'

/** When each position was first seen at an end, in milliseconds since 1970. */
type Seen = Map<number, number>

const pollMs = 100

/** Looks for new positions in the search and for their alerts, until stopped; a look is at most so much too late. */
export function observeEnds({ pool, search }: Pick<Scratch, 'pool' | 'search'>, lastPosition: number) {
  const [searchable, matched]: [Seen, Seen] = [new Map(), new Map()]
  const positionOf = new Map<number, number>()
  let isStopped = false
  let lastAlert = 0

  async function lookForAlerts(): Promise<void> {
    const alerts = await selectAlertsAfter(pool, lastAlert)
    const now = Date.now()
    for (const { alertNo, positionNo } of alerts) {
      positionOf.set(alertNo, positionNo)
      if (!matched.has(positionNo)) matched.set(positionNo, now)
      lastAlert = alertNo
    }
  }

  async function lookInSearch(): Promise<void> {
    const missing = (await selectPositionNosAfter(pool, lastPosition)).filter((no) => !searchable.has(no))
    if (missing.length === 0) return
    const body = { size: missing.length, _source: false, query: { ids: { values: missing.map(String) } } }
    const { body: answer } = await search.client.search({ index: aliasOf(search, 'position'), body })
    const now = Date.now()
    for (const { _id } of answer.hits.hits) searchable.set(Number(_id), now)
  }

  async function repeat(look: () => Promise<void>): Promise<void> {
    while (!isStopped) {
      await look()
      await sleep(pollMs)
    }
  }

  const looking = Promise.all([repeat(lookForAlerts), repeat(lookInSearch)])
  return {
    searchable,
    matched,
    positionOf,
    stop: async () => {
      isStopped = true
      await looking
    },
  }
}
