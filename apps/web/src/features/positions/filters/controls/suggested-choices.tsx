import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { useErrorText } from '../../../../lib/use-error-text.ts'
import type { ChoiceState } from '../../../../ui/choice.tsx'
import { ChoiceList, type ChoiceListHandle, type Option } from '../../../../ui/choice-list.tsx'
import { SearchInput } from '../../../../ui/search-input.tsx'

type SuggestedChoicesProps<Found> = {
  label: string
  searchLabel: string
  texts: { hint: string; searching: string; none: (text: string) => string }
  /** What is chosen already: shown while nothing is typed. */
  chosen: readonly Option[]
  /** Asks for what a text may mean; nothing is asked for an empty one. */
  useSuggestions: (text: string) => UseQueryResult<Found[]>
  toOption: (found: Found) => Option
  /** Called with what is chosen of the suggestions, whose name need not be asked for again. */
  onTaken: (found: Found) => void
  stateOf: (code: string) => ChoiceState
  onChoose: (code: string, state: ChoiceState) => void
}

/** Choices of a list too long to be sent: the server suggests them by what is typed. */
export function SuggestedChoices<Found>({
  label,
  searchLabel,
  texts,
  chosen,
  useSuggestions,
  toOption,
  onTaken,
  stateOf,
  onChoose,
}: SuggestedChoicesProps<Found>) {
  const errorText = useErrorText()
  const list = useRef<ChoiceListHandle>(null)
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const text = useDebounced(wanted, 150)
  const found = useSuggestions(text)
  const isSettled = wanted === text && !found.isFetching
  const shown = wanted === '' ? chosen : (found.data ?? []).map(toOption)

  function status(): string | undefined {
    if (wanted === '') return shown.length === 0 ? texts.hint : undefined
    if (found.isError) return errorText(found.error.code)
    if (shown.length > 0) return undefined
    return isSettled ? texts.none(text) : texts.searching
  }

  function choose(code: string, state: ChoiceState) {
    const taken = found.data?.find((each) => toOption(each).code === code)
    if (taken !== undefined) onTaken(taken)
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
        onEnter={() => isSettled && wanted !== '' && shown[0] && choose(shown[0].code, 'included')}
        onDown={() => list.current?.focus()}
      />
      <p role="status" className="py-1 text-muted text-xs empty:hidden">
        {status()}
      </p>
      <ChoiceList ref={list} label={label} options={shown} stateOf={stateOf} onChoose={choose} scrolls />
    </div>
  )
}
