import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const options = {
  parallel: 4,
  parallelOfTenant: 3,
  parallelOfPerson: 2,
  waiting: 20,
  waitingOfPerson: 8,
  maxWaitMs: 3_000,
}

/** A queue whose tasks end when they are told to. */
function startQueue(more: Partial<typeof options> = {}) {
  const queue = createFairQueue({ ...options, ...more })
  const ends = new Map<string, () => void>()
  const started: string[] = []
  const ask = (name: string, { tenant = name, person = name, weight = 1, signal }: Asked = {}) =>
    queue(
      { tenant, person, weight },
      () => {
        started.push(name)
        return new Promise<string>((end) => ends.set(name, () => end(name)))
      },
      signal,
    )
  const end = async (name: string) => {
    ends.get(name)?.()
    await turn()
  }
  return { ask, end, started }
}

type Asked = { tenant?: string; person?: string; weight?: number; signal?: AbortSignal }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a fair queue', () => {
  test('runs tasks up to its concurrency, and the next when one ends', async () => {
    const { ask, end, started } = startQueue()
    const asked = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(name))
    expect(started).toEqual(['a', 'b', 'c', 'd'])
    await end('b')
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e'])
    for (const name of started) await end(name)
    expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('starts the next task when one fails', async () => {
    const queue = createFairQueue({ ...options, parallel: 1, parallelOfTenant: 1, parallelOfPerson: 1 })
    const task = { tenant: 'a', person: 'a', weight: 1 }
    const asked = [queue(task, () => Promise.reject(new Error('no'))), queue(task, () => Promise.resolve('yes'))]
    await expect(asked[0]).rejects.toThrow('no')
    expect(await asked[1]).toBe('yes')
  })

  test('runs two tasks of a person at a time, and a third when one ends', async () => {
    const { ask, end, started } = startQueue()
    for (const name of ['1', '2', '3']) void ask(name, { tenant: 'alfa', person: 'anna' })
    void ask('4', { tenant: 'alfa', person: 'bruno' })
    expect(started).toEqual(['1', '2', '4'])
    await end('1')
    expect(started).toEqual(['1', '2', '4', '3'])
  })

  test('leaves room for others while a tenant has all that it may run', async () => {
    const { ask, started } = startQueue()
    for (let n = 0; n < 10; n++) void ask(`a${n}`, { tenant: 'alfa' })
    void ask('b', { tenant: 'beta' })
    expect(started).toEqual(['a0', 'a1', 'a2', 'b'])
  })

  test('serves tenants by the weight of what they have used, however many tasks of one wait', async () => {
    const { ask, end, started } = startQueue({ parallel: 1, parallelOfTenant: 1, parallelOfPerson: 1 })
    void ask('first')
    for (let n = 0; n < 5; n++) void ask(`heavy${n}`, { tenant: 'alfa', person: `p${n}`, weight: 10 })
    for (let n = 0; n < 8; n++) void ask(`light${n}`, { tenant: 'beta', person: `q${n}`, weight: 1 })
    for (let n = 0; n < 14; n++) await end(started.at(-1) ?? '')
    expect(started.slice(1, 12)).toEqual([
      'heavy0',
      ...Array.from({ length: 8 }, (_, n) => `light${n}`),
      'heavy1',
      'heavy2',
    ])
  })

  test('does not hold against a tenant what it used before everybody was done', async () => {
    const { ask, end, started } = startQueue({ parallel: 1, parallelOfTenant: 1, parallelOfPerson: 1 })
    void ask('heavy', { tenant: 'alfa', weight: 100 })
    await end('heavy')
    void ask('running')
    void ask('a', { tenant: 'alfa' })
    void ask('b', { tenant: 'beta' })
    await end('running')
    expect(started.at(-1)).toBe('a')
  })

  test('refuses a task that waited too long behind others of its person, and says when to try again', async () => {
    const { ask, started } = startQueue()
    for (const name of ['1', '2']) void ask(name, { person: 'anna' })
    const third = expect(ask('3', { person: 'anna' })).rejects.toMatchObject({ code: 'request_limit', retryAfter: 1 })
    await vi.advanceTimersByTimeAsync(3_000)
    await third
    expect(started).toEqual(['1', '2'])
  })

  test('refuses with another code a task that waited too long behind everybody else', async () => {
    const { ask } = startQueue()
    for (const name of ['1', '2', '3', '4']) void ask(name)
    const refused = expect(ask('5')).rejects.toMatchObject({ code: 'search_unavailable', retryAfter: 5 })
    await vi.advanceTimersByTimeAsync(3_000)
    await refused
  })

  test('refuses at once what would make too many wait, of a person or in all', async () => {
    const { ask } = startQueue({ waiting: 9 })
    const waiting = Array.from({ length: 10 }, (_, n) => ask(`${n}`, { tenant: 'alfa', person: 'anna' }))
    await expect(ask('11', { tenant: 'alfa', person: 'anna' })).rejects.toMatchObject({ code: 'request_limit' })
    for (const name of ['b', 'c', 'd']) void ask(name).catch(() => {})
    await expect(ask('e')).rejects.toMatchObject({ code: 'search_unavailable' })
    expect(waiting).toHaveLength(10)
    for (const each of waiting) each.catch(() => {})
  })

  test('forgets a waiting task whose caller has gone', async () => {
    const { ask, end, started } = startQueue({ parallel: 1, parallelOfTenant: 1, parallelOfPerson: 1 })
    const gone = new AbortController()
    void ask('1')
    const left = ask('2', { signal: gone.signal })
    void ask('3')
    gone.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    await end('1')
    expect(started).toEqual(['1', '3'])
  })
})
