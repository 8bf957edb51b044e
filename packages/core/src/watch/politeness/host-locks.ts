import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sleepUntil } from '@vedetta/crawler/fetch/sleep-until'
import type { ClientBase } from 'pg'
import { hostAndAbove } from '../../sources/host-names.ts'
import { type LockAnswer, type LockRequest, pauseHosts, tryLocks, unlockAll } from './host-locks.queries.ts'

/** Nobody else of ours talks to the host until it is called. */
export type Release = () => void

export type HostLocks = {
  /** Answers when the pause after whoever was there before is over. An address that is null takes no slot. */
  acquire(host: string, address: string | null): Promise<Release | 'busy' | 'opted_out' | { pausedUntil: Date }>
  /** A host that asked us to wait is let alone until then, by all of us and from now on. */
  pause(host: string, until: Date): void
  /** Aborts when the connection is lost, and with it every lock. */
  readonly lost: AbortSignal
  /** Until every pause is known to the others, and everything that was left is unlocked. */
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

/** A visit takes seconds: what some wait here saves most of the statements. */
const gatherMs = 20

/** As many as the bits of an integer can tell. */
const maxSlots = 31

/**
 * Takes turns with all workers, by locks of one connection: one visit at once for a host, and as many for an address as
 * it bears. What is asked for while an answer is under way goes together in the next statement.
 */
export function createHostLocks(
  client: ClientBase,
  { capOf, now, restMs: coolDownMs }: { capOf: (address: string) => number; now: () => Date; restMs: number },
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
    const turn = takeBatch()
    if (turn.length === 0) return
    try {
      const answers = await tryLocks(client, turn.map(lockRequest), now())
      for (const [index, one] of turn.entries()) settle(one, answers[index])
    } catch (error) {
      for (const { reject } of turn) reject(error)
      throw error
    }
  }

  /** Those for whom there may be room, each with slots of its own to try: a lock that we hold would let us in again. */
  function takeBatch(): BatchedRequest[] {
    const turn: BatchedRequest[] = []
    for (const [address, atAddress] of Map.groupBy(pending.splice(0), (one) => one.address)) {
      if (address === null) {
        turn.push(...atAddress.map((one) => ({ ...one, slots: [] })))
        continue
      }
      const free = freeSlots(address)
      const fitting = atAddress.slice(0, free.length)
      for (const [index, one] of fitting.entries())
        turn.push({ ...one, slots: free.filter((_, turns) => turns % fitting.length === index) })
      for (const { host, resolve } of atAddress.slice(free.length)) {
        hosts.delete(host)
        resolve('busy')
      }
    }
    return turn
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

  /** Here and not before leaving: a worker that is killed leaves at once. */
  async function coolDown({ host, address, resolve, reject }: PendingRequest, slot: number | null): Promise<void> {
    const over = performance.now() + coolDownMs
    await sleepUntil(() => over)
    if (connection.signal.aborted) reject(connection.signal.reason)
    else resolve(releaseOf(host, address, slot))
  }

  function releaseOf(host: string, address: string | null, slot: number | null): Release {
    let isLeft = false
    return () => {
      if (isLeft || connection.signal.aborted) return
      isLeft = true
      const keys = [lockKey('host', host)]
      if (address !== null && slot !== null) keys.push(lockKey('address', address) + BigInt(slot))
      released.push({ keys, free: () => free(host, address, slot) })
      scheduleFlush()
    }
  }

  /** Not before it is unlocked: until then the lock would let a second of ours in. */
  function free(host: string, address: string | null, slot: number | null): void {
    hosts.delete(host)
    if (address === null || slot === null) return
    const others = (slotsOf.get(address) ?? 0) & ~(1 << slot)
    if (others === 0) slotsOf.delete(address)
    else slotsOf.set(address, others)
  }

  async function writePauses(): Promise<void> {
    if (pauses.size === 0) return
    const told = new Map(pauses)
    pauses.clear()
    await pauseHosts(client, told)
  }

  async function unlock(leaving: readonly ReleasedLock[]): Promise<void> {
    if (leaving.length === 0) return
    await unlockAll(
      client,
      leaving.flatMap(({ keys }) => keys),
    )
    for (const one of leaving) one.free()
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

/** Its last five bits are free for a slot. */
function lockKey(kind: 'host' | 'address', name: string): bigint {
  return createHash('sha256').update(`${kind} ${name}`).digest().readBigInt64BE() & ~31n
}
