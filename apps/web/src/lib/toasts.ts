import { useSyncExternalStore } from 'react'

export const toastTypes = ['success', 'error', 'warning', 'info'] as const

export type Toast = {
  id: number
  title: string
  description: string
  type: (typeof toastTypes)[number]
  /** Milliseconds until it is hidden. */
  duration: number
  /** False between being hidden and being removed. */
  visible: boolean
  /** Hides the toast when it is pressed. */
  action: { label: string; onPress: () => void } | undefined
}

const maxVisible = 3
const defaultDuration = 1500
const removalDelay = 500

let toasts: readonly Toast[] = []
let lastId = 0
const hideTimers = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

/** Reports an event that has just happened. A message that must not be missed belongs in a Banner. */
export function showToast({
  title,
  description = '',
  type = 'info',
  duration = defaultDuration,
  action,
}: Pick<Toast, 'title'> & Partial<Pick<Toast, 'description' | 'type' | 'duration' | 'action'>>): number {
  lastId += 1
  const id = lastId
  update([...toasts, { id, title, description, type, duration, visible: true, action }])
  hideTimers.set(
    id,
    setTimeout(() => hideToast(id), duration),
  )
  const visible = toasts.filter((toast) => toast.visible)
  for (const older of visible.slice(0, -maxVisible)) hideToast(older.id)
  return id
}

export function hideToast(id: number): void {
  if (!hideTimers.has(id)) return
  clearTimeout(hideTimers.get(id))
  hideTimers.delete(id)
  update(toasts.map((toast) => (toast.id === id ? { ...toast, visible: false } : toast)))
  setTimeout(() => update(toasts.filter((toast) => toast.id !== id)), removalDelay)
}

/** Removes all toasts at once, without the fade. */
export function clearToasts(): void {
  for (const timer of hideTimers.values()) clearTimeout(timer)
  hideTimers.clear()
  update([])
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, currentToasts, currentToasts)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function update(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
