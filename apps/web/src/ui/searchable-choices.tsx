import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldText } from '../lib/fold-text.ts'
import type { ChoiceState } from './choice.tsx'
import { ChoiceList, type ChoiceListHandle, type Option } from './choice-list.tsx'
import { SearchInput } from './search-input.tsx'

type SearchedChoicesProps = {
  label: string
  searchLabel: string
  /** None while they, or their counts, are on their way: the list comes in its order. */
  options: readonly Option[] | undefined
  stateOf: (code: string) => ChoiceState
  onChoose: (code: string, state: ChoiceState) => void
  /** Whether a text that is no option can be chosen as it is typed. */
  takesText?: boolean
}

/** A long list of choices: what is chosen first, then the commonest, and any of them by its text. */
export function SearchedChoices({
  label,
  searchLabel,
  options,
  stateOf,
  onChoose,
  takesText = false,
}: SearchedChoicesProps) {
  const { t } = useTranslation()
  const list = useRef<ChoiceListHandle>(null)
  const [typed, setTyped] = useState('')
  const [isHeld, setHeld] = useState(false)
  const ordered = useHeldOrder(commonestFirst(options ?? [], stateOf), stateOf, isHeld)
  const text = typed.trim()
  const found = ordered.filter((option) => foldText(option.label).includes(foldText(text)))
  const isKnown = found.some((option) => foldText(option.label) === foldText(text))
  const shown = takesText && text !== '' && !isKnown ? [{ code: text, label: text }, ...found] : found

  function choose(code: string, state: ChoiceState) {
    onChoose(code, state)
    setTyped('')
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches whether the list is in use
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-1"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={(event) => setHeld(event.currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
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
        <ChoiceList ref={list} label={label} options={shown} stateOf={stateOf} onChoose={choose} scrolls />
      ) : (
        <LoadingChoices />
      )}
      {options && shown.length === 0 && text !== '' && <p className="py-1 text-muted text-sm">{t('choices.none')}</p>}
    </div>
  )
}

/** As high as the list that will take its place. */
function LoadingChoices() {
  const { t } = useTranslation()
  return (
    <div role="status" className="h-[188px] pointer-coarse:h-[260px]">
      <span className="sr-only">{t('kit.loading')}</span>
      {['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2'].map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
        <span key={line} className="flex h-[26px] items-center gap-2" aria-hidden="true">
          <span className="size-[15px] shrink-0 rounded-sm border-[1.5px] border-line" />
          <span className={`block h-3 animate-pulse rounded-sm bg-line ${width}`} />
        </span>
      ))}
    </div>
  )
}

function commonestFirst(options: readonly Option[], stateOf: (code: string) => ChoiceState): Option[] {
  const rank = ({ code, count = 0 }: Option) => (stateOf(code) ? Number.POSITIVE_INFINITY : count)
  return [...options].sort((a, b) => {
    const [first, second] = [rank(a), rank(b)]
    return first === second ? a.label.localeCompare(b.label) : second - first
  })
}

/** A list as it was when it began to be used: what one is about to press must not move. What is added comes first. */
function useHeldOrder(
  options: readonly Option[],
  stateOf: (code: string) => ChoiceState,
  isHeld: boolean,
): readonly Option[] {
  const codes = options.map(({ code }) => code)
  const [held, setHeld] = useState(codes)
  if (!isHeld) {
    if (codes.join('\n') !== held.join('\n')) setHeld(codes)
    return options
  }
  const places = new Map(held.map((code, place) => [code, place]))
  const placeOf = ({ code }: Option) => places.get(code) ?? (stateOf(code) ? -1 : places.size)
  return [...options].sort((a, b) => placeOf(a) - placeOf(b))
}
