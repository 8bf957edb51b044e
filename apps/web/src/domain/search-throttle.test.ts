import { defineCall } from '@vedetta/contracts/call'
import { dayMs } from '@vedetta/contracts/durations'
import { searchPace } from '@vedetta/contracts/position-search'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { fetchSearch } from './search-throttle.ts'

const find = defineCall({
  method: 'POST',
  path: '/find',
  summary: 'Find things',
  access: 'public',
  input: z.strictObject({ n: z.number() }),
  output: z.object({}),
})

const sent: number[] = []

beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    sent.push(Date.now())
    return Response.json({})
  })
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks at once as long as the server allows it, then when there is a turn again', async () => {
  const asked = Array.from({ length: searchPace.times + 1 }, (_, n) => fetchSearch(find, { n }))
  await vi.advanceTimersByTimeAsync(searchPace.seconds * 1000 - 1)
  expect(sent).toHaveLength(searchPace.times)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(searchPace.times + 1)
  await Promise.all(asked)
})

it('never asks more often within the seconds of the limit, however impatient', async () => {
  const asked = Array.from({ length: 35 }, (_, n) => fetchSearch(find, { n }))
  await vi.advanceTimersByTimeAsync(60_000)
  await Promise.all(asked)
  expect(sent).toHaveLength(35)
  for (const [index, at] of sent.entries()) {
    const within = sent.slice(index).filter((later) => later < at + searchPace.seconds * 1000)
    expect(within.length).toBeLessThanOrEqual(searchPace.times)
  }
})

it('does not ask what was given up while it waited, which takes nobody’s turn', async () => {
  for (let n = 0; n < searchPace.times; n++) await fetchSearch(find, { n })
  const controller = new AbortController()
  const givenUp = expect(fetchSearch(find, { n: -1 }, controller.signal)).rejects.toThrow('aborted')
  controller.abort()
  await givenUp
  const last = fetchSearch(find, { n: 99 })
  await vi.advanceTimersByTimeAsync(searchPace.seconds * 1000 + 1000)
  await last
  expect(sent).toHaveLength(searchPace.times + 1)
})

it('does not wait for a turn that a wrong clock put into the future, nor stumble over what else is stored', async () => {
  const tomorrow = Date.now() + dayMs
  for (const kept of [JSON.stringify(Array(searchPace.times).fill(tomorrow)), '{"a":1}', 'nothing', '["x"]']) {
    window.localStorage.setItem('vedetta.searches', kept)
    await fetchSearch(find, { n: 1 })
  }
  expect(sent).toHaveLength(4)
})
