import { readHtmlBoard } from './html-board.ts'
import type { Board, TrackingSystem } from './tracking-system.ts'
import { pathParts } from './web-address.ts'

const boardHost = /^(?!www\.)(?:[a-z0-9-]+\.)?(?:ncoreplat|ncorehr)\.com$/

/** A job's address does not reveal its board, so a link to a single job is a board of one. */
export const ncore: TrackingSystem = {
  name: 'ncore',
  marks: ['ncoreplat.com', 'ncorehr.com'],
  recognise,
  requests: (board) => [...new Set([board.feed ?? board.url, board.url])].map((url) => ({ url })),
  read: (page) => readHtmlBoard(page, 'ncore', jobIdOf),
}

function recognise(url: URL): Board | null {
  if (!boardHost.test(url.hostname.toLowerCase())) return null
  const parts = pathParts(url)
  // A language may stand before: `/it/jobboard/2217/rossi`.
  const [kind, id, name, company] = parts.slice(parts.findIndex((part) => /^job(?:board|position)$/.test(part)))
  if (id === undefined || !/^\d+$/.test(id)) return null
  if (kind !== 'jobboard' && kind !== 'jobposition') return null
  const token = kind === 'jobboard' ? (name ?? id) : `${company ?? ''}/${id}`
  const board = { system: 'ncore', token, url: `https://${url.hostname}${url.pathname}` }
  return url.search === '' ? board : { ...board, feed: board.url + url.search }
}

function jobIdOf(url: URL): string | null {
  return boardHost.test(url.hostname) ? (/\/jobposition\/(\d+)/.exec(url.pathname)?.[1] ?? null) : null
}
