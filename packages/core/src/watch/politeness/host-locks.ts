import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sleepUntil } from '@vedetta/crawler/fetch/sleep-until'
import type { ClientBase } from 'pg'
import { hostAndAbove } from '../../companies/sources/host-names.ts'
import { type LockAnswer, type LockRequest, pauseHosts, tryLocks, unlockAll } from './host-locks.queries.ts'

/** Until it is called, none of our visits sends the host a request. */
export type Release = () => void

export type HostLocks = {
  /** Resolves after the cool-down that follows the last holder. A null address takes no slot. */
  acquire(host: string, address: string | null): Promise<Release | 'busy' | 'opted_out' | { pausedUntil: Date }>
  /** Keeps every worker from a host that asked us to wait, from now until then. */
  pause(host: string, until: Date): void
  /** Aborts when the connection is lost, and with it every lock. */
  readonly lost: AbortSignal
  /** Resolves when every pause is written and every released lock is unlocked. */
  flushed(): Promise<void>
}

type PendingRequest = {
  host: string
  address: string | null
  resolve: (answer: Awaited<ReturnType<HostLocks['acquire']>>) => void
  reject: (error: unknown) => void
}

type BatchedRequest = PendingRequest & { slots: number[] }

type ReleasedLock = { keys: bigint[]; free: () => void }

/** A visit takes seconds: collecting requests for some milliseconds saves most of the statements. */
const gatherMs = 20

/** The bits of a PostgreSQL integer. */
const maxSlots = 31

/**
 * Advisory locks of one connection, shared with all workers: one visit per host, and as many per address as its cap.
 * Requests that arrive while a statement is under way are batched into the next one.
 */
export function createHostLocks(
  client: ClientBase,
  { capOf, now, coolDownMs }: { capOf: (address: string) => number; now: () => Date; coolDownMs: number },
): HostLocks {
  const hosts = new Set<string>()
  const slotsOf = new Map<string, number>()
  const connection = new AbortController()
  const pending: PendingRequest[] = []
  const pauses = new Map<string, Date>()
  let released: ReleasedLock[] = []
  let flushing: Promise<void> | null = null

  const capAt = (address: string) => Math.min(capOf(address), maxSlots)

  function lose(error: unknown): void {
    connection.abort(error)
    for (const { reject } of pending.splice(0)) reject(error)
    released = []
  }
  client.on('error', lose)
  client.on('end', () => lose(new Error('the connection ended')))

  function scheduleFlush(): void {
    flushing ??= sleep(gatherMs)
      .then(flush)
      .catch(lose)
      .finally(() => {
        flushing = null
        if (!connection.signal.aborted && pending.length + released.length + pauses.size > 0) scheduleFlush()
      })
  }

  async function flush(): Promise<void> {
    await writePauses()
    await unlock(released.splice(0))
    const batch = takeBatch()
    if (batch.length === 0) return
    try {
      const answers = await tryLocks(client, batch.map(lockRequest), now())
      for (const [index, one] of batch.entries()) settle(one, answers[index])
    } catch (error) {
      for (const { reject } of batch) reject(error)
      throw error
    }
  }

  /**
   * The requests that may find a slot, with disjoint slots to try: an advisory lock would let its own connection in
   * twice.
   */
  function takeBatch(): BatchedRequest[] {
    const batch: BatchedRequest[] = []
    for (const [address, atAddress] of Map.groupBy(pending.splice(0), (one) => one.address)) {
      if (address === null) {
        batch.push(...atAddress.map((one) => ({ ...one, slots: [] })))
        continue
      }
      const free = freeSlots(address)
      const fitting = atAddress.slice(0, free.length)
      for (const [index, one] of fitting.entries())
        batch.push({ ...one, slots: free.filter((_, rank) => rank % fitting.length === index) })
      for (const { host, resolve } of atAddress.slice(free.length)) {
        hosts.delete(host)
        resolve('busy')
      }
    }
    return batch
  }

  function freeSlots(address: string): number[] {
    const own = slotsOf.get(address) ?? 0
    return Array.from({ length: capAt(address) }, (_, slot) => slot).filter((slot) => ((own >> slot) & 1) === 0)
  }

  function hasFreeSlot(address: string): boolean {
    const all = 2 ** capAt(address) - 1
    return ((slotsOf.get(address) ?? 0) & all) !== all
  }

  function settle(one: PendingRequest, answer: LockAnswer | undefined): void {
    const { host, address, resolve } = one
    if (answer?.isIn) {
      if (address !== null && answer.slot !== null)
        slotsOf.set(address, (slotsOf.get(address) ?? 0) | (1 << answer.slot))
      coolDown(one, answer.slot)
      return
    }
    hosts.delete(host)
    if (answer?.isOptedOut) resolve('opted_out')
    else resolve(answer?.pausedUntil ? { pausedUntil: answer.pausedUntil } : 'busy')
  }

  /** The wait comes after acquiring, not before releasing: a worker that is killed releases at once. */
  async function coolDown({ host, address, resolve, reject }: PendingRequest, slot: number | null): Promise<void> {
    const over = performance.now() + coolDownMs
    await sleepUntil(() => over)
    if (connection.signal.aborted) reject(connection.signal.reason)
    else resolve(releaseOf(host, address, slot))
  }

  function releaseOf(host: string, address: string | null, slot: number | null): Release {
    let isReleased = false
    return () => {
      if (isReleased || connection.signal.aborted) return
      isReleased = true
      const keys = [lockKey('host', host)]
      if (address !== null && slot !== null) keys.push(lockKey('address', address) + BigInt(slot))
      released.push({ keys, free: () => free(host, address, slot) })
      scheduleFlush()
    }
  }

  /** Only after unlocking: before, the lock would let a second request of this connection in. */
  function free(host: string, address: string | null, slot: number | null): void {
    hosts.delete(host)
    if (address === null || slot === null) return
    const others = (slotsOf.get(address) ?? 0) & ~(1 << slot)
    if (others === 0) slotsOf.delete(address)
    else slotsOf.set(address, others)
  }

  async function writePauses(): Promise<void> {
    if (pauses.size === 0) return
    const written = new Map(pauses)
    pauses.clear()
    await pauseHosts(client, written)
  }

  async function unlock(locks: readonly ReleasedLock[]): Promise<void> {
    if (locks.length === 0) return
    await unlockAll(
      client,
      locks.flatMap(({ keys }) => keys),
    )
    for (const one of locks) one.free()
  }

  return {
    acquire: async (host, address) => {
      connection.signal.throwIfAborted()
      if (hosts.has(host) || (address !== null && !hasFreeSlot(address))) return 'busy'
      hosts.add(host)
      return new Promise((resolve, reject) => {
        pending.push({ host, address, resolve, reject })
        scheduleFlush()
      })
    },
    pause: (host, until) => {
      if (connection.signal.aborted) return
      pauses.set(host, until)
      scheduleFlush()
    },
    lost: connection.signal,
    flushed: async () => {
      while (flushing !== null) await flushing
    },
  }
}

function lockRequest({ host, address, slots }: BatchedRequest): LockRequest {
  return {
    host,
    hosts: hostAndAbove(host),
    hostKey: lockKey('host', host),
    addressKey: address === null ? 0n : lockKey('address', address),
    slots: slots.reduce((mask, slot) => mask | (1 << slot), 0),
  }
}

/** Leaves the last five bits free for the slot. */
function lockKey(kind: 'host' | 'address', name: string): bigint {
  return createHash('sha256').update(`${kind} ${name}`).digest().readBigInt64BE() & ~31n
}
