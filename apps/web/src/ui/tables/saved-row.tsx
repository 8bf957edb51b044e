import { clsx } from 'clsx'
import { BookmarkX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'

type SavedRowProps = {
  id: string
  isCurrent: boolean
  /** Accessible name of the remove button, with the item's name. */
  removeLabel: string
  removeTitle: string
  onRemove: () => void
  children: ReactNode
}

/** A row of a saved list, with its remove button. */
export function SavedRow({ id, isCurrent, removeLabel, removeTitle, onRemove, children }: SavedRowProps) {
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
        aria-label={removeLabel}
        title={removeTitle}
        onClick={onRemove}
      >
        <BookmarkX className="size-4" aria-hidden="true" />
      </Button>
    </li>
  )
}
