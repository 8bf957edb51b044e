import type { AdaptiveLimit } from './adaptive-limit.ts'
import type { Caller } from './callers.ts'

export type QueueBounds = {
  /** Requests that wait, of everybody and of one caller. */
  readonly waiting: number
  readonly waitingOfCaller: number
  /** For how long a burst waits. */
  readonly waitMs: number
  /** For how long a request waits behind others that have waited all the time: a queue that does not empty only delays everybody. */
  readonly standingWaitMs: number
}

type Waiting = { readonly caller: Caller; readonly admit: () => void; readonly refuse: () => void }

/** Waiting requests by caller; the first caller is the next. */
type Queue = { readonly turns: Map<string, Waiting[]>; emptyAt: number; size: number }

export type FairShare = {
  /** Resolves with a function that gives the place back, or with null where the request is refused. `signal` ends the waiting. */
  readonly enter: (caller: Caller, signal: AbortSignal) => Promise<(() => void) | null>
}

/** The connections of a browser. */
const minOfKnown = 6

/**
 * Divides what a process answers at a time among its callers: nobody holds more than a quarter, strangers together not more than half,
 * and what is free goes to signed-in people and keys first, in turns.
 */
export function createFairShare(limit: AdaptiveLimit, bounds: QueueBounds, now = () => performance.now()): FairShare {
  const held = new Map<string, number>()
  let inAll = 0
  let ofStrangers = 0
  const queues: Record<'known' | 'strangers', Queue> = {
    known: { turns: new Map(), emptyAt: now(), size: 0 },
    strangers: { turns: new Map(), emptyAt: now(), size: 0 },
  }
  const queueOf = ({ isKnown }: Caller) => (isKnown ? queues.known : queues.strangers)

  function hasRoom({ id, isKnown }: Caller): boolean {
    const all = limit.current()
    const quarter = Math.max(1, Math.floor(all / 4))
    if (inAll >= all || (held.get(id) ?? 0) >= (isKnown ? Math.max(minOfKnown, quarter) : quarter)) return false
    return isKnown || ofStrangers < Math.max(1, Math.floor(all / 2))
  }

  function take({ id, isKnown }: Caller): () => void {
    const from = now()
    held.set(id, (held.get(id) ?? 0) + 1)
    inAll++
    if (!isKnown) ofStrangers++
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      const left = (held.get(id) ?? 1) - 1
      if (left > 0) held.set(id, left)
      else held.delete(id)
      inAll--
      if (!isKnown) ofStrangers--
      limit.record(now() - from)
      while (admitNext(queues.known) || admitNext(queues.strangers));
    }
  }

  function admitNext(queue: Queue): boolean {
    for (const [id, [first, ...others]] of queue.turns) {
      if (first === undefined || !hasRoom(first.caller)) continue
      queue.turns.delete(id)
      if (others.length > 0) queue.turns.set(id, others)
      shrink(queue)
      first.admit()
      return true
    }
    return false
  }

  function shrink(queue: Queue): void {
    queue.size--
    if (queue.size === 0) queue.emptyAt = now()
  }

  function remove(waiting: Waiting): void {
    const queue = queueOf(waiting.caller)
    const others = queue.turns.get(waiting.caller.id)?.filter((each) => each !== waiting) ?? []
    if (others.length > 0) queue.turns.set(waiting.caller.id, others)
    else queue.turns.delete(waiting.caller.id)
    shrink(queue)
  }

  /** The stranger that came last gives way to somebody known. */
  function makeRoom({ isKnown }: Caller): boolean {
    if (queues.known.size + queues.strangers.size < bounds.waiting) return true
    const last = isKnown ? [...queues.strangers.turns.values()].at(-1)?.at(-1) : undefined
    last?.refuse()
    return last !== undefined
  }

  function wait(caller: Caller, signal: AbortSignal): Promise<(() => void) | null> {
    const queue = queueOf(caller)
    const ofCaller = queue.turns.get(caller.id) ?? []
    if (ofCaller.length >= bounds.waitingOfCaller || !makeRoom(caller)) return Promise.resolve(null)
    const isStanding = queue.size > 0 && now() - queue.emptyAt > bounds.waitMs
    const { promise, resolve } = Promise.withResolvers<(() => void) | null>()
    const waiting: Waiting = {
      caller,
      admit: () => resolve(take(caller)),
      refuse: () => {
        remove(waiting)
        resolve(null)
      },
    }
    const timer = setTimeout(waiting.refuse, isStanding ? bounds.standingWaitMs : bounds.waitMs)
    signal.addEventListener('abort', waiting.refuse, { once: true })
    queue.turns.set(caller.id, [...ofCaller, waiting])
    queue.size++
    return promise.finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', waiting.refuse)
    })
  }

  return {
    enter: async (caller, signal) => (hasRoom(caller) ? take(caller) : wait(caller, signal)),
  }
}
