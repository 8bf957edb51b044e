import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'

export type RowAction = {
  /** The accessible name, with the item's name. */
  label: string
  title: string
  icon: ReactNode
  run: () => void
}

type ListRowProps = { id: string; isCurrent: boolean; action: RowAction; children: ReactNode }

/** A row of a person's own list, with the button that takes it off the list. */
export function ListRow({ id, isCurrent, action, children }: ListRowProps) {
  return (
    <li
      data-row={id}
      aria-current={isCurrent || undefined}
      className={clsx(
        'relative flex gap-x-3 py-3 pr-2 pl-4 text-sm transition-colors sm:pr-3 sm:pl-5',
        isCurrent ? 'bg-brand-soft' : 'hover:bg-soft',
      )}
    >
      {children}
      <Button
        look="quiet"
        size="icon"
        className="relative -my-2"
        aria-label={action.label}
        title={action.title}
        onClick={action.run}
      >
        {action.icon}
      </Button>
    </li>
  )
}
