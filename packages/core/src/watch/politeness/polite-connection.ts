import { once } from 'node:events'
import { botManners } from '@vedetta/contracts/bot'
import type { Pool, PoolClient } from 'pg'
import type { Log } from '../../deps.ts'
import { sleep } from '../../sleep.ts'
import { createPoliteHosts, type PoliteHosts } from './host-locks.ts'

type PoliteConnection = {
  /** Null while there is none. */
  hosts(): PoliteHosts | null
  /** Keeps a connection of its own until told to stop. */
  run(stop: AbortSignal): Promise<void>
}

const againMs = 1_000
/** The last request of a worker that was killed may arrive after its locks are gone. */
const onItsWayMs = 250
const restMs = botManners.pauseSeconds * 1_000 + onItsWayMs

/** `lost` is called when a connection ended, and with it the locks of whatever is under way. */
export function createPoliteConnection(
  { pool, log, now }: { pool: Pool; log: Log; now: () => Date },
  capOf: (address: string) => number,
  lost: () => void,
): PoliteConnection {
  let hosts: PoliteHosts | null = null

  async function hold(client: PoolClient, stop: AbortSignal): Promise<void> {
    hosts = createPoliteHosts(client, { capOf, now, restMs })
    const ended = AbortSignal.any([stop, hosts.lost])
    if (!ended.aborted) await once(ended, 'abort')
    if (!hosts.lost.aborted) return hosts.settled()
    log.warn({ err: hosts.lost.reason }, 'the connection with the locks of hosts is lost, visits under way end')
    hosts = null
    lost()
  }

  return {
    hosts: () => hosts,
    run: async (stop) => {
      while (!stop.aborted) {
        const client = await pool.connect().catch((err: unknown) => {
          log.warn({ err }, 'no connection for the locks of hosts, trying again')
          return null
        })
        if (client !== null) await hold(client, stop).finally(() => client.release(true))
        if (!stop.aborted) await sleep(againMs, stop)
      }
    },
  }
}
