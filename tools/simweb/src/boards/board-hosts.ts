import type { BoardHost } from '../model.ts'
import { boardSystemKinds } from './board-kinds.ts'

const systemHosts: readonly (readonly BoardHost[])[] = boardSystemKinds.map(({ hosts = [] }) => hosts)

export function boardHostOf(hostname: string): BoardHost | null {
  return systemHosts.flat().find(({ name }) => name.test(hostname)) ?? null
}

/** The number of the tracking system that a host belongs to; each serves all its boards from one address. */
export function systemNumberOf(hostname: string): number | null {
  const number = systemHosts.findIndex((hosts) => hosts.some(({ name }) => name.test(hostname)))
  return number === -1 ? null : number
}

/** The kind of the boards on a host, the first where several have it. */
export function systemNameOf(hostname: string): string | null {
  return boardSystemKinds[systemNumberOf(hostname) ?? -1]?.name ?? null
}

/** The text of a host's robots.txt; null if it has none. */
export function boardRobots({ forbidden = [], crawlDelay }: BoardHost): string | null {
  if (forbidden.length === 0 && crawlDelay === undefined) return null
  return [
    'User-agent: *',
    ...forbidden.map((path) => `Disallow: ${path}`),
    ...(crawlDelay === undefined ? [] : [`Crawl-delay: ${crawlDelay}`]),
    '',
  ].join('\n')
}

export function isForbiddenOn({ forbidden = [] }: BoardHost, path: string): boolean {
  return path !== '/robots.txt' && forbidden.some((start) => path.startsWith(start))
}
