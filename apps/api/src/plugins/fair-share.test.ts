import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from './callers.ts'
import { createFairShare, type FairShare } from './fair-share.ts'

const person = (id: string): Caller => ({ kind: 'person', id, isKnown: true })
const stranger = (id: string): Caller => ({ kind: 'stranger', id, isKnown: false })
const never = new AbortController().signal
const queue = { waiting: 6, waitingOfCaller: 3, waitMs: 60_000, standingWaitMs: 1 }

let all: number
let time: number
let share: FairShare
beforeEach(() => {
  all = 32
  time = 0
  share = createFairShare({ current: () => all, record: () => {} }, queue, () => time)
})

/** Enters once there is room; its outcome is undefined until then. */
function ask(caller: Caller, signal = never) {
  const asked: { outcome?: 'in' | 'refused'; leave: () => void } = { leave: () => {} }
  void share.enter(caller, signal).then((leave) => {
    asked.outcome = leave ? 'in' : 'refused'
    asked.leave = leave ?? (() => {})
  })
  return asked
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

async function outcomes(asked: readonly { outcome?: string }[]) {
  await settle()
  return asked.map(({ outcome }) => outcome ?? 'waiting')
}

async function countIn(caller: (n: number) => Caller, count: number) {
  const asked = Array.from({ length: count }, (_, n) => ask(caller(n)))
  await settle()
  return asked.filter(({ outcome }) => outcome === 'in').length
}

describe('a fair share', () => {
  test('one stranger holds a quarter at most', async () => {
    expect(await countIn(() => stranger('a'), 40)).toBe(8)
  })

  test('strangers together hold half at most, and people have the rest', async () => {
    expect(await countIn((n) => stranger(`${n}`), 40)).toBe(16)
    expect(await countIn((n) => person(`${n}`), 16)).toBe(16)
  })

  test('one person holds a quarter at most, but as many as a browser has connections', async () => {
    expect(await countIn(() => person('a'), 40)).toBe(8)
    all = 12
    share = createFairShare({ current: () => all, record: () => {} }, queue, () => time)
    expect(await countIn(() => person('a'), 40)).toBe(6)
  })

  test('free places go to people first, then in turns of the callers', async () => {
    all = 1
    const [first] = [ask(person('z'))]
    const waiting = [ask(stranger('s')), ask(person('a')), ask(person('a')), ask(person('b'))]
    expect(await outcomes([first, ...waiting])).toEqual(['in', 'waiting', 'waiting', 'waiting', 'waiting'])
    const order: number[] = []
    let next = first
    while (order.length < waiting.length) {
      next.leave()
      await settle()
      const at = waiting.findIndex(({ outcome }, n) => outcome === 'in' && !order.includes(n))
      order.push(at)
      next = waiting[at] as typeof first
    }
    expect(order).toEqual([1, 3, 2, 0])
  })

  test('a full queue refuses strangers, and the one that came last gives way to a person', async () => {
    all = 1
    ask(person('z'))
    const strangers = [...'abcdef'].map((id) => ask(stranger(id)))
    const late = ask(stranger('g'))
    const known = ask(person('p'))
    expect(await outcomes([...strangers, late, known])).toEqual([
      ...['waiting', 'waiting', 'waiting', 'waiting', 'waiting', 'refused'],
      ...['refused', 'waiting'],
    ])
  })

  test('one caller does not fill the queue', async () => {
    all = 1
    ask(person('z'))
    const asked = Array.from({ length: 4 }, () => ask(person('a')))
    expect(await outcomes(asked)).toEqual(['waiting', 'waiting', 'waiting', 'refused'])
  })

  test('a client that is gone waits no longer', async () => {
    all = 1
    const first = ask(person('z'))
    const gone = new AbortController()
    const asked = [ask(person('a'), gone.signal), ask(person('b'))]
    gone.abort()
    expect(await outcomes(asked)).toEqual(['refused', 'waiting'])
    first.leave()
    expect(await outcomes(asked)).toEqual(['refused', 'in'])
  })

  test('behind a queue that does not empty a request waits a moment only', async () => {
    all = 1
    ask(person('z'))
    const burst = ask(person('a'))
    time = queue.waitMs + 1
    const later = ask(person('b'))
    await expect.poll(() => later.outcome, { timeout: 15_000 }).toBe('refused')
    expect(burst.outcome).toBeUndefined()
  })

  test('a queue of strangers does not shorten the waiting of people', async () => {
    all = 1
    const first = ask(person('z'))
    const strangers = ask(stranger('s'))
    time = queue.waitMs + 1
    const later = ask(person('b'))
    const behind = ask(stranger('t'))
    await expect.poll(() => behind.outcome, { timeout: 15_000 }).toBe('refused')
    expect(later.outcome).toBeUndefined()
    first.leave()
    expect(await outcomes([later, strangers])).toEqual(['in', 'waiting'])
  })

  test('leaving twice gives one place back', async () => {
    all = 4
    const first = ask(stranger('a'))
    await settle()
    first.leave()
    first.leave()
    expect(await countIn(() => person('a'), 6)).toBe(4)
  })
})
