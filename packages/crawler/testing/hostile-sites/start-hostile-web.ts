import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { WebFetcherOptions } from '../../src/fetch/web-fetcher.ts'
import { hostileKinds } from './hostile-kinds.ts'

const domain = 'ostile.example'
const names = Object.keys(hostileKinds)

/** The hostile sites, served on loopback by a process of their own. */
export type HostileWeb = {
  port: number
  close(): Promise<void>
}

export async function startHostileWeb(): Promise<HostileWeb> {
  const server = fork(new URL('./serve-hostile.ts', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [port] = (await once(server, 'message')) as [number]
  const ended = once(server, 'exit')
  return {
    port,
    close: async () => {
      // A server that ended by itself has answered nothing since: what was measured is nothing.
      if (server.exitCode !== null || server.signalCode !== null)
        throw new Error(`the hostile web ended by itself: ${server.exitCode ?? server.signalCode}`)
      server.kill()
      await ended
    },
  }
}

/** One of any number of sites of a kind. */
export const hostileHost = (kind: string, number: number) => `k${names.indexOf(kind)}-${number}.${domain}`

export function kindOfHost(host: string): string {
  return names[Number(/^k(\d+)-/.exec(host)?.[1] ?? -1)] ?? host
}

/** An address for each site, since one allows few visits at a time. */
function addressesOf(host: string): string[] {
  const [, kind, number] = /^(?:www\.)?k(\d+)-(\d+)\./.exec(host) ?? []
  return kind === undefined || number === undefined || !host.endsWith(`.${domain}`)
    ? []
    : [`127.77.${kind}.${Number(number) + 1}`]
}

/** What a web fetcher needs to reach them. */
export const hostileWebOptions = (port: number): WebFetcherOptions => ({
  allowedRanges: ['127.0.0.0/8'],
  resolve: async (host) => addressesOf(host),
  simulated: { ca: '', ports: { 80: port } },
})
