import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldText } from '../lib/fold-text.ts'
import { Choice, type ChoiceState } from './choice.tsx'
import { SearchInput } from './search-input.tsx'

export type Option = { code: string; label: string }

type ChoiceListProps = {
  label: string
  options: readonly Option[]
  stateOf: (code: string) => ChoiceState
  onChoose: (code: string, state: ChoiceState) => void
  /** Long lists are searched by text and scroll in a window of their own. */
  searchLabel?: string
}

/** Choices that are each included, excluded or neither. One tab stop a list: the arrows move between its rows. */
export function ChoiceList({ label, options, stateOf, onChoose, searchLabel }: ChoiceListProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [query, setQuery] = useState('')
  const [current, setCurrent] = useState(0)
  const wanted = foldText(query.trim())
  const shown = options.filter((option) => foldText(option.label).includes(wanted))
  const tabStop = Math.min(current, shown.length - 1)

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const target = { ArrowDown: tabStop + 1, ArrowUp: tabStop - 1, Home: 0, End: shown.length - 1 }[event.key]
    const control = (event.target as HTMLElement).dataset.control
    if (target === undefined || !control) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>(`[data-control="${control}"]`)[target]?.focus()
  }

  return (
    <div className="grid gap-1">
      {searchLabel && <SearchInput label={searchLabel} value={query} onChange={setQuery} />}
      <p id={hintId} className="sr-only">
        {t('choices.hint')}
      </p>
      <ul
        ref={list}
        aria-label={label}
        aria-describedby={hintId}
        onKeyDown={moveFocus}
        className={searchLabel && '-mx-1 max-h-[188px] overflow-y-auto overscroll-contain px-1'}
      >
        {shown.map((option, index) => (
          <Choice
            key={option.code}
            label={option.label}
            state={stateOf(option.code)}
            isTabStop={index === tabStop}
            onFocus={() => setCurrent(index)}
            onChange={(state) => onChoose(option.code, state)}
          />
        ))}
      </ul>
      {shown.length === 0 && <p className="py-1 text-muted text-sm">{t('choices.none')}</p>}
    </div>
  )
}
