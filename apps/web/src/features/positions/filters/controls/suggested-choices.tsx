import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { useErrorText } from '../../../../lib/use-error-text.ts'
import type { ChoiceState } from '../../../../ui/forms/choice.tsx'
import { ChoiceList, type ChoiceListHandle, type Option } from '../../../../ui/forms/choice-list.tsx'
import { SearchInput } from '../../../../ui/forms/search-input.tsx'

type SuggestedChoicesProps<Found> = {
  label: string
  searchLabel: string
  texts: { hint: string; searching: string; none: (text: string) => string }
  /** Current choices, shown while nothing is typed. */
  chosen: readonly Option[]
  /** Fetches suggestions for a text; none for an empty one. */
  useSuggestions: (text: string) => UseQueryResult<Found[]>
  toOption: (found: Found) => Option
  /** Called with the suggestion chosen, to cache its name. */
  onPick: (found: Found) => void
  stateOf: (code: string) => ChoiceState
  onChoose: (code: string, state: ChoiceState) => void
}

/** Choices from a list too long to send: the server suggests them while the user types. */
export function SuggestedChoices<Found>({
  label,
  searchLabel,
  texts,
  chosen,
  useSuggestions,
  toOption,
  onPick,
  stateOf,
  onChoose,
}: SuggestedChoicesProps<Found>) {
  const errorText = useErrorText()
  const list = useRef<ChoiceListHandle>(null)
  const [typed, setTyped] = useState('')
  const input = typed.trim()
  const text = useDebounced(input, 150)
  const found = useSuggestions(text)
  const isSettled = input === text && !found.isFetching
  const shown = input === '' ? chosen : (found.data ?? []).map(toOption)

  function status(): string | undefined {
    if (input === '') return shown.length === 0 ? texts.hint : undefined
    if (found.isError) return errorText(found.error.code)
    if (shown.length > 0) return undefined
    return isSettled ? texts.none(text) : texts.searching
  }

  function choose(code: string, state: ChoiceState) {
    const picked = found.data?.find((each) => toOption(each).code === code)
    if (picked !== undefined) onPick(picked)
    onChoose(code, state)
    setTyped('')
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <SearchInput
        label={searchLabel}
        value={typed}
        maxLength={60}
        onChange={setTyped}
        onEnter={() => isSettled && input !== '' && shown[0] && choose(shown[0].code, 'included')}
        onDown={() => list.current?.focus()}
      />
      <p role="status" className="py-1 text-muted text-xs empty:hidden">
        {status()}
      </p>
      <ChoiceList ref={list} label={label} options={shown} stateOf={stateOf} onChoose={choose} scrolls />
    </div>
  )
}
