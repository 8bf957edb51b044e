import { readHtmlBoard } from './html-board.ts'
import type { Board, TrackingSystem } from './tracking-system.ts'
import { pathParts } from './web-address.ts'

const HOST = 'app.ncoreplat.com'

/** A job's address does not tell its board, so a link to a single job is a board of one. */
export const ncore: TrackingSystem = {
  name: 'ncore',
  marks: ['ncoreplat.com'],
  recognise,
  requests: (board) => [...new Set([board.feed ?? board.url, board.url])].map((url) => ({ url })),
  read: (page) => readHtmlBoard(page, 'ncore', jobIdOf),
}

function recognise(url: URL): Board | null {
  if (url.hostname.toLowerCase() !== HOST) return null
  const [kind, id, name, company] = pathParts(url)
  if (id === undefined || !/^\d+$/.test(id)) return null
  if (kind !== 'jobboard' && kind !== 'jobposition') return null
  const token = kind === 'jobboard' ? (name ?? id) : `${company ?? ''}/${id}`
  const board = { system: 'ncore', token, url: `https://${HOST}${url.pathname}` }
  return url.search === '' ? board : { ...board, feed: board.url + url.search }
}

function jobIdOf(url: URL): string | null {
  return url.hostname === HOST ? (/^\/jobposition\/(\d+)/.exec(url.pathname)?.[1] ?? null) : null
}
