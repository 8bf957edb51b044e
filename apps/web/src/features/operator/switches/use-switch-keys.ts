import { useHotkeys } from '../../../lib/use-hotkeys.ts'

/** Moves between the buttons as a list's keys move between rows. */
export function useSwitchKeys(): void {
  const move = (step: 1 | -1) => (target: Element) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-switch]')]
    const at = buttons.indexOf(target as HTMLElement)
    const next = buttons[at === -1 ? 0 : at + step]
    next?.focus()
    return next !== undefined
  }
  useHotkeys({ j: move(1), k: move(-1), ArrowDown: move(1), ArrowUp: move(-1) })
}
