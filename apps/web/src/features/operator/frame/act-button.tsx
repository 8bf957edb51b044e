import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Kbd } from '../../../ui/kbd.tsx'

type ActButtonProps = ComponentProps<typeof Button> & { hotkey?: string }

/** An act with the key that does the same. */
export function ActButton({ hotkey, children, look = 'plain', ...props }: ActButtonProps) {
  return (
    <Button look={look} size="small" aria-keyshortcuts={hotkey} className="pointer-coarse:h-10" {...props}>
      {children}
      {hotkey && (
        <span aria-hidden="true" className="pointer-coarse:hidden">
          <Kbd>{hotkey}</Kbd>
        </span>
      )}
    </Button>
  )
}
