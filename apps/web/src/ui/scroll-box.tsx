import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type ScrollBoxProps = {
  label: string
  /** For what a page is about, rather than for a part of it. */
  isTall?: boolean
  children: ReactNode
}

/** What is larger than its place scrolls in it, by keyboard too. */
export function ScrollBox({ label, isTall = false, children }: ScrollBoxProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      // What is hidden from sight in a cell is placed: without this it would widen the page.
      className={clsx(
        'relative overflow-auto rounded-md border border-line',
        isTall ? 'max-h-[600px]' : 'max-h-[340px]',
      )}
    >
      {children}
    </section>
  )
}
