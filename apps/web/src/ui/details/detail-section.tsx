import { type ReactNode, useId } from 'react'

export function DetailSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="border-line border-t pt-4">
      <div className="mb-2 flex items-baseline gap-2">
        <h3 id={headingId} className="font-semibold text-sm">
          {title}
        </h3>
        {aside && <span className="text-muted text-xs tabular-nums">{aside}</span>}
      </div>
      {children}
    </section>
  )
}
