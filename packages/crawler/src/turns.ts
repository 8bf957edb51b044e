import { AsyncLocalStorage } from 'node:async_hooks'

/** What takes turns, a visit usually, and the CPU that its steps took so far. */
type Reader = { spentMs: number }
type Waiting = { reader: Reader; begin: () => void }

const readers = new AsyncLocalStorage<Reader>()
const waiting: Waiting[] = []
let goingOn: Waiting | null = null
let isGiving = false
let given: { reader: Reader; before: NodeJS.CpuUsage } | null = null

/** Counts all steps of this work together. */
export function asOneReader<Result>(work: () => Promise<Result>): Promise<Result> {
  return readers.run({ spentMs: 0 }, work)
}

/**
 * A process makes hundreds of visits at once, and each step of reading takes the thread to itself. A step begins in a
 * turn of the event loop of its own, so that a timer, an answer or a heartbeat waits for one step at most. The visit that
 * took least so far comes first: one made to take long keeps nobody waiting but others of its kind.
 */
export function takeTurn(): Promise<void> {
  return new Promise((begin) => {
    waiting.push({ reader: currentReader(), begin })
    giveTurns()
  })
}

/** Lets timers and answers in, then continues before the other readers: half-made work takes memory while it waits. */
export function keepTurn(): Promise<void> {
  return new Promise((begin) => {
    if (goingOn !== null) waiting.push(goingOn)
    goingOn = { reader: currentReader(), begin }
    giveTurns()
  })
}

const currentReader = (): Reader => readers.getStore() ?? { spentMs: 0 }

function giveTurns(): void {
  if (!isGiving) setImmediate(giveTurn)
  isGiving = true
}

function giveTurn(): void {
  if (given !== null) {
    const { user, system } = process.threadCpuUsage(given.before)
    given.reader.spentMs += (user + system) / 1_000
    given = null
  }
  const turn = goingOn ?? takeLeastSpent()
  goingOn = null
  isGiving = turn !== undefined
  if (turn === undefined) return
  given = { reader: turn.reader, before: process.threadCpuUsage() }
  turn.begin()
  // What is scheduled here runs after the step, and after the timers and answers that are due.
  setImmediate(giveTurn)
}

function takeLeastSpent(): Waiting | undefined {
  let next = 0
  for (let index = 1; index < waiting.length; index += 1)
    if ((waiting[index]?.reader.spentMs ?? 0) < (waiting[next]?.reader.spentMs ?? 0)) next = index
  return waiting.splice(next, 1)[0]
}

/** The values one after the other, with a turn for every few of them. */
export async function inTurns<From, To>(
  values: readonly From[],
  make: (value: From) => To,
  perTurn = 5,
): Promise<To[]> {
  const made: To[] = []
  for (const [index, value] of values.entries()) {
    if (index % perTurn === 0) await takeTurn()
    made.push(make(value))
  }
  return made
}
