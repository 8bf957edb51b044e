import { cva, type VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'

export const buttonClass = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap border font-semibold transition-colors disabled:opacity-60 aria-disabled:opacity-60',
  {
    variants: {
      look: {
        primary: 'border-brand bg-brand text-on-brand hover:border-brand-hover hover:bg-brand-hover',
        plain: 'border-edge/60 bg-card text-ink hover:bg-hover',
        danger: 'border-no bg-no text-on-no hover:opacity-90',
        quiet: 'border-transparent text-muted hover:bg-hover hover:text-ink',
      },
      size: {
        normal: 'h-[42px] rounded-lg px-4 text-base',
        small: 'h-8 rounded-md px-3 text-sm',
        tiny: 'h-[26px] rounded-md px-2 text-xs pointer-coarse:h-9',
        icon: 'size-10 rounded-md',
      },
    },
    defaultVariants: { look: 'primary', size: 'normal' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonClass> & {
    /** While its action runs: the button keeps the focus, and a second click or Enter does nothing. */
    busy?: boolean
  }

export function Button({ look, size, busy = false, className, onClick, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={buttonClass({ look, size, className })}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      {...props}
    >
      {busy && <LoaderCircle className="size-4 animate-spin" aria-hidden="true" />}
      {children}
    </button>
  )
}
