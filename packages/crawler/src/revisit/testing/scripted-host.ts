import { bytesHash } from '../../fetch/bytes-hash.ts'
import type { DrawnFrom, Fetcher, FetchFailure, FetchRequest, FetchResult } from '../../fetch/fetcher.ts'
import type { SourceMemory } from '../source-memory.ts'
import type { VisitResult, WatchedSource } from '../visit-result.ts'
import { visitSource } from '../visit-source.ts'

type Told = {
  html?: string
  rendered?: string
  /** Paths of what is rendered, where that is known. */
  drawnFrom?: string[]
  status?: number
  headers?: Record<string, string>
  etag?: string
  fault?: FetchFailure['reason']
}

export type WatchAnswers = Record<string, string | Told>

export const origin = 'https://www.rossi.example'
export const firstDay = new Date('2026-11-02T06:00:00Z')

/** A host that gives these answers, and 404 to all else; what was asked is noted as `path`, `if path` or `render path`. */
function answering(answers: WatchAnswers): Fetcher & { asked: string[] } {
  const asked: string[] = []
  const answer = (request: FetchRequest, isRendered: boolean): FetchResult => {
    const { url, validators } = request
    const path = url.startsWith(origin) ? url.slice(origin.length) : url
    asked.push(`${isRendered ? 'render ' : validators ? 'if ' : ''}${path}${request.body ?? ''}`)
    const found = answers[`${path}${request.body ?? ''}`]
    const told = typeof found === 'string' ? { html: found } : found
    if (told?.fault) return { kind: 'failed', url, reason: told.fault }
    if (told?.etag && validators?.etag === told.etag) return { kind: 'unchanged', url }
    if (isRendered && told?.rendered === undefined) return { kind: 'failed', url, reason: 'timeout' }
    const headers = { 'content-type': 'text/html; charset=utf-8', ...told?.headers }
    const drawnFrom = isRendered && told?.drawnFrom?.map((part) => drawnFromOf(answers, part))
    return {
      kind: 'fetched',
      url,
      status: told === undefined ? 404 : (told.status ?? 200),
      headers: told?.etag ? { ...headers, etag: told.etag } : headers,
      body: new TextEncoder().encode((isRendered ? told?.rendered : told?.html) ?? ''),
      ...(drawnFrom ? { drawnFrom } : {}),
    }
  }
  return {
    asked,
    fetch: async (request) => answer(request, false),
    render: async (url) => answer({ url }, true),
  }
}

function drawnFromOf(answers: WatchAnswers, path: string): DrawnFrom {
  const told = answers[path]
  const html = (typeof told === 'string' ? told : told?.html) ?? ''
  return { url: `${origin}${path}`, bytesHash: bytesHash(new TextEncoder().encode(html)) }
}

type Watched = VisitResult & { asked: string[]; titles: string[] }

/** A source that is visited on one day after the other and remembers, as the watch does. */
export function watched(source: Partial<WatchedSource> = {}) {
  let memory: SourceMemory | null = null
  return {
    memory: () => memory,
    visit: async (answers: WatchAnswers, day = 0): Promise<Watched> => {
      const fetcher = answering(answers)
      const visit = await visitSource(fetcher, {
        kind: 'page',
        url: `${origin}/`,
        company: 'Rossi S.r.l.',
        city: 'Jesi',
        ...source,
        visitedAt: new Date(firstDay.getTime() + day * 24 * 3_600_000),
        memory,
      })
      // As it comes back from where it was kept.
      if (visit.memory !== null) memory = JSON.parse(JSON.stringify(visit.memory))
      const asked = fetcher.asked.filter((url) => !url.endsWith('/robots.txt'))
      return { ...visit, asked, titles: visit.findings?.positions.map(({ title }) => title.value) ?? [] }
    },
  }
}
