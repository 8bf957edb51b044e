const isMac = () => /^(Mac|iP)/.test(navigator.platform)

/** Whether Ctrl, or Command on a Mac, is held. */
export function isModified({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey
}

/** The name of that key with a letter, as the system's menus write it. */
export function modified(letter: string): string {
  return isMac() ? `⌘${letter}` : `Ctrl ${letter}`
}
