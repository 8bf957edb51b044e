import type { Fetcher, FetchResult } from '../../fetch/fetcher.ts'
import { visitSite } from '../visit-site.ts'

export type Answers = Record<
  string,
  string | { html?: string; rendered?: string; status?: number; type?: string; fault?: 'timeout' | 'dns' }
>

export const origin = 'https://www.rossi.example'

function memoryFetcher(answers: Answers): Fetcher & { asked: string[] } {
  const asked: string[] = []
  const answer = (url: string, isRendered: boolean): FetchResult => {
    asked.push(isRendered ? `render ${url}` : url)
    const path = url.startsWith(origin) ? url.slice(origin.length) : url
    const found = answers[path]
    const one = typeof found === 'string' ? { html: found } : found
    if (one?.fault) return { kind: 'failed', url, reason: one.fault }
    const text = (isRendered ? one?.rendered : undefined) ?? one?.html ?? ''
    const headers = { 'content-type': one?.type ?? 'text/html; charset=utf-8' }
    return {
      kind: 'fetched',
      url,
      status: one === undefined ? 404 : (one.status ?? 200),
      headers,
      body: new TextEncoder().encode(text),
    }
  }
  return { asked, fetch: async ({ url }) => answer(url, false), render: async (url) => answer(url, true) }
}

/** Visits a site that gives these answers, and 404 to all else. */
export async function visit(answers: Answers) {
  const fetcher = memoryFetcher(answers)
  const site = {
    startUrl: `${origin}/`,
    company: 'Rossi S.r.l.',
    city: 'Jesi',
    visitedAt: new Date('2026-11-14T06:00:00Z'),
  }
  const findings = await visitSite(fetcher, site)
  return { ...findings, asked: fetcher.asked, titles: findings.positions.map((position) => position.title.value) }
}

export const home =
  '<html lang="it"><title>Rossi</title><h1>Carpenteria</h1><nav><a href="/lavora-con-noi/">Lavora con noi</a></nav>'
export const advert = (title: string, town = 'Jesi') =>
  `<h3>${title}</h3><p>Sede di lavoro: ${town}. Requisiti: esperienza di 2 anni, diploma. Contratto a tempo indeterminato, full time. Inviare il CV a cv@rossi.example.</p>`
export const careers = (body: string) =>
  `<html lang="it"><title>Lavora con noi</title><main><h1>Lavora con noi</h1>${body}</main>`
export const row = (path: string, title: string) =>
  `<li><h3><a href="${path}">${title}</a></h3><p>Jesi, tempo indeterminato</p></li>`
export const detail = (title: string) =>
  `<html lang="it"><title>${title}</title><main><h1>${title}</h1>${advert('Requisiti').slice(18)}</main>`
