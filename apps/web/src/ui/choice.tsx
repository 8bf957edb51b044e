import { clsx } from 'clsx'
import { Check, CircleMinus, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export type ChoiceState = 'included' | 'excluded' | undefined

type ChoiceProps = {
  label: string
  state: ChoiceState
  isTabStop: boolean
  onFocus: () => void
  onChange: (state: ChoiceState) => void
}

export function Choice({ label, state, isTabStop, onFocus, onChange }: ChoiceProps) {
  const { t } = useTranslation()
  const isExcluded = state === 'excluded'
  const tabIndex = isTabStop ? 0 : -1
  return (
    <li className="group flex min-h-[26px] items-center gap-1 pointer-coarse:min-h-10" onFocus={onFocus}>
      <label className="flex min-w-0 grow cursor-pointer items-center gap-2 py-0.5 text-sm pointer-coarse:text-[15px]">
        <span className="relative grid size-[15px] shrink-0 place-items-center">
          <input
            type="checkbox"
            data-control="include"
            tabIndex={tabIndex}
            checked={state === 'included'}
            onChange={(event) => onChange(event.target.checked ? 'included' : undefined)}
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
        <span className={clsx('min-w-0 leading-[1.3]', isExcluded && 'text-no line-through')}>{label}</span>
      </label>
      <button
        type="button"
        data-control="exclude"
        tabIndex={tabIndex}
        aria-pressed={isExcluded}
        aria-label={t('choices.exclude', { label })}
        title={t('choices.exclude', { label })}
        onClick={() => onChange(isExcluded ? undefined : 'excluded')}
        className="grid size-6 shrink-0 place-items-center rounded-sm text-muted opacity-0 transition-opacity -outline-offset-2 hover:text-no focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 aria-pressed:text-no aria-pressed:opacity-100 pointer-coarse:size-10 pointer-coarse:opacity-100"
      >
        <CircleMinus className="size-3.5 pointer-coarse:size-4" aria-hidden="true" />
      </button>
    </li>
  )
}
