import { expect, test } from 'vitest'
import { memoryOf, readFamilies, spentBetween } from './usage.ts'

const parent = { pid: 1, parent: 0, own: 100, ended: 0 }
const child = { pid: 2, parent: 1, own: 500, ended: 0 }

test('the CPU and memory of a process that runs are read', async () => {
  const read = async () => (await readFamilies(process.ppid, [{ name: 'tests', pid: process.pid }])).get('tests') ?? []
  const before = await read()
  const cpu = process.cpuUsage()
  while (process.cpuUsage(cpu).user < 100_000);
  const after = await read()
  expect(spentBetween(before, after)).toBeGreaterThanOrEqual(80)
  expect(await memoryOf(after)).toBeGreaterThan(20 * 1_048_576)
})

test('a process that its parent waited for is counted once', () => {
  const after = [{ ...parent, own: 110, ended: 520 }]
  expect(spentBetween([parent, child], after)).toBe(30)
})

test('a process that began and ended in between is counted by its parent', () => {
  expect(spentBetween([parent], [{ ...parent, ended: 70 }])).toBe(70)
})

test('a process that nobody waited for takes nothing away from what the others spent', () => {
  const after = [
    { ...parent, own: 130 },
    { ...child, pid: 3, own: 40 },
  ]
  expect(spentBetween([parent, child], after)).toBe(70)
})
