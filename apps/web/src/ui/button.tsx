import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export const buttonClass = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap border font-semibold transition-colors disabled:opacity-60',
  {
    variants: {
      look: {
        primary: 'border-brand bg-brand text-on-brand hover:border-brand-hover hover:bg-brand-hover',
        plain: 'border-edge/60 bg-card text-ink hover:bg-hover',
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

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonClass>

export function Button({ look, size, className, ...props }: ButtonProps) {
  return <button type="button" className={buttonClass({ look, size, className })} {...props} />
}
