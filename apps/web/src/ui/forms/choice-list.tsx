import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice, type ChoiceState } from './choice.tsx'

export type Option = {
  code: string
  label: string
  /** The number of results of this choice, where it is known. */
  count?: number | undefined
}

export type ChoiceListHandle = { focus: () => void }

type ChoiceListProps = {
  label: string
  options: readonly Option[]
  stateOf: (code: string) => ChoiceState
  onChoose: (code: string, state: ChoiceState) => void
  /** Whether numbers stand beside the options, or will once they are counted: their place is kept. */
  isCounted?: boolean
  excludable?: boolean
  /** Scrolls within a box of its own. */
  scrolls?: boolean
  ref?: Ref<ChoiceListHandle>
}

/** Choices that are each included, excluded or neither. The list is one tab stop; arrow keys move between its rows. */
export function ChoiceList({
  label,
  options,
  stateOf,
  onChoose,
  isCounted = false,
  excludable = true,
  scrolls = false,
  ref,
}: ChoiceListProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const tabStop = Math.max(0, Math.min(current, options.length - 1))
  useImperativeHandle(ref, () => ({ focus: () => focusOn('include', 0) }))

  function focusOn(control: string, index: number) {
    list.current?.querySelectorAll<HTMLElement>(`[data-control="${control}"]`)[index]?.focus()
  }

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const target = { ArrowDown: tabStop + 1, ArrowUp: tabStop - 1, Home: 0, End: options.length - 1 }[event.key]
    const control = (event.target as HTMLElement).dataset.control
    if (target === undefined || !control) return
    event.preventDefault()
    focusOn(control, target)
  }

  return (
    <>
      {excludable && (
        <p id={hintId} className="sr-only">
          {t('choices.hint')}
        </p>
      )}
      <ul
        ref={list}
        aria-label={label}
        aria-describedby={excludable ? hintId : undefined}
        onKeyDown={moveFocus}
        className={
          scrolls
            ? '-mx-1 max-h-[188px] overflow-y-auto overscroll-contain px-1 pointer-coarse:max-h-[260px]'
            : undefined
        }
      >
        {options.map((option, index) => (
          <Choice
            key={option.code}
            label={option.label}
            count={option.count}
            isCounted={isCounted}
            state={stateOf(option.code)}
            excludable={excludable}
            isTabStop={index === tabStop}
            onFocus={() => setCurrent(index)}
            onChange={(state) => onChoose(option.code, state)}
          />
        ))}
      </ul>
    </>
  )
}
