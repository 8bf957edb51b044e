import { hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { AppError } from '@vedetta/core/platform/app-error'
import { expect, test, vi } from 'vitest'
import { makePackedDocument } from './document.ts'
import { documentCache } from './live-page.ts'

function start() {
  let now = Date.parse('2026-11-15T10:00:00Z')
  const cached = documentCache(() => new Date(now))
  const admit = vi.fn(async () => {})
  let version = 0
  const make = vi.fn(async () => makePackedDocument(`page ${++version}`))
  const get = async (path = '/mappa') => `${(await cached(path, make, admit))?.bodies.identity}`
  return { cached, admit, make, get, pass: (ms: number) => (now += ms) }
}

test('a live page is made once for all who ask at a time and for half an hour', async () => {
  const { get, make, pass } = start()
  expect(await Promise.all([get(), get()])).toEqual(['page 1', 'page 1'])
  pass(29 * minuteMs)
  expect(await get()).toBe('page 1')
  expect(make).toHaveBeenCalledTimes(1)
})

test('a live page older than half an hour is sent at once, and made anew for the next visitor', async () => {
  const { get, make, admit, pass } = start()
  await get()
  pass(30 * minuteMs)
  expect(await get()).toBe('page 1')
  await expect.poll(() => get()).toBe('page 2')
  expect([make.mock.calls.length, admit.mock.calls.length]).toEqual([2, 1])
})

test('a live page older than three hours is made anew before it is sent', async () => {
  const { get, pass } = start()
  await get()
  pass(3 * hourMs)
  expect(await get()).toBe('page 2')
})

test('a live page that fails while an older one is held is not missed', async () => {
  const { get, make, pass } = start()
  await get()
  pass(31 * minuteMs)
  make.mockRejectedValueOnce(new Error('away'))
  expect(await get()).toBe('page 1')
  await expect.poll(() => get()).toBe('page 2')
})

test('a live page that failed is tried again, and a path without a page is not kept', async () => {
  const { cached, admit } = start()
  await expect(cached('/mappa', () => Promise.reject(new Error('away')), admit)).rejects.toThrow('away')
  expect(await cached('/mappa', async () => makePackedDocument('page'), admit)).toBeDefined()
  const missing = vi.fn(async () => undefined)
  for (let n = 0; n < 2; n++) expect(await cached('/mappa/nowhere', missing, admit)).toBeUndefined()
  expect(missing).toHaveBeenCalledTimes(2)
})

test('a visitor who may not have more pages rendered gets those that are held', async () => {
  const { get, make, admit } = start()
  await get()
  admit.mockRejectedValue(new AppError('request_limit', { retryAfter: 7 }))
  expect(await get()).toBe('page 1')
  await expect(get('/mappa/milano')).rejects.toMatchObject({ code: 'request_limit', retryAfter: 7 })
  expect(make).toHaveBeenCalledTimes(1)
})

test('all maps of both languages are held at a time', async () => {
  const { cached, admit } = start()
  // 107 provinces and Italy, 37 sectors and all, two languages; the sizes are those of real pages.
  const pages = 108 * 38 * 2
  const page = { ...makePackedDocument('page'), size: 18_000 }
  const make = vi.fn(async () => page)
  for (let n = 0; n < pages; n++) await cached(`/mappa/${n}`, make, admit)
  for (let n = 0; n < pages; n++) await cached(`/mappa/${n}`, make, admit)
  expect(make).toHaveBeenCalledTimes(pages)
})

test('live pages are rendered one at a time, and beyond thirty waiting ones visitors are refused', async () => {
  const { cached, admit } = start()
  let running = 0
  let most = 0
  const make = async () => {
    most = Math.max(most, ++running)
    await new Promise((next) => setImmediate(next))
    running--
    return makePackedDocument('page')
  }
  const asked = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => cached(`/mappa/${n}`, make, admit)))
  expect(most).toBe(1)
  expect(
    asked.filter(({ status }) => status === 'rejected').map((each) => 'reason' in each && each.reason.code),
  ).toEqual(Array(9).fill('request_limit'))
})
