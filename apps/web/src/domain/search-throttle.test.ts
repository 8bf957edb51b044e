import { defineCall } from '@vedetta/contracts/calls/call'
import { searchPace } from '@vedetta/contracts/search/position-search'
import { dayMs } from '@vedetta/contracts/text/durations'
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

it('fetchSearch sends at once up to the rate limit, then when the window allows the next request', async () => {
  const searches = Array.from({ length: searchPace.times + 1 }, (_, n) => fetchSearch(find, { n }))
  await vi.advanceTimersByTimeAsync(searchPace.seconds * 1000 - 1)
  expect(sent).toHaveLength(searchPace.times)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(searchPace.times + 1)
  await Promise.all(searches)
})

it('fetchSearch never exceeds the rate limit within any window, whatever the number of calls', async () => {
  const searches = Array.from({ length: 35 }, (_, n) => fetchSearch(find, { n }))
  await vi.advanceTimersByTimeAsync(60_000)
  await Promise.all(searches)
  expect(sent).toHaveLength(35)
  for (const [index, at] of sent.entries()) {
    const within = sent.slice(index).filter((later) => later < at + searchPace.seconds * 1000)
    expect(within.length).toBeLessThanOrEqual(searchPace.times)
  }
})

it('fetchSearch does not send a search aborted while it waited, which leaves its slot to the next', async () => {
  for (let n = 0; n < searchPace.times; n++) await fetchSearch(find, { n })
  const controller = new AbortController()
  const aborted = expect(fetchSearch(find, { n: -1 }, controller.signal)).rejects.toThrow('aborted')
  controller.abort()
  await aborted
  const last = fetchSearch(find, { n: 99 })
  await vi.advanceTimersByTimeAsync(searchPace.seconds * 1000 + 1000)
  await last
  expect(sent).toHaveLength(searchPace.times + 1)
})

it('fetchSearch ignores stored times in the future and stored values it cannot read', async () => {
  const tomorrow = Date.now() + dayMs
  for (const stored of [JSON.stringify(Array(searchPace.times).fill(tomorrow)), '{"a":1}', 'nothing', '["x"]']) {
    window.localStorage.setItem('vedetta.searches', stored)
    await fetchSearch(find, { n: 1 })
  }
  expect(sent).toHaveLength(4)
})
