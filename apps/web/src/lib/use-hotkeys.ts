import { useEffect, useRef } from 'react'
import { isTyping } from './typing.ts'

/** Actions by key: `j`, `Shift+E`, `/` or `Escape`. One that returns `false` leaves the key to the others, and at last to the browser. */
export type Hotkeys = Readonly<Record<string, (target: Element) => unknown>>

/** The listener added last comes first, so that Escape closes the innermost element. */
const listeners: (() => Hotkeys)[] = []
let areSingleKeysOn = true
let holds = 0

/** Switches off every shortcut that is a character (WCAG 2.1.4); Enter, Escape and the arrows stay. */
export function setSingleKeys(isOn: boolean): void {
  areSingleKeysOn = isOn
}

/** Pauses every shortcut until it is released, while something that takes the focus is on its way. */
export function holdHotkeys(): () => void {
  holds += 1
  return () => {
    holds -= 1
  }
}

/** Listens everywhere except in elements with key handling of their own: fields, menus, dialogs. */
export function useHotkeys(actions: Hotkeys): void {
  const latestActions = useRef(actions)
  useEffect(() => {
    latestActions.current = actions
  })

  useEffect(() => {
    const listener = () => latestActions.current
    if (listeners.unshift(listener) === 1) window.addEventListener('keydown', listen)
    return () => {
      listeners.splice(listeners.indexOf(listener), 1)
      if (listeners.length === 0) window.removeEventListener('keydown', listen)
    }
  }, [])
}

function listen(event: KeyboardEvent): void {
  const { target, key } = event
  if (holds > 0 || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (!(target instanceof Element) || handlesOwnKeys(target)) return
  if (key.length === 1 && (!areSingleKeysOn || isTyping())) return
  const name = nameOf(event)
  const isHandled = listeners.some((actionsOf) => {
    const act = actionsOf()[name]
    return act !== undefined && act(target) !== false
  })
  if (isHandled) event.preventDefault()
}

/** Caps Lock changes nothing. Of other characters Shift is part: `/` is Shift+7 on an Italian keyboard. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase()
  if (!isLetter) return key
  return shiftKey ? `Shift+${key.toUpperCase()}` : key.toLowerCase()
}

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="combobox"]'

function handlesOwnKeys(target: Element): boolean {
  return target.closest(`${fields}, ${layers}`) !== null
}
