import type { DrawnFrom, Fetched, Fetcher, FetchFailure, FetchRequest, FetchResult } from '../../fetch/fetcher.ts'
import { inputHash } from '../../fetch/input-hash.ts'
import type { SourceMemory } from '../source-memory.ts'
import type { VisitResult, WatchedSource } from '../visit-result.ts'
import { visitSource } from '../visit-source.ts'

type ScriptedAnswer = {
  html?: string
  rendered?: string
  /** The paths that the rendered page was drawn from, where that is known. */
  drawnFrom?: string[]
  /** The paths of the JSON that its scripts fetched. */
  data?: string[]
  status?: number
  headers?: Record<string, string>
  etag?: string
  fault?: FetchFailure['reason']
}

export type HostAnswers = Record<string, string | ScriptedAnswer>

export const origin = 'https://www.rossi.example'
export const firstDay = new Date('2026-11-02T06:00:00Z')

/** A host that gives these answers, and 404 to all else; it logs requests as `path`, `if path`, `render path` or, for a trial, `try path`. */
export function scriptedHost(
  answers: HostAnswers,
  { hasTrials }: WatchState = { hasTrials: true },
): Fetcher & { requested: string[] } {
  const requested: string[] = []
  const respond = (request: FetchRequest, isRendered: boolean, isTrial = false): FetchResult => {
    const path = request.url.startsWith(origin) ? request.url.slice(origin.length) : request.url
    const key = `${path}${request.body ?? ''}`
    const prefix = isTrial ? 'try ' : isRendered ? 'render ' : request.validators ? 'if ' : ''
    requested.push(`${prefix}${key}`)
    const answer = answers[key]
    if (isTrial && !hasTrials) return { kind: 'failed', url: request.url, reason: 'budget' }
    if (answer === undefined) return isRendered ? timeout(request) : fetchedFrom(request, { status: 404 })
    const scripted = typeof answer === 'string' ? { html: answer } : answer
    return isRendered ? renderedFrom(request, scripted, answers) : fetchedFrom(request, scripted)
  }
  return {
    requested,
    fetch: async (request) => respond(request, false),
    render: async (url, { isTrial } = {}) => respond({ url }, true, isTrial),
  }
}

const timeout = ({ url }: FetchRequest): FetchFailure => ({ kind: 'failed', url, reason: 'timeout' })

function fetchedFrom({ url, validators }: FetchRequest, answer: ScriptedAnswer): FetchResult {
  const { fault, etag, html = '', status = 200 } = answer
  if (fault) return { kind: 'failed', url, reason: fault }
  if (etag && validators?.etag === etag) return { kind: 'unchanged', url }
  return { kind: 'fetched', url, status, headers: headersOf(answer), body: new TextEncoder().encode(html) }
}

function renderedFrom(request: FetchRequest, answer: ScriptedAnswer, answers: HostAnswers): FetchResult {
  const { url } = request
  const { fault, rendered, drawnFrom, status = 200 } = answer
  if (fault) return { kind: 'failed', url, reason: fault }
  if (rendered === undefined) return timeout(request)
  const body = new TextEncoder().encode(rendered)
  const inputs = drawnFrom ? { drawnFrom: drawnFrom.map((part) => drawnFromOf(answers, part)) } : {}
  const document = fetchedFrom(request, answer)
  const data = answer.data ? { data: answer.data.map((path) => fileAt(answers, path)) } : {}
  if (document.kind !== 'fetched') return document
  return { kind: 'fetched', url, status, headers: headersOf(answer), body, document, ...inputs, ...data }
}

function fileAt(answers: HostAnswers, path: string): Fetched {
  const answer = answers[path]
  const scripted = typeof answer === 'string' ? { html: answer } : (answer ?? { status: 404 })
  const file = fetchedFrom({ url: `${origin}${path}` }, scripted)
  if (file.kind !== 'fetched') throw new Error(`no answer at ${path}`)
  return file
}

function headersOf({ headers, etag }: ScriptedAnswer): Record<string, string> {
  return { 'content-type': 'text/html; charset=utf-8', ...headers, ...(etag ? { etag } : {}) }
}

function drawnFromOf(answers: HostAnswers, path: string): DrawnFrom {
  const answer = answers[path]
  const html = (typeof answer === 'string' ? answer : answer?.html) ?? ''
  const isScript = path.endsWith('.js')
  return { url: `${origin}${path}`, bytesHash: inputHash(new TextEncoder().encode(html), { isScript }) }
}

/** `hasTrials`: the watch has not yet spent the trials of the day. */
type WatchState = { hasTrials: boolean }

type ScriptedVisit = VisitResult & { requested: string[]; titles: string[] }

/** A source that is visited day after day and keeps its memory, as the watch does. */
export function watched(source: Partial<WatchedSource> = {}, earlier: SourceMemory | null = null) {
  let memory = structuredClone(earlier)
  return {
    memory: () => memory,
    /** As the memory comes back when the reader's version has risen since. */
    ageReader: () => {
      if (memory) memory = { ...memory, readerVersion: memory.readerVersion - 1 }
    },
    visit: async (answers: HostAnswers, day = 0, state = { hasTrials: true }): Promise<ScriptedVisit> => {
      const host = scriptedHost(answers, state)
      const visit = await visitSource(host, {
        kind: 'page',
        url: `${origin}/`,
        company: 'Rossi S.r.l.',
        city: 'Jesi',
        ...source,
        visitedAt: new Date(firstDay.getTime() + day * 24 * 3_600_000),
        memory,
      })
      // As it comes back from the database.
      if (visit.memory !== null) memory = JSON.parse(JSON.stringify(visit.memory))
      const requested = host.requested.filter((url) => !/\/(?:robots\.txt|tdmrep\.json)$/.test(url))
      return { ...visit, requested, titles: visit.findings?.positions.map(({ title }) => title.value) ?? [] }
    },
  }
}
