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

function add(line: VisitQueue, sourceNos: number[], now = 0): void {
  for (const sourceNo of sourceNos) line.add(source(sourceNo), `${sourceNo}.example`, now)
}

function taken(line: VisitQueue, now: number): QueuedVisit {
  const waiting = line.next(now)
  if (waiting === null) throw new Error('nobody waits')
  return waiting
}

it('hands out who came first, and who was put back only after a while', () => {
  const line = createVisitQueue(() => 1)
  add(line, [1, 2])
  const first = taken(line, 0)
  expect(first.source.sourceNo).toBe(1)
  expect(line.requeue(first, 0)).toBeNull()
  expect(taken(line, 0).source.sourceNo).toBe(2)
  expect(line.next(0)).toBeNull()
  expect(taken(line, 250).source.sourceNo).toBe(1)
  expect(line.size).toBe(0)
})

it('lets one of those who wait for an address try at a time, in turn, and who waits for another meanwhile', () => {
  const line = createVisitQueue(() => 8)
  add(line, [1, 2, 3, 4])
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
    line.requeue({ ...taken(line, 0), address }, 0)
  expect(line.isCrowded('192.0.2.1')).toBe(true)
  expect(line.isCrowded('192.0.2.3')).toBe(false)
  expect(line.next(249)).toBeNull()
  const [first, other] = [taken(line, 250), taken(line, 250)]
  expect([first, other].map(({ source }) => source.sourceNo)).toEqual([1, 4])
  expect(line.next(250)).toBeNull()
  line.requeue(first, 260)
  expect([500, 750, 1_000].map((at) => taken(line, at).source.sourceNo)).toEqual([2, 3, 1])
  expect(line.isCrowded('192.0.2.1')).toBe(false)
})

it('sends away who waited half a minute', () => {
  const line = createVisitQueue(() => 1)
  add(line, [1])
  expect(line.requeue(taken(line, 0), 29_000)).toBeNull()
  expect(line.requeue(taken(line, 30_000), 30_001)).toBe(34_000)
})

it('sends a crowd of one address away at once, each to come back a visit later than the one before', () => {
  const line = createVisitQueue(() => 2)
  add(
    line,
    Array.from({ length: 40 }, (_, index) => index),
  )
  const after: (number | null)[] = []
  for (let turn = 0; turn < 40; turn++) after.push(line.requeue({ ...taken(line, 0), address: '192.0.2.1' }, 0))
  const waiting = after.filter((ms) => ms === null).length
  expect(waiting).toBe(16)
  expect(after.slice(16, 20)).toEqual([32_000, 34_000, 36_000, 38_000])
})

it('tells what it has, and lets go of it', () => {
  const line = createVisitQueue(() => 1)
  add(line, [1, 2])
  expect(line.all().map((one) => one.source.sourceNo)).toEqual([1, 2])
  expect(line.clear()).toHaveLength(2)
  expect(line.size).toBe(0)
})
