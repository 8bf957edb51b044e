import { useEffect, useRef } from 'react'

/** Actions by key; one that returns `false` leaves the key to the browser. */
export type Hotkeys = Readonly<Record<string, (target: Element) => unknown>>

/** Listens everywhere except in elements with key handling of their own: fields, menus, dialogs. */
export function useHotkeys(actions: Hotkeys): void {
  const latestActions = useRef(actions)
  useEffect(() => {
    latestActions.current = actions
  })

  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const { target, key } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (!(target instanceof Element) || handlesOwnKeys(target)) return
      const act = latestActions.current[key.length === 1 ? key.toLowerCase() : key]
      if (act && act(target) !== false) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="combobox"]'

function handlesOwnKeys(target: Element): boolean {
  return target.closest(`${fields}, ${layers}`) !== null
}
