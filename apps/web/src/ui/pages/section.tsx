import { type ReactNode, useId } from 'react'

type SectionProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  /** Without padding, for a table that spans the section. */
  flush?: boolean
  /** May be missing where the heading suffices. */
  children?: ReactNode
}

/** A card with a heading. Sections are not nested: lines divide their content. */
export function Section({ title, text, action, flush = false, children }: SectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="min-w-0 rounded-lg border border-line bg-card">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-4 py-3.5 not-last:border-line not-last:border-b sm:px-5">
        <div className="min-w-0 flex-[1_1_240px]">
          <h2 id={headingId} className="font-semibold text-[15px]">
            {title}
          </h2>
          {text && <p className="mt-0.5 max-w-prose text-pretty text-muted text-sm">{text}</p>}
        </div>
        {action && <div className="flex flex-wrap gap-2">{action}</div>}
      </header>
      {children && <div className={flush ? undefined : 'px-4 py-4 sm:px-5 sm:py-5'}>{children}</div>}
    </section>
  )
}
