import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastTypes } from './toasts.ts'

// A store of its own: other files of the worker leave toasts on show.
let store: typeof import('./toasts.ts')
beforeEach(async () => {
  vi.resetModules()
  store = await import('./toasts.ts')
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

function timeline(): [title: string, visible: boolean][] {
  return store.currentToasts().map(({ title, visible }) => [title, visible])
}

it('a toast has an id, a title, a description, a type, a duration and whether it is visible', () => {
  const id = store.showToast({ title: 'Salvato', description: 'Tutto a posto', type: 'success', duration: 4000 })
  expect(store.currentToasts()).toEqual([
    { id, title: 'Salvato', description: 'Tutto a posto', type: 'success', duration: 4000, visible: true },
  ])
  expect(toastTypes).toEqual(['success', 'error', 'warning', 'info'])
})

it('a toast is visible for 1500 ms, then hidden, then removed 500 ms later', () => {
  store.showToast({ title: 'a' })
  expect(store.currentToasts()[0]?.duration).toBe(1500)
  vi.advanceTimersByTime(1499)
  expect(timeline()).toEqual([['a', true]])
  vi.advanceTimersByTime(1)
  expect(timeline()).toEqual([['a', false]])
  vi.advanceTimersByTime(499)
  expect(timeline()).toEqual([['a', false]])
  vi.advanceTimersByTime(1)
  expect(timeline()).toEqual([])
})

it('a toast with a duration of its own keeps it', () => {
  store.showToast({ title: 'long', duration: 5000 })
  store.showToast({ title: 'short' })
  vi.advanceTimersByTime(2000)
  expect(timeline()).toEqual([['long', true]])
  vi.advanceTimersByTime(3000)
  expect(timeline()).toEqual([['long', false]])
})

it('at most 3 toasts are visible: older ones are hidden first, and removed 500 ms later', () => {
  for (const title of ['a', 'b', 'c']) store.showToast({ title })
  expect(timeline().filter(([, visible]) => visible)).toHaveLength(3)
  vi.advanceTimersByTime(100)
  store.showToast({ title: 'd' })
  expect(timeline()).toEqual([
    ['a', false],
    ['b', true],
    ['c', true],
    ['d', true],
  ])
  store.showToast({ title: 'e' })
  expect(timeline().map(([, visible]) => visible)).toEqual([false, false, true, true, true])
  vi.advanceTimersByTime(500)
  expect(timeline().map(([title]) => title)).toEqual(['c', 'd', 'e'])
})

it('a toast hidden by hand is removed once, 500 ms later', () => {
  const id = store.showToast({ title: 'a' })
  vi.advanceTimersByTime(1400)
  store.hideToast(id)
  vi.advanceTimersByTime(400)
  store.hideToast(id)
  expect(timeline()).toEqual([['a', false]])
  vi.advanceTimersByTime(100)
  expect(timeline()).toEqual([])
})
