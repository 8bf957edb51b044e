import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldText } from '../../lib/fold-text.ts'
import type { ChoiceState } from './choice.tsx'
import { ChoiceList, type ChoiceListHandle, type Option } from './choice-list.tsx'
import { SearchInput } from './search-input.tsx'

type SearchableChoicesProps = {
  label: string
  searchLabel: string
  /** Undefined until they and their counts are loaded, since the counts decide the order. */
  options: readonly Option[] | undefined
  stateOf: (code: string) => ChoiceState
  onChoose: (code: string, state: ChoiceState) => void
  isCounted?: boolean
  /** Whether a typed text that is no option can be chosen. */
  allowsCustom?: boolean
}

/** A long list of choices with a search field: the chosen ones first, then by count. */
export function SearchableChoices({
  label,
  searchLabel,
  options,
  stateOf,
  onChoose,
  isCounted = false,
  allowsCustom = false,
}: SearchableChoicesProps) {
  const { t } = useTranslation()
  const list = useRef<ChoiceListHandle>(null)
  const [typed, setTyped] = useState('')
  const [isInUse, setInUse] = useState(false)
  const ordered = useFrozenOrder(sortByCount(options ?? [], stateOf), stateOf, isInUse)
  const text = typed.trim()
  const found = ordered.filter((option) => foldText(option.label).includes(foldText(text)))
  const isKnown = found.some((option) => foldText(option.label) === foldText(text))
  const shown = allowsCustom && text !== '' && !isKnown ? [{ code: text, label: text }, ...found] : found

  function choose(code: string, state: ChoiceState) {
    onChoose(code, state)
    setTyped('')
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only track whether the list is in use
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-1"
      onPointerEnter={() => setInUse(true)}
      onPointerLeave={(event) => setInUse(event.currentTarget.contains(document.activeElement))}
      onFocus={() => setInUse(true)}
      onBlur={(event) => setInUse(event.currentTarget.contains(event.relatedTarget))}
    >
      <SearchInput
        label={searchLabel}
        value={typed}
        maxLength={200}
        onChange={setTyped}
        onEnter={() => text !== '' && shown[0] && choose(shown[0].code, 'included')}
        onDown={() => list.current?.focus()}
      />
      {options ? (
        <ChoiceList
          ref={list}
          label={label}
          options={shown}
          stateOf={stateOf}
          onChoose={choose}
          isCounted={isCounted}
          scrolls
        />
      ) : (
        <LoadingChoices />
      )}
      {options && shown.length === 0 && text !== '' && <p className="py-1 text-muted text-sm">{t('choices.none')}</p>}
    </div>
  )
}

/** As tall as the list that replaces it. */
function LoadingChoices() {
  const { t } = useTranslation()
  return (
    <div role="status" className="h-[188px] pointer-coarse:h-[260px]">
      <span className="sr-only">{t('kit.loading')}</span>
      {['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2'].map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their index
        <span key={line} className="flex h-[26px] items-center gap-2" aria-hidden="true">
          <span className="size-[15px] shrink-0 rounded-sm border-[1.5px] border-line" />
          <span className={`block h-3 animate-pulse rounded-sm bg-line ${width}`} />
        </span>
      ))}
    </div>
  )
}

function sortByCount(options: readonly Option[], stateOf: (code: string) => ChoiceState): Option[] {
  const rank = ({ code, count = 0 }: Option) => (stateOf(code) ? Number.POSITIVE_INFINITY : count)
  return [...options].sort((a, b) => {
    const [first, second] = [rank(a), rank(b)]
    return first === second ? a.label.localeCompare(b.label) : second - first
  })
}

/** Freezes the order while the list is in use, so that no option moves away from the pointer. Added options come first. */
function useFrozenOrder(
  options: readonly Option[],
  stateOf: (code: string) => ChoiceState,
  isInUse: boolean,
): readonly Option[] {
  const codes = options.map(({ code }) => code)
  const [frozen, setFrozen] = useState(codes)
  if (!isInUse) {
    if (codes.join('\n') !== frozen.join('\n')) setFrozen(codes)
    return options
  }
  const places = new Map(frozen.map((code, place) => [code, place]))
  const placeOf = ({ code }: Option) => places.get(code) ?? (stateOf(code) ? -1 : places.size)
  return [...options].sort((a, b) => placeOf(a) - placeOf(b))
}
