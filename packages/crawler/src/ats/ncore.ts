import { readHtmlBoard } from './html-board.ts'
import type { Board, TrackingSystem } from './tracking-system.ts'
import { pathParts } from './web-address.ts'

const boardHost = /^(?!www\.)(?:[a-z0-9-]+\.)?(?:ncoreplat|ncorehr)\.com$/

/** A job's address does not reveal its board: jobs that a company lists on its own site are read there. */
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
  const [kind, id, name] = parts.slice(parts.indexOf('jobboard'))
  if (kind !== 'jobboard' || id === undefined || !/^\d+$/.test(id)) return null
  const board = { system: 'ncore', token: name ?? id, url: `https://${url.hostname}${url.pathname}` }
  return url.search === '' ? board : { ...board, feed: board.url + url.search }
}

function jobIdOf(url: URL): string | null {
  return boardHost.test(url.hostname) ? (/\/jobposition\/(\d+)/.exec(url.pathname)?.[1] ?? null) : null
}
