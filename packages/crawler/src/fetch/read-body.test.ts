import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { BytesSpent, createBytesBudget } from './bytes-in-hand.ts'
import { readBody, TooLarge } from './read-body.ts'

const limits = { wire: 1_000, inflated: 1_000, ratio: 50 }
const bodyOf = (bytes: number) => Readable.from([Buffer.alloc(bytes / 2), Buffer.alloc(bytes / 2)])
const signal = new AbortController().signal
const budgetOf = (perVisit: number) => createBytesBudget({ free: 0, perVisit, pool: 2 * perVisit })

it('readBody counts the bytes of a body in the share of its visit', async () => {
  const budget = budgetOf(500)
  await readBody(bodyOf(400), '', limits, { held: budget.open(), signal })
  expect(budget.held()).toBe(400)
})

it('readBody counts nothing of a body that is too large, or beyond what its visit may hold', async () => {
  const budget = budgetOf(5_000)
  await expect(readBody(bodyOf(1_200), '', limits, { held: budget.open(), signal })).rejects.toThrow(TooLarge)
  const small = budgetOf(500)
  await expect(readBody(bodyOf(800), '', limits, { held: small.open(), signal })).rejects.toThrow(BytesSpent)
  expect([budget.held(), small.held()]).toEqual([0, 0])
})

it('readBody counts of a body that is cut what is left of it', async () => {
  const budget = budgetOf(500)
  const body = await readBody(bodyOf(400), '', { ...limits, cutAt: 300 }, { held: budget.open(), signal })
  expect([body.length, budget.held()]).toEqual([300, 300])
})

it('readBody waits for room, up to the time that its fetch has', async () => {
  const budget = budgetOf(500)
  for (const visit of [budget.open(), budget.open()]) await visit.grow(500, signal)
  const over = new AbortController()
  const reading = readBody(bodyOf(400), '', limits, { held: budget.open(), signal: over.signal })
  over.abort(new DOMException('', 'TimeoutError'))
  await expect(reading).rejects.toThrow(DOMException)
  expect(budget.held()).toBe(1_000)
})
