import { readHtmlBoard } from './html-board.ts'
import type { Board, TrackingSystem } from './tracking-system.ts'

const boardHost = /^([a-z0-9-]+)(?:\.sites)?\.altamiraweb\.com$/

/** Pages made on the server: a list, and a page for each job. */
export const altamira: TrackingSystem = {
  name: 'altamira',
  marks: ['altamiraweb.com'],
  recognise: (url) => {
    const host = url.hostname.toLowerCase()
    const token = boardHost.exec(host)?.[1]
    if (token === undefined || token === 'www' || token === 'sites') return null
    return { system: 'altamira', token, url: `https://${host}/jobs`, host }
  },
  requests: (board: Board) =>
    ['/jobs', '/', '/default-cards', '/default/'].map((path) => ({ url: new URL(path, board.url).href })),
  read: (page) => readHtmlBoard(page, 'altamira', jobIdOf),
}

function jobIdOf(url: URL): string | null {
  if (!boardHost.test(url.hostname)) return null
  const inQuery = [...url.searchParams].find(([name]) => /^jobid$/i.test(name))?.[1]
  return (
    /\/(?:jobs?|annunci[\w-]*)\/[^/]*-(\d+)\.html?$/i.exec(url.pathname)?.[1] ??
    /^\d+$/.exec(inQuery ?? '')?.[0] ??
    null
  )
}
