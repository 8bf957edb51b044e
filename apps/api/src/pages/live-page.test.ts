import { minuteMs } from '@vedetta/contracts/durations'
import { expect, test, vi } from 'vitest'
import { makeDocument } from './document.ts'
import { documentCache } from './live-page.ts'

function start() {
  let now = Date.parse('2026-11-15T10:00:00Z')
  const cached = documentCache(() => new Date(now))
  return { cached, pass: (minutes: number) => (now += minutes * minuteMs) }
}

test('a live page is made once for all requests within five minutes', async () => {
  const { cached, pass } = start()
  const make = vi.fn(async () => makeDocument('page'))
  const [one, other] = await Promise.all([cached('/mappa', make), cached('/mappa', make)])
  expect(one).toBe(other)
  pass(4)
  await cached('/mappa', make)
  expect(make).toHaveBeenCalledTimes(1)
  pass(2)
  await cached('/mappa', make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('a live page that failed is tried again, and one that does not exist is remembered', async () => {
  const { cached } = start()
  await expect(cached('/mappa', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cached('/mappa', async () => makeDocument('page'))).toBeDefined()
  const make = vi.fn(async () => undefined)
  expect(await cached('/mappa/nowhere', make)).toBeUndefined()
  await cached('/mappa/nowhere', make)
  expect(make).toHaveBeenCalledTimes(1)
})

test('a thousand live pages are kept, and the oldest is dropped first', async () => {
  const { cached } = start()
  const make = vi.fn(async () => makeDocument(''))
  for (let page = 0; page <= 1_000; page++) await cached(`/mappa/${page}`, make)
  await cached('/mappa/1', make)
  expect(make).toHaveBeenCalledTimes(1_001)
  await cached('/mappa/0', make)
  expect(make).toHaveBeenCalledTimes(1_002)
})
