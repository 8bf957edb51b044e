import { Search } from 'lucide-react'
import { type ComponentType, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusResults } from '../../../lib/results-heading.ts'
import type { PositionFilter } from '../position-filter.ts'
import { fieldBoxClass } from './field-box.ts'
import type { Sentence } from './sentence.ts'
import type { SuggestionsProps } from './suggestion-list.tsx'

const SearchSuggestions = lazy(loadSuggestions)

type SearchFieldProps = {
  label: string
  text: string
  onType: (text: string) => void
  /** The current search, where the field suggests roles and the person's own searches, and reads sentences. */
  suggestFor?: PositionFilter | undefined
  onRead: (sentence: Sentence) => void
}

/**
 * An editable combobox as WAI-ARIA's practices describe it: the focus stays in the field and `aria-activedescendant` walks the list.
 * The library's own would have to wrap the field, and so be loaded before anybody can type.
 */
export function SearchField({ label, text, onType, suggestFor, onRead }: SearchFieldProps) {
  const { t } = useTranslation()
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isShown, setShown] = useState(false)
  const [active, setActive] = useState<string>()
  const [said, setSaid] = useState('')

  function show(isWanted: boolean) {
    setOpen(isWanted)
    setActive(undefined)
  }

  function walk(step: number) {
    if (!isOpen) return show(true)
    const options = [...(box.current?.querySelectorAll('[role="option"]') ?? [])]
    // The field itself is between the last and the first.
    const stops = options.length + 1
    const at = options.findIndex(({ id }) => id === active) + 1
    const next = options[((at + step + stops) % stops) - 1]
    setActive(next?.id)
    next?.scrollIntoView({ block: 'nearest' })
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      walk(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape') {
      // By default the browser clears the field.
      event.preventDefault()
      if (isShown) show(false)
      else focusResults()
    } else if (event.key === 'Enter') {
      const option = active === undefined ? null : document.getElementById(active)
      if (!option) return show(false)
      event.preventDefault()
      option.click()
    }
  }

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': isShown ? listId : undefined,
    'aria-activedescendant': isShown ? active : undefined,
    onFocus: () => show(text === ''),
    onBlur: () => show(false),
  } as const
  return (
    <div ref={box} className="relative min-w-0 basis-full lg:flex-[4]">
      <div className={fieldBoxClass}>
        <Search className="ml-3 size-4 shrink-0 text-muted" aria-hidden="true" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={text}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => {
            onType(target.value)
            setSaid('')
            show(true)
          }}
          onKeyDown={press}
          {...(suggestFor && combobox)}
          className="h-full w-full min-w-0 bg-transparent px-2.5 text-[15px] outline-none placeholder:text-muted pointer-coarse:text-[16px]"
        />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {suggestFor && isOpen && (
        <Suspense>
          <SearchSuggestions
            id={listId}
            typed={text.trim()}
            filter={suggestFor}
            active={active}
            onLost={() => setActive(undefined)}
            onShown={setShown}
            onFill={(role) => {
              onType(role)
              setSaid(t('search.filled', { text: role }))
              show(false)
            }}
            onRead={(sentence) => {
              onRead(sentence)
              setSaid(t(sentence.ignored.length > 0 ? 'sentence.readInPart' : 'sentence.read'))
              show(false)
            }}
            onLeave={() => {
              show(false)
              focusResults()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A list whose code does not arrive leaves the field as it is. */
async function loadSuggestions(): Promise<{ default: ComponentType<SuggestionsProps> }> {
  try {
    return { default: (await import('./search-suggestions.tsx')).SearchSuggestions }
  } catch {
    return { default: () => null }
  }
}
