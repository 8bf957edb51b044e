import { clsx } from 'clsx'
import { Check, CircleMinus, Minus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'

export type ChoiceState = 'included' | 'excluded' | undefined

type ChoiceProps = {
  label: string
  /** The number of results of this choice; undefined until it is counted. */
  count: number | undefined
  isCounted: boolean
  state: ChoiceState
  /** Whether it can also be excluded. */
  excludable: boolean
  isTabStop: boolean
  onFocus: () => void
  onChange: (state: ChoiceState) => void
}

export function Choice({ label, count, isCounted, state, excludable, isTabStop, onFocus, onChange }: ChoiceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const countId = useId()
  const isExcluded = state === 'excluded'
  const tabIndex = isTabStop ? 0 : -1
  const toggleExcluded = () => onChange(isExcluded ? undefined : 'excluded')
  return (
    <li className="group flex min-h-[26px] items-center gap-1.5 pointer-coarse:min-h-10" onFocus={onFocus}>
      <label className="flex min-w-0 grow cursor-pointer items-center gap-2 py-0.5 text-sm pointer-coarse:text-[15px]">
        <span className="relative grid size-[15px] shrink-0 place-items-center">
          <input
            type="checkbox"
            data-control="include"
            tabIndex={tabIndex}
            checked={state === 'included'}
            aria-describedby={countId}
            onChange={(event) => onChange(event.target.checked ? 'included' : undefined)}
            onKeyDown={(event) => {
              if (excludable && event.key === '-') toggleExcluded()
            }}
            className={clsx(
              'absolute inset-0 cursor-pointer appearance-none rounded-sm border-[1.5px] transition-colors checked:border-brand checked:bg-brand',
              isExcluded ? 'border-no bg-no' : 'border-edge bg-card',
            )}
          />
          {state === 'included' && (
            <Check className="pointer-events-none relative size-3 stroke-3 text-on-brand" aria-hidden="true" />
          )}
          {isExcluded && (
            <Minus className="pointer-events-none relative size-3 stroke-3 text-on-no" aria-hidden="true" />
          )}
        </span>
        <span
          title={label}
          className={clsx(
            'line-clamp-2 min-w-0 leading-[1.3]',
            isExcluded && 'text-no line-through',
            count === 0 && !state && 'text-muted',
          )}
        >
          {label}
        </span>
      </label>
      {/* The button replaces the number on hover and focus; on touch screens they are side by side. */}
      <span className="grid shrink-0 items-center justify-items-end *:[grid-area:1/1] pointer-coarse:flex">
        <span
          id={countId}
          className={clsx(
            'text-right text-2xs text-muted tabular-nums transition-opacity group-aria-busy/counts:opacity-40 pointer-coarse:order-last pointer-coarse:opacity-100',
            // As wide as six digits, so that no label wraps when they arrive.
            isCounted ? 'min-w-11' : 'min-w-6 pointer-coarse:min-w-9',
            excludable && 'group-hover:opacity-0 group-has-focus-visible:opacity-0',
            isExcluded && 'opacity-0',
          )}
        >
          {count !== undefined && formatNumber(count, language)}
        </span>
        {excludable && (
          <button
            type="button"
            data-control="exclude"
            tabIndex={tabIndex}
            aria-pressed={isExcluded}
            aria-label={t('choices.exclude', { label })}
            title={t('choices.exclude', { label })}
            onClick={toggleExcluded}
            className="grid size-6 place-items-center rounded-sm text-muted opacity-0 transition-opacity -outline-offset-2 hover:text-no group-hover:opacity-100 group-has-focus-visible:opacity-100 aria-pressed:text-no aria-pressed:opacity-100 pointer-coarse:size-10 pointer-coarse:opacity-100"
          >
            <CircleMinus className="size-3.5 pointer-coarse:size-4" aria-hidden="true" />
          </button>
        )}
      </span>
    </li>
  )
}
