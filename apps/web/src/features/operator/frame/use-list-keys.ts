import { useEffect, useRef, useState } from 'react'
import { type Hotkeys, useHotkeys } from '../../../lib/use-hotkeys.ts'

type Step = 1 | -1

type ListKeysOptions = {
  ids: readonly string[]
  open: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
  onEnd: () => void
  keys: Hotkeys
}

/** Keyboard navigation as in the inbox: while something is open, moving opens the next. Returns the current row. */
export function useListKeys({ ids, open, onOpen, onClose, onEnd, keys }: ListKeysOptions): string | undefined {
  const [moved, setMoved] = useState<string>()
  const pendingFocus = useRef<string>(undefined)
  const current = open ?? moved

  function moveTo(id: string) {
    setMoved(id)
    pendingFocus.current = id
    if (open !== undefined) onOpen(id)
  }

  function move(step: Step, target: Element) {
    const from = target.closest('[data-row]')?.getAttribute('data-row') ?? current
    const at = from === undefined ? -1 : ids.indexOf(from)
    const next = ids[at === -1 ? 0 : at + step]
    if (next !== undefined) moveTo(next)
    else if (step === 1) onEnd()
  }

  /** Elsewhere the arrow keys scroll, or move within a control. */
  const moveInList = (step: Step) => (target: Element) =>
    (target.matches('body, main, h1') || target.closest('[data-row]') !== null) && void move(step, target)

  function close(): boolean {
    if (open === undefined) return false
    onClose()
    return true
  }

  useHotkeys({
    ...keys,
    j: (target) => move(1, target),
    k: (target) => move(-1, target),
    ArrowDown: moveInList(1),
    ArrowUp: moveInList(-1),
    '/': () => {
      const field = document.querySelector<HTMLInputElement>('search input[type="search"]')
      if (!field) return false
      field.focus()
      return true
    },
    Escape: close,
  })

  const wasOpen = useRef(open)
  useEffect(() => {
    if (open === undefined && wasOpen.current !== undefined) pendingFocus.current = wasOpen.current
    wasOpen.current = open
  }, [open])

  useEffect(() => {
    const id = pendingFocus.current
    const row = id === undefined ? null : document.querySelector(`[data-row="${CSS.escape(id)}"]`)
    if (!row) return
    pendingFocus.current = undefined
    row.scrollIntoView({ block: 'nearest' })
    row.querySelector('a')?.focus({ preventScroll: true })
  })

  return current
}

export function focusFirstRow(): void {
  document.querySelector<HTMLElement>('main [data-row] a')?.focus()
}
