import type { FetchRequest, FetchResult } from '../../fetch/fetcher.ts'
import { tdmFilePath } from '../../fetch/tdm-file.ts'
import type { SourceMemory } from '../source-memory.ts'
import type { VisitResult } from '../visit-result.ts'
import { visitSource } from '../visit-source.ts'
import { firstDay } from './scripted-host.ts'

export type BoardAnswer = { text: string; type?: string; status?: number; headers?: Record<string, string> }

type BoardVisit = VisitResult & { asked: FetchRequest[]; robots: number; titles: string[] }

/** A board that is visited day after day and keeps its memory; null is answered with 404. */
export function watchedBoard(url: string) {
  let memory: SourceMemory | null = null
  return {
    memory: () => memory,
    visit: async (respond: (request: FetchRequest) => BoardAnswer | null, day = 0): Promise<BoardVisit> => {
      const asked: FetchRequest[] = []
      let robots = 0
      const fetch = async (request: FetchRequest): Promise<FetchResult> => {
        const isRobots = request.url.endsWith('/robots.txt')
        const isApart = isRobots || request.url.endsWith(tdmFilePath)
        if (isRobots) robots += 1
        if (!isApart) asked.push(request)
        const answer = isApart ? null : respond(request)
        const {
          text = '',
          type = 'text/html',
          status = 404,
          headers,
        } = answer === null ? {} : { status: 200, ...answer }
        const body = new TextEncoder().encode(text)
        return { kind: 'fetched', url: request.url, status, headers: { 'content-type': type, ...headers }, body }
      }
      const visit = await visitSource(
        { fetch, render: async (page) => ({ kind: 'failed', url: page, reason: 'timeout' }) },
        {
          kind: 'board',
          url,
          company: 'Rossi S.r.l.',
          city: 'Jesi',
          visitedAt: new Date(firstDay.getTime() + day * 24 * 3_600_000),
          memory,
        },
      )
      // As it comes back from the database.
      if (visit.memory !== null) memory = JSON.parse(JSON.stringify(visit.memory))
      return { ...visit, asked, robots, titles: visit.findings?.positions.map(({ title }) => title.value) ?? [] }
    },
  }
}

export const json = (value: unknown): BoardAnswer => ({ text: JSON.stringify(value), type: 'application/json' })
