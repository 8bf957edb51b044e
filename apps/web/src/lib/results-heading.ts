/** Attributes of the heading of a list of results, which has their number. */
export const resultsHeading = { 'data-results': '', tabIndex: -1 } as const

/** Where the focus goes when a search is sent, or when the control that sent it disappears. */
export function focusResults(): void {
  document.querySelector<HTMLElement>('[data-results]')?.focus()
}

/** Without a focused control: on the page itself, or where a search has put the focus. */
export function isAtResults(target: Element): boolean {
  return target === document.body || target.matches('[data-results]')
}
