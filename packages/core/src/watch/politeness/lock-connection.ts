import { once } from 'node:events'
import { politenessLimits } from '@vedetta/contracts/watch/bot'
import type { Pool, PoolClient } from 'pg'
import type { Log } from '../../platform/context.ts'
import { sleep } from '../../platform/loops/sleep.ts'
import { createHostLocks, type HostLocks } from './host-locks.ts'

type LockConnection = {
  /** Null while there is no connection. */
  locks(): HostLocks | null
  /** Keeps a connection open until aborted. */
  run(stop: AbortSignal): Promise<void>
}

const reconnectMs = 1_000
/** The last request of a killed worker may reach the host after its locks are gone. */
const inFlightMs = 250
const coolDownMs = politenessLimits.requestIntervalSeconds * 1_000 + inFlightMs

/** `lost` is called when a connection ended, and with it the locks of the visits under way. */
export function createLockConnection(
  { pool, log, now }: { pool: Pool; log: Log; now: () => Date },
  capOf: (address: string) => number,
  lost: () => void,
): LockConnection {
  let hosts: HostLocks | null = null

  async function hold(client: PoolClient, stop: AbortSignal): Promise<void> {
    hosts = createHostLocks(client, { capOf, now, coolDownMs })
    const ended = AbortSignal.any([stop, hosts.lost])
    if (!ended.aborted) await once(ended, 'abort')
    if (!hosts.lost.aborted) return hosts.flushed()
    log.warn({ err: hosts.lost.reason }, 'the connection of the host locks was lost, visits under way end')
    hosts = null
    lost()
  }

  return {
    locks: () => hosts,
    run: async (stop) => {
      while (!stop.aborted) {
        const client = await pool.connect().catch((err: unknown) => {
          log.warn({ err }, 'no connection for the host locks, retrying')
          return null
        })
        if (client !== null) await hold(client, stop).finally(() => client.release(true))
        if (!stop.aborted) await sleep(reconnectMs, stop)
      }
    },
  }
}
