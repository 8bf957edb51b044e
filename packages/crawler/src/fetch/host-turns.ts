import { setTimeout as pause } from 'node:timers/promises'

type InTurn = <Result>(host: string, work: () => Promise<Result>) => Promise<Result>

/** One thing at a time for each host, and two beginnings at least `pauseMs` apart. */
export function createHostTurns(pauseMs: number): InTurn {
  const lines = new Map<string, Promise<unknown>>()
  return (host, work) => {
    const before = lines.get(host) ?? Promise.resolve()
    const turn = before.then(work)
    const free = Promise.allSettled([turn, before.then(() => pause(pauseMs))])
    lines.set(host, free)
    free.then(() => {
      if (lines.get(host) === free) lines.delete(host)
    })
    return turn
  }
}
