import { expect, it } from 'vitest'
import type { LeasedSource } from '../schedule/lease-due.ts'
import { createVisitQueue, type QueuedVisit, type VisitQueue } from './visit-queue.ts'

const source = (sourceNo: number): LeasedSource => ({
  sourceNo,
  kind: 'page',
  url: `https://${sourceNo}.example/`,
  dueAt: new Date(0),
  failures: 0,
  memory: null,
  company: null,
  city: null,
  hasMisses: false,
  isHeld: false,
  openPositions: 0,
})

function add(queue: VisitQueue, sourceNos: number[], now = 0): void {
  for (const sourceNo of sourceNos) queue.add(source(sourceNo), `${sourceNo}.example`, now)
}

function taken(queue: VisitQueue, now: number): QueuedVisit {
  const waiting = queue.next(now)
  if (waiting === null) throw new Error('the queue is empty')
  return waiting
}

it('the visit queue is first in, first out, and a requeued visit is retried after 250 ms', () => {
  const queue = createVisitQueue(() => 1)
  add(queue, [1, 2])
  const first = taken(queue, 0)
  expect(first.source.sourceNo).toBe(1)
  expect(queue.requeue(first, 0)).toBeNull()
  expect(taken(queue, 0).source.sourceNo).toBe(2)
  expect(queue.next(0)).toBeNull()
  expect(taken(queue, 250).source.sourceNo).toBe(1)
  expect(queue.size).toBe(0)
})

it('of the visits that wait for one address one retries at a time, in turn, beside those of other addresses', () => {
  const queue = createVisitQueue(() => 8)
  add(queue, [1, 2, 3, 4])
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
    queue.requeue({ ...taken(queue, 0), address }, 0)
  expect(queue.isCrowded('192.0.2.1')).toBe(true)
  expect(queue.isCrowded('192.0.2.3')).toBe(false)
  expect(queue.next(249)).toBeNull()
  const [first, other] = [taken(queue, 250), taken(queue, 250)]
  expect([first, other].map(({ source }) => source.sourceNo)).toEqual([1, 4])
  expect(queue.next(250)).toBeNull()
  queue.requeue(first, 260)
  expect([500, 750, 1_000].map((at) => taken(queue, at).source.sourceNo)).toEqual([2, 3, 1])
  expect(queue.isCrowded('192.0.2.1')).toBe(false)
})

it('a visit that waited half a minute is sent back to the schedule', () => {
  const queue = createVisitQueue(() => 1)
  add(queue, [1])
  expect(queue.requeue(taken(queue, 0), 29_000)).toBeNull()
  expect(queue.requeue(taken(queue, 30_000), 30_001)).toBe(34_000)
})

it('visits beyond what an address bears in half a minute are sent back at once, each due one visit later than the last', () => {
  const queue = createVisitQueue(() => 2)
  add(
    queue,
    Array.from({ length: 40 }, (_, index) => index),
  )
  const after: (number | null)[] = []
  for (let turn = 0; turn < 40; turn++) after.push(queue.requeue({ ...taken(queue, 0), address: '192.0.2.1' }, 0))
  const waiting = after.filter((ms) => ms === null).length
  expect(waiting).toBe(16)
  expect(after.slice(16, 20)).toEqual([32_000, 34_000, 36_000, 38_000])
})

it('all lists the queued visits and clear removes them', () => {
  const queue = createVisitQueue(() => 1)
  add(queue, [1, 2])
  expect(queue.all().map((one) => one.source.sourceNo)).toEqual([1, 2])
  expect(queue.clear()).toHaveLength(2)
  expect(queue.size).toBe(0)
})
