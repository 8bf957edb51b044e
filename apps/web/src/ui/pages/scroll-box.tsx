import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type ScrollBoxProps = {
  label: string
  /** For the main content of a page. */
  isTall?: boolean
  children: ReactNode
}

/** Scrolls content that is larger than the box, by keyboard too. */
export function ScrollBox({ label, isTall = false, children }: ScrollBoxProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
      tabIndex={0}
      // Visually hidden texts in cells are absolutely positioned: without `relative` they would widen the page.
      className={clsx(
        'relative overflow-auto rounded-md border border-line',
        isTall ? 'max-h-[600px]' : 'max-h-[340px]',
      )}
    >
      {children}
    </section>
  )
}
