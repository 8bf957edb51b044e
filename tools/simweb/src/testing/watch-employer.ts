import type { SourceMemory } from '@vedetta/crawler/revisit/source-memory'
import type { WatchedSource } from '@vedetta/crawler/revisit/visit-result'
import { visitSource } from '@vedetta/crawler/revisit/visit-source'
import { dateOf } from '../days.ts'
import type { Day, World } from '../model.ts'
import { siteAt, startUrlOf } from '../world.ts'
import { respondingFetcher } from './responding-fetcher.ts'

type Source = Pick<WatchedSource, 'kind' | 'url'> & { memory: SourceMemory | null; found: string[] }

type BoardVisit = { url: string; outcome: string; requests: number }

/** The daily watch of one employer without queue and database: its site first, then the boards that the site leads to. */
export function watchEmployer(world: World, number: number) {
  const sources = new Map<string, Source>()
  const add = ({ kind, url }: Pick<Source, 'kind' | 'url'>) => {
    if (!sources.has(url)) sources.set(url, { kind, url, memory: null, found: [] })
  }
  add({ kind: 'page', url: startUrlOf(siteAt(world, number)) })

  /** Visits every source once; positions of a source that did not change stay as they were. */
  return async (day: Day) => {
    const boards: BoardVisit[] = []
    for (const source of sources.values()) {
      const { kind, url, memory } = source
      const watched = { kind, url, memory, company: null, city: null, visitedAt: dateOf(day) }
      const result = await visitSource(respondingFetcher(world, day), watched)
      for (const board of result.boards) add({ kind: 'board', url: board.url })
      source.memory = result.memory ?? source.memory
      if (result.findings !== null)
        // Capitals throughout are not kept.
        source.found = result.findings.positions.map(({ title, url: own }) => `${title.value.toLowerCase()} ${own}`)
      if (kind === 'board') boards.push({ url, outcome: result.outcome, requests: result.requests })
    }
    return { boards, found: [...sources.values()].flatMap(({ found }) => found).sort() }
  }
}
