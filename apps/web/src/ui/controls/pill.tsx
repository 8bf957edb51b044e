import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const pillClass = cva('inline-block whitespace-nowrap rounded-md px-[7px] py-0.5 font-medium text-2xs', {
  variants: {
    tone: {
      brand: 'bg-brand-soft text-brand',
      new: 'bg-new-soft text-new',
      done: 'bg-done-soft text-done',
      neutral: 'bg-hover text-ink',
      no: 'bg-no-soft text-no',
    },
  },
})

export function Pill({ tone, children }: Required<VariantProps<typeof pillClass>> & { children: ReactNode }) {
  return <span className={pillClass({ tone })}>{children}</span>
}
