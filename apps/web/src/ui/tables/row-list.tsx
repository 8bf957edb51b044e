import type { ReactNode } from 'react'

export function RowList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="-my-3 divide-y divide-line">
      {children}
    </ul>
  )
}

type RowProps = { icon?: ReactNode; title: ReactNode; text?: ReactNode; action?: ReactNode }

/** An item with its title, details and action. */
export function Row({ icon, title, text, action }: RowProps) {
  return (
    <li className="flex gap-3.5 py-3">
      {icon && <span className="text-muted [&>svg]:size-5 [&>svg]:stroke-[1.5]">{icon}</span>}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_180px]">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">{title}</div>
          {text && <div className="text-pretty text-muted text-sm">{text}</div>}
        </div>
        {action && <div className="flex flex-wrap items-center gap-2">{action}</div>}
      </div>
    </li>
  )
}
