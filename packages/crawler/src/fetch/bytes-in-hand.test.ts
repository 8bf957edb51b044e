import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BytesSpent, createBytesBudget } from './bytes-in-hand.ts'

const limits = { free: 10, perVisit: 100, pool: 250 }
const never = new AbortController().signal

/** Whether it is settled by now. */
async function isAdmitted(growing: Promise<void>): Promise<boolean> {
  return Promise.race([growing.then(() => true), new Promise<false>((resolve) => setImmediate(() => resolve(false)))])
}

it('a visit’s first bytes never wait, however many the others hold', async () => {
  const budget = createBytesBudget(limits)
  const large = Array.from({ length: 3 }, () => budget.open())
  for (const visit of large) void visit.grow(100, never).catch(() => undefined)
  expect(await isAdmitted(budget.open().grow(10, never))).toBe(true)
})

it('a visit holds no more than it may', async () => {
  const visit = createBytesBudget(limits).open()
  await visit.grow(90, never)
  await expect(visit.grow(11, never)).rejects.toThrow(BytesSpent)
})

it('a visit waits while the process has no room, and goes on when another one ends', async () => {
  const budget = createBytesBudget(limits)
  const [one, other, third] = [budget.open(), budget.open(), budget.open()]
  await one.grow(100, never)
  await other.grow(100, never)
  const waiting = third.grow(100, never)
  expect(await isAdmitted(waiting)).toBe(false)
  one.release()
  expect(await isAdmitted(waiting)).toBe(true)
  expect(budget.held()).toBe(200)
})

it('a visit that waits for room ends its wait with its own time, or its own end', async () => {
  const budget = createBytesBudget(limits)
  for (const visit of [budget.open(), budget.open()]) await visit.grow(100, never)
  const late = new AbortController()
  const [timed, ended] = [budget.open(), budget.open()]
  const [timedWait, endedWait] = [timed.grow(100, late.signal), ended.grow(100, never)]
  late.abort(new DOMException('', 'TimeoutError'))
  ended.release()
  await expect(timedWait).rejects.toThrow(DOMException)
  await expect(endedWait).rejects.toThrow(BytesSpent)
  expect(budget.held()).toBe(200)
})

it('pages that are yet to be stored count, until they are dropped', async () => {
  const budget = createBytesBudget(limits)
  const drop = budget.keep(200)
  const visit = budget.open()
  const waiting = visit.grow(100, never)
  expect(await isAdmitted(waiting)).toBe(false)
  drop()
  expect(await isAdmitted(waiting)).toBe(true)
})

it('visits that hold bytes and wait for more all end, whatever they ask for, and never hold more than there is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }), { minLength: 1, maxLength: 25 }),
      async (visits) => {
        const budget = createBytesBudget(limits)
        let most = 0
        const ends = visits.map(async (asks) => {
          const visit = budget.open()
          for (const bytes of asks) {
            await visit.grow(bytes, never).catch((error: unknown) => expect(error).toBeInstanceOf(BytesSpent))
            most = Math.max(most, budget.held())
          }
          visit.release()
        })
        await Promise.all(ends)
        expect(most).toBeLessThanOrEqual(limits.pool + visits.length * limits.free)
        expect(budget.held()).toBe(0)
      },
    ),
  )
})
