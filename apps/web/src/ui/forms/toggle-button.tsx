import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type ToggleButtonProps = {
  pressed: boolean
  tone: 'included' | 'excluded'
  onChange: () => void
  children: ReactNode
}

export function ToggleButton({ pressed, tone, onChange, children }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onChange}
      className={clsx(
        'h-7 rounded-md border px-1.5 text-xs tabular-nums transition-colors pointer-coarse:h-9',
        !pressed && 'border-edge/60 bg-card hover:bg-hover',
        pressed && tone === 'included' && 'border-brand bg-brand-soft font-semibold text-brand',
        pressed && tone === 'excluded' && 'border-no bg-no-soft font-semibold text-no',
      )}
    >
      {children}
    </button>
  )
}
