import { useEffect } from 'react'

/** Keys typed after a field lost the focus must not act as shortcuts. */
const pauseMs = 1000

let typedAt = Number.NEGATIVE_INFINITY

/** Whether a text was typed a moment ago, in whatever field. */
export function isTyping(): boolean {
  return performance.now() - typedAt < pauseMs
}

/** Notices typing on every screen, since a text may be sent by Enter and the screen be another when the next key comes. */
export function useTypingWatch(): void {
  useEffect(() => {
    window.addEventListener('input', note, { capture: true })
    return () => {
      window.removeEventListener('input', note, { capture: true })
      typedAt = Number.NEGATIVE_INFINITY
    }
  }, [])
}

const textFields = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable]'

function note({ target }: Event): void {
  if (target instanceof Element && target.matches(textFields)) typedAt = performance.now()
}
