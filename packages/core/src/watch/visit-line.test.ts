import { expect, it } from 'vitest'
import type { LeasedSource } from './lease-due.ts'
import { createVisitLine, type VisitLine, type Waiting } from './visit-line.ts'

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

function add(line: VisitLine, sourceNos: number[], now = 0): void {
  for (const sourceNo of sourceNos) line.add(source(sourceNo), `${sourceNo}.example`, now)
}

function taken(line: VisitLine, now: number): Waiting {
  const waiting = line.next(now)
  if (waiting === null) throw new Error('nobody waits')
  return waiting
}

it('hands out who came first, and who was put back only after a while', () => {
  const line = createVisitLine(() => 1)
  add(line, [1, 2])
  const first = taken(line, 0)
  expect(first.source.sourceNo).toBe(1)
  expect(line.putBack(first, 0)).toBeNull()
  expect(taken(line, 0).source.sourceNo).toBe(2)
  expect(line.next(0)).toBeNull()
  expect(taken(line, 250).source.sourceNo).toBe(1)
  expect(line.size).toBe(0)
})

it('sends away who waited half a minute', () => {
  const line = createVisitLine(() => 1)
  add(line, [1])
  expect(line.putBack(taken(line, 0), 29_000)).toBeNull()
  expect(line.putBack(taken(line, 30_000), 30_001)).toBe(34_000)
})

it('sends a crowd of one address away at once, each to come back a visit later than the one before', () => {
  const line = createVisitLine(() => 2)
  add(
    line,
    Array.from({ length: 40 }, (_, index) => index),
  )
  const after: (number | null)[] = []
  for (let turn = 0; turn < 40; turn++) after.push(line.putBack({ ...taken(line, 0), address: '192.0.2.1' }, 0))
  const waiting = after.filter((ms) => ms === null).length
  expect(waiting).toBe(16)
  expect(after.slice(16, 20)).toEqual([32_000, 34_000, 36_000, 38_000])
})

it('tells what it has, and lets go of it', () => {
  const line = createVisitLine(() => 1)
  add(line, [1, 2])
  expect(line.all().map((one) => one.source.sourceNo)).toEqual([1, 2])
  expect(line.clear()).toHaveLength(2)
  expect(line.size).toBe(0)
})
