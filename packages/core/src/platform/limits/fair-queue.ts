import { AppError } from '../app-error.ts'

type FairQueueOptions = {
  /** Tasks that run at a time: of all tenants, of one, of one person. */
  readonly parallel: number
  readonly parallelOfTenant: number
  readonly parallelOfPerson: number
  /** Tasks that wait: of all tenants, of one person. */
  readonly waiting: number
  readonly waitingOfPerson: number
  readonly maxWaitMs: number
}

type Task = { readonly tenant: string; readonly person: string; readonly weight: number }

type WaitingTask = Task & { readonly admit: () => void }

export type FairQueue = <Result>(task: Task, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>

/**
 * Runs a few tasks at a time. Next is the oldest task of the tenant that has used least, by weight (start-time fair queueing): a
 * tenant with many or heavy tasks waits behind its own. A task that would wait too long is refused, with `request_limit` where
 * its own person or tenant is in the way, and with `search_unavailable` where everybody else is.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const waiting: WaitingTask[] = []
  const running: Task[] = []
  /** What each tenant has used, on a clock that advances with the tenant that has used least. */
  const used = new Map<string, number>()
  let virtualTime = 0

  const usedBy = (tenant: string) => Math.max(virtualTime, used.get(tenant) ?? 0)
  const isAtOwnLimit = ({ tenant, person }: Task) =>
    running.filter((task) => task.tenant === tenant).length >= options.parallelOfTenant ||
    running.filter((task) => task.person === person).length >= options.parallelOfPerson

  function start(task: Task): void {
    running.push(task)
    virtualTime = usedBy(task.tenant)
    used.set(task.tenant, virtualTime + task.weight)
  }

  function finish(task: Task): void {
    running.splice(running.indexOf(task), 1)
    admitNext()
    // Once nothing runs, nothing waits either, and what was used before counts against nobody.
    for (const [tenant, time] of used) if (time <= virtualTime || running.length === 0) used.delete(tenant)
  }

  function admitNext(): void {
    while (running.length < options.parallel) {
      const startable = waiting.filter((task) => !isAtOwnLimit(task))
      const lowest = Math.min(...startable.map(({ tenant }) => usedBy(tenant)))
      const next = startable.find(({ tenant }) => usedBy(tenant) === lowest)
      if (!next) return
      waiting.splice(waiting.indexOf(next), 1)
      start(next)
      next.admit()
    }
  }

  const refusalOf = (task: Task) =>
    isAtOwnLimit(task)
      ? new AppError('request_limit', { retryAfter: 1 })
      : new AppError('search_unavailable', { retryAfter: 5 })

  function waitFor(task: Task, signal: AbortSignal | undefined): Promise<Task> {
    const ofPerson = waiting.filter(({ person }) => person === task.person).length
    if (ofPerson >= options.waitingOfPerson || waiting.length >= options.waiting) return Promise.reject(refusalOf(task))
    const { promise, resolve, reject } = Promise.withResolvers<Task>()
    const admitted: WaitingTask = { ...task, admit: () => resolve(admitted) }
    const leave = (reason: unknown) => {
      const at = waiting.indexOf(admitted)
      if (at >= 0) waiting.splice(at, 1)
      reject(reason)
    }
    const giveUp = () => leave(signal?.reason)
    const timer = setTimeout(() => leave(refusalOf(task)), options.maxWaitMs)
    signal?.addEventListener('abort', giveUp, { once: true })
    waiting.push(admitted)
    return promise.finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
    })
  }

  return async (asked, work, signal) => {
    signal?.throwIfAborted()
    const startsNow = running.length < options.parallel && !isAtOwnLimit(asked)
    const task = startsNow ? { ...asked } : await waitFor(asked, signal)
    if (startsNow) start(task)
    try {
      return await work()
    } finally {
      finish(task)
    }
  }
}
