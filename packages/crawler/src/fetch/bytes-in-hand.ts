import { type BytesLimits, bytesLimits } from './fetch-limits.ts'

/** A visit holds as much as it may: its own budget is spent. */
export class BytesSpent extends Error {}

/** The bytes of answers that a visit holds, counted while they arrive. */
export type BytesHeld = {
  /** Waits until the process has room for so many more; rejects with `BytesSpent`, or when the signal aborts. */
  grow(bytes: number, signal: AbortSignal): Promise<void>
  /** Counts what is there already. */
  add(bytes: number): void
  shrink(bytes: number): void
  /** The visit is over, and holds nothing any more. */
  release(): void
}

type Share = { bytes: number; isOver: boolean }
type Waiter = { share: Share; bytes: number; admit: () => void; refuse: () => void }

/**
 * One budget for all visits of a process. A visit's first bytes are free, so that a check of unchanged pages never waits.
 * Of the rest, as much always stays free as the visit that holds most still needs to reach its limit: so that one goes on,
 * ends and releases its share, and visits that hold bytes and wait for more never wait for each other.
 */
export function createBytesBudget({ free, perVisit, pool }: BytesLimits) {
  const shares = new Set<Share>()
  const waiting = new Set<Waiter>()
  const pooledOf = ({ bytes }: Share) => Math.max(0, bytes - free)
  let pooled = 0
  let kept = 0

  function change(share: Share, bytes: number): void {
    pooled -= pooledOf(share)
    share.bytes += bytes
    pooled += pooledOf(share)
  }

  /** Whether so many more leave enough for the visit that then holds most. */
  function hasRoom(share: Share, bytes: number): boolean {
    const after = Math.max(0, share.bytes + bytes - free)
    if (after === 0) return true
    const left = pool - kept - pooled - (after - pooledOf(share))
    if (left >= perVisit - free) return true
    let most = after
    for (const other of shares) most = Math.max(most, pooledOf(other))
    return left >= perVisit - free - most
  }

  function admitWaiting(): void {
    for (const waiter of waiting) {
      if (!hasRoom(waiter.share, waiter.bytes)) continue
      change(waiter.share, waiter.bytes)
      waiter.admit()
    }
  }

  function open(): BytesHeld {
    const share: Share = { bytes: 0, isOver: false }
    shares.add(share)

    async function grow(bytes: number, signal: AbortSignal): Promise<void> {
      if (share.isOver || share.bytes + bytes > perVisit) throw new BytesSpent()
      if (hasRoom(share, bytes)) return change(share, bytes)
      signal.throwIfAborted()
      await new Promise<void>((resolve, reject) => {
        const abort = () => end(() => reject(signal.reason))
        const end = (settle: () => void) => {
          waiting.delete(waiter)
          signal.removeEventListener('abort', abort)
          settle()
        }
        const waiter = { share, bytes, admit: () => end(resolve), refuse: () => end(() => reject(new BytesSpent())) }
        waiting.add(waiter)
        signal.addEventListener('abort', abort, { once: true })
      })
    }

    function shrink(bytes: number): void {
      change(share, -Math.min(bytes, share.bytes))
      admitWaiting()
    }

    return {
      grow,
      add: (bytes) => change(share, bytes),
      shrink,
      release: () => {
        share.isOver = true
        shares.delete(share)
        for (const waiter of waiting) if (waiter.share === share) waiter.refuse()
        shrink(share.bytes)
      },
    }
  }

  /** Counts what a visit left behind, such as pages that are yet to be stored; returns how to drop it. */
  function keep(bytes: number): () => void {
    kept += bytes
    return () => {
      kept -= bytes
      admitWaiting()
    }
  }

  return { open, keep, held: () => [...shares].reduce((sum, { bytes }) => sum + bytes, kept) }
}

/** One for the whole process, however many visits it makes at once. */
export const bytesInHand = createBytesBudget(bytesLimits)
