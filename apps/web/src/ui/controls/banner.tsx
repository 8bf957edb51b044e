import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const bannerClass = cva('flex flex-wrap items-start gap-x-4 gap-y-2 rounded-lg px-3.5 py-3 text-sm leading-[1.4]', {
  variants: {
    tone: {
      info: 'bg-hover text-ink',
      success: 'bg-brand-soft text-brand',
      warning: 'bg-new-soft text-new',
      error: 'bg-no-soft text-no',
    },
  },
})

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const

type BannerProps = { [Name in 'tone']: NonNullable<VariantProps<typeof bannerClass>[Name]> } & {
  title?: string
  children?: ReactNode
  /** A button or a link, at the end of the row when there is room. */
  action?: ReactNode
  className?: string
}

/** Screen readers announce an error at once, any other tone politely. */
export function Banner({ tone, title, children, action, className }: BannerProps) {
  const Icon = icons[tone]
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={bannerClass({ tone, className })}>
      <div className="flex min-w-0 flex-[1_1_240px] gap-2.5">
        <Icon className="mt-px size-4 shrink-0" aria-hidden="true" />
        <div className="min-w-0">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
      </div>
      {action && (
        <div className="flex flex-wrap items-center gap-3 font-semibold max-sm:pl-[26px] [&_a]:text-inherit [&_a]:underline [&_a]:underline-offset-2">
          {action}
        </div>
      )}
    </div>
  )
}
