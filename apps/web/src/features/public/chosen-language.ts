/** The state of a navigation to a page in a language that its reader chose, and that must not be changed again. */
export const chosenLanguage = { isLanguageChosen: true } as const

export const isLanguageChosen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLanguageChosen' in state
