import type { ComponentProps } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Kbd } from '../../../ui/controls/kbd.tsx'

type ActButtonProps = ComponentProps<typeof Button> & {
  hotkey?: string
  /** Told to screen readers where several buttons have the same text. */
  of?: string
}

/** An act with the key that does the same. */
export function ActButton({ hotkey, of, children, look = 'plain', ...props }: ActButtonProps) {
  return (
    <Button look={look} size="small" aria-keyshortcuts={hotkey} className="pointer-coarse:h-10" {...props}>
      {children}
      {of && <span className="sr-only">: {of}</span>}
      {hotkey && (
        <span aria-hidden="true" className="pointer-coarse:hidden">
          <Kbd>{hotkey}</Kbd>
        </span>
      )}
    </Button>
  )
}
