import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../lib/commands.ts'
import { endReveal, isSectionReachable, revealSection, useIsRevealed } from '../../lib/reveal-section.ts'

type FilterSectionProps = {
  title: string
  /** The number of values chosen: the section opens when it becomes positive. */
  chosen: number
  startsOpen?: boolean
  onClear: () => void
  children: ReactNode
}

/** The content is rendered only while the section is open. */
export function FilterSection({ title, chosen, startsOpen = false, onClear, children }: FilterSectionProps) {
  const { t } = useTranslation()
  const contentId = useId()
  const isInUse = chosen > 0
  const [open, setOpen] = useState(startsOpen || isInUse)
  const [wasInUse, setWasInUse] = useState(isInUse)
  if (isInUse !== wasInUse) {
    setWasInUse(isInUse)
    if (isInUse) setOpen(true)
  }
  const button = useRef<HTMLButtonElement>(null)
  const isRevealed = useIsRevealed(title)
  useEffect(() => {
    if (!isRevealed) return
    setOpen(true)
    // The same section may be in a panel that is hidden on narrow screens.
    if (button.current?.checkVisibility()) button.current.focus()
  }, [isRevealed])
  useCommands(() =>
    isSectionReachable(button.current)
      ? [{ id: `filter ${title}`, group: 'filters', label: title, run: () => revealSection(title) }]
      : [],
  )
  return (
    <div className="border-line border-b py-1.5 last:border-b-0">
      <div className="relative">
        <h3>
          <button
            ref={button}
            type="button"
            data-revealed={isRevealed || undefined}
            onBlur={() => isRevealed && endReveal()}
            aria-expanded={open}
            aria-controls={contentId}
            onClick={() => setOpen(!open)}
            className="flex w-full items-center gap-2 rounded-sm py-1 text-left font-semibold text-xs pointer-coarse:py-2.5"
          >
            {title}
            {isInUse && (
              <span className="rounded-full bg-brand-soft px-1.5 text-2xs text-brand tabular-nums">{chosen}</span>
            )}
            {/* Leaves room for the clear button. */}
            <span className={clsx('ml-auto shrink-0', isInUse && 'pl-12')}>
              <ChevronDown
                className={clsx('size-4 text-muted transition-transform', open && 'rotate-180')}
                aria-hidden="true"
              />
            </span>
          </button>
        </h3>
        {isInUse && (
          <button
            type="button"
            aria-label={t('filters.clearOf', { field: title })}
            onClick={onClear}
            className="absolute inset-y-0 right-5 rounded-sm px-1.5 text-muted text-xs hover:text-ink hover:underline"
          >
            {t('filters.clear')}
          </button>
        )}
      </div>
      <div id={contentId} className="pt-0.5 pb-1.5 empty:hidden">
        {open && children}
      </div>
    </div>
  )
}
