import { clsx } from 'clsx'
import { type ReactNode, useEffect } from 'react'
import type { PositionFilter } from '../position-filter.ts'
import type { Sentence } from './sentence.ts'

export type SuggestionsProps = {
  /** Of the list, which the field controls. */
  id: string
  typed: string
  /** The current search. */
  filter: PositionFilter
  /** The entry that Enter would choose. */
  active: string | undefined
  /** Called when an answer has replaced the entry that Enter would choose. */
  onLost: () => void
  onShown: (isShown: boolean) => void
  /** Puts a role into the field, without a search. */
  onFill: (role: string) => void
  /** Puts what a sentence says into the filters, without a search. */
  onRead: (sentence: Sentence) => void
  /** Called when another search is opened. */
  onLeave: () => void
}

type SuggestionListProps = Pick<SuggestionsProps, 'id' | 'active' | 'onLost' | 'onShown'> & {
  label: string
  /** A remark beside the label. */
  note: string
  /** Read to a person who does not see the list. */
  status: string
  children: ReactNode
}

/** The list below the search field, whose focus stays in the field. */
export function SuggestionList({ id, active, onLost, onShown, label, note, status, children }: SuggestionListProps) {
  useEffect(() => {
    onShown(true)
    return () => onShown(false)
  }, [onShown])
  useEffect(() => {
    if (active !== undefined && !document.getElementById(active)) onLost()
  })
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-[60svh] min-w-0 overflow-y-auto overscroll-contain rounded-lg border border-edge/60 bg-card p-1">
      <p aria-hidden="true" className="flex justify-between gap-3 px-2.5 pt-1.5 pb-1 text-muted text-xs">
        <span className="font-medium">{label}</span>
        <span>{note}</span>
      </p>
      <p role="status" className="sr-only">
        {status}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        // A press must not take the focus from the field first, which would close the list.
        onMouseDown={(event) => event.preventDefault()}
      >
        {children}
      </div>
    </div>
  )
}

/** Attributes of an entry, which is a button or a link. */
export function optionOf(id: string, active: string | undefined) {
  return {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': id === active,
    className: clsx(
      'flex w-full scroll-my-1 items-baseline gap-3 rounded-md px-2.5 py-1.5 text-left text-sm outline-none hover:bg-hover pointer-coarse:py-2.5',
      id === active && 'bg-brand-soft',
    ),
  } as const
}
