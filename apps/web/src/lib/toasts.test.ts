import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearToasts, currentToasts, hideToast, showToast, toastTypes } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

function timeline(): [title: string, visible: boolean][] {
  return currentToasts().map(({ title, visible }) => [title, visible])
}

it('a toast has an id, a title, a description, a type, a duration and whether it is visible', () => {
  const id = showToast({ title: 'Salvato', description: 'Tutto a posto', type: 'success', duration: 4000 })
  expect(currentToasts()).toEqual([
    { id, title: 'Salvato', description: 'Tutto a posto', type: 'success', duration: 4000, visible: true },
  ])
  expect(toastTypes).toEqual(['success', 'error', 'warning', 'info'])
})

it('a toast is visible for 1500 ms, then hidden, then removed 500 ms later', () => {
  showToast({ title: 'a' })
  expect(currentToasts()[0]?.duration).toBe(1500)
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
  showToast({ title: 'long', duration: 5000 })
  showToast({ title: 'short' })
  vi.advanceTimersByTime(2000)
  expect(timeline()).toEqual([['long', true]])
  vi.advanceTimersByTime(3000)
  expect(timeline()).toEqual([['long', false]])
})

it('at most 3 toasts are visible: older ones are hidden first, and removed 500 ms later', () => {
  for (const title of ['a', 'b', 'c']) showToast({ title })
  expect(timeline().filter(([, visible]) => visible)).toHaveLength(3)
  vi.advanceTimersByTime(100)
  showToast({ title: 'd' })
  expect(timeline()).toEqual([
    ['a', false],
    ['b', true],
    ['c', true],
    ['d', true],
  ])
  showToast({ title: 'e' })
  expect(timeline().map(([, visible]) => visible)).toEqual([false, false, true, true, true])
  vi.advanceTimersByTime(500)
  expect(timeline().map(([title]) => title)).toEqual(['c', 'd', 'e'])
})

it('a toast hidden by the user is removed once, 500 ms later', () => {
  const id = showToast({ title: 'a' })
  vi.advanceTimersByTime(1400)
  hideToast(id)
  vi.advanceTimersByTime(400)
  hideToast(id)
  expect(timeline()).toEqual([['a', false]])
  vi.advanceTimersByTime(100)
  expect(timeline()).toEqual([])
})

it('clearToasts removes all toasts at once and cancels their timers', () => {
  showToast({ title: 'a' })
  hideToast(showToast({ title: 'b' }))
  clearToasts()
  expect(timeline()).toEqual([])
  showToast({ title: 'c', duration: 5000 })
  vi.advanceTimersByTime(2000)
  expect(timeline()).toEqual([['c', true]])
})
