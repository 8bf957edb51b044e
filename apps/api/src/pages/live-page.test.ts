import { minuteMs } from '@vedetta/contracts/durations'
import { expect, test, vi } from 'vitest'
import { makeDocument } from './document.ts'
import { keepDocuments } from './live-page.ts'

function start() {
  let now = 0
  const keep = keepDocuments(() => new Date(now))
  return { keep, pass: (minutes: number) => (now += minutes * minuteMs) }
}

test('a page is made once for all who ask within five minutes', async () => {
  const { keep, pass } = start()
  const make = vi.fn(async () => makeDocument('page'))
  const [one, other] = await Promise.all([keep('/mappa', make), keep('/mappa', make)])
  expect(one).toBe(other)
  pass(4)
  await keep('/mappa', make)
  expect(make).toHaveBeenCalledTimes(1)
  pass(2)
  await keep('/mappa', make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('one that failed is tried again, and one that does not exist is remembered', async () => {
  const { keep } = start()
  await expect(keep('/mappa', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await keep('/mappa', async () => makeDocument('page'))).toBeDefined()
  const make = vi.fn(async () => undefined)
  expect(await keep('/mappa/nowhere', make)).toBeUndefined()
  await keep('/mappa/nowhere', make)
  expect(make).toHaveBeenCalledTimes(1)
})

test('so many paths are kept, the oldest goes first', async () => {
  const { keep } = start()
  const make = vi.fn(async () => makeDocument(''))
  for (let page = 0; page <= 1_000; page++) await keep(`/mappa/${page}`, make)
  await keep('/mappa/1', make)
  expect(make).toHaveBeenCalledTimes(1_001)
  await keep('/mappa/0', make)
  expect(make).toHaveBeenCalledTimes(1_002)
})
