import { useEffect, useRef } from 'react'

/**
 * Puts the focus on the link of a row, by its ID, once the row is rendered: after a page change that is later. The row of what
 * was open gets it too when that is closed.
 */
export function useRowFocus(open?: string): (id: string | undefined) => void {
  const pending = useRef<string>(undefined)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (open === undefined && wasOpen.current !== undefined) pending.current = wasOpen.current
    wasOpen.current = open
  }, [open])
  useEffect(() => {
    const row = pending.current && document.querySelector(`[data-row="${CSS.escape(pending.current)}"]`)
    if (!row) return
    pending.current = undefined
    row.scrollIntoView({ block: 'nearest' })
    row.querySelector('a')?.focus({ preventScroll: true })
  })
  return (id) => {
    pending.current = id
  }
}
