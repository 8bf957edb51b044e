import { useSyncExternalStore } from 'react'

/** Attribute of the button that opens the sections in a drawer, on screens too narrow to have them beside the list. */
export const sectionsOpener = { 'data-opens-sections': '' } as const

let revealed: string | undefined
const listeners = new Set<() => void>()

/** Opens the filter section of this title and puts the focus on it, in the drawer where there is one. */
export function revealSection(title: string): void {
  store(title)
  findOpener()?.click()
}

export function endReveal(): void {
  store(undefined)
}

export function useIsRevealed(title: string): boolean {
  return useSyncExternalStore(subscribe, () => revealed === title)
}

/** Whether a section is seen, or can be opened; on a phone neither is while a position fills the page. */
export function isSectionReachable(section: HTMLElement | null): boolean {
  return (section?.checkVisibility() ?? false) || findOpener() !== undefined
}

function findOpener(): HTMLElement | undefined {
  const opener = document.querySelector<HTMLElement>('[data-opens-sections]')
  return opener?.checkVisibility() ? opener : undefined
}

function store(title: string | undefined): void {
  revealed = title
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}
