import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterFirstView } from '../../../lib/first-view.ts'
import { loadTexts } from '../../../lib/load-texts.ts'
import { focusResults } from '../../../lib/results-heading.ts'
import { Button } from '../../../ui/controls/button.tsx'
import {
  emptyFilter,
  type FieldOfKind,
  type PositionFilter,
  setFirstText,
  setValue,
  valuesOf,
} from '../position-filter.ts'
import { isSameFilter } from '../search-url.ts'
import { DistanceSelect } from './distance-select.tsx'
import { type Circle, circleOf, type Distance, defaultDistance, distanceCode, distanceOf } from './distances.ts'
import { fieldBoxClass } from './field-box.ts'
import { LazyCityField } from './lazy-city-field.tsx'
import type { FreeUntil, SearchCostProps } from './search-cost.tsx'
import { SearchField } from './search-field.tsx'
import { type Sentence, type SentenceRest, searchOfSentence, withSentence } from './sentence.ts'

const SentenceFilters = lazy(async () => ({ default: (await import('./sentence-filters.tsx')).SentenceFilters }))
const SearchCost = lazy(() => afterFirstView(loadCost))
const EnteredSentence = lazy(async () => ({ default: (await import('./entered-sentence.tsx')).EnteredSentence }))

type SearchBarProps = {
  /** The field of the text: a role or a company name. */
  field: FieldOfKind<'texts'>
  filter: PositionFilter
  onApply: (filter: PositionFilter) => void
  /** Until when searches of positions that follow the one of the filter are free; null where it isn't known. */
  freeUntil?: FreeUntil
  /** Called when the submitted criteria are unchanged. */
  onRepeat: () => void
  children: ReactNode
}

const labels = {
  name: { label: 'search.label', text: 'search.role' },
  companyName: { label: 'search.companies', text: 'search.company' },
} as const satisfies Record<FieldOfKind<'texts'>, object>

/**
 * A role or company and a town, applied together by "Cerca"; until then the typed values are a draft. Of several texts it
 * edits the first: the others are in the panel.
 */
export function SearchBar({ field, filter, freeUntil = null, onApply, onRepeat, children }: SearchBarProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [searched] = valuesOf(filter, field, 'included')
  const [draft, setDraft] = useDraft(searched, filter.fields.city?.included)
  const [entered, setEntered] = useState<Entered>()
  const turn = useRef(0)

  const text = draft.text.trim()
  const city = draft.istat === undefined ? undefined : circleOf(draft.istat, draft.distance)
  const base = setValue(draft.rest ? withSentence(filter, draft.rest) : filter, 'city', 'included', city)
  const words = setFirstText(base, field, text)
  // Words in quotes, and those that were searched before, are meant as they stand.
  const isTyped = field === 'name' && draft.rest === undefined && text !== (searched ?? '') && /\s/.test(text)
  const isSentence = isTyped && !/["“”„‟«»]/.test(text)

  async function submit() {
    turn.current += 1
    const mine = turn.current
    setDraft({ ...draft, rest: undefined })
    const sentence = isSentence ? await readTyped(text) : undefined
    if (turn.current !== mine) return
    const next = sentence ? searchOfSentence(base, sentence) : words
    if (isSameFilter(next, filter)) onRepeat()
    onApply(next)
    const said = sentence && searchOfSentence(emptyFilter, sentence)
    setEntered(sentence && said && { filter: next, words, said, ignored: sentence.ignored })
  }

  async function readTyped(text: string): Promise<Sentence | undefined> {
    try {
      return await (await import('./read-entered.ts')).readEntered(client, text)
    } catch {
      // Code that does not arrive reads nothing.
      return undefined
    }
  }

  return (
    <search aria-label={t(labels[field].label)}>
      <form
        className="flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
          focusResults()
        }}
      >
        <SearchField
          label={t(labels[field].text)}
          text={draft.text}
          onType={(text) => setDraft({ ...draft, text })}
          suggestFor={field === 'name' ? filter : undefined}
          onRead={({ role, city, ...rest }) =>
            setDraft({ ...draft, text: role, rest, ...(city && { istat: city.istat, distance: distanceOf(city) }) })
          }
        />
        <div className={`${fieldBoxClass} basis-full sm:flex-[3]`}>
          <LazyCityField
            label={t('city.label')}
            istat={draft.istat}
            onChange={(istat) => setDraft({ ...draft, istat })}
          />
          <div className="h-full shrink-0 border-line border-l">
            <DistanceSelect
              label={t('city.distance')}
              distance={draft.distance}
              disabled={draft.istat === undefined}
              onChange={(distance) => setDraft({ ...draft, distance })}
            />
          </div>
        </div>
        {children}
        <Button type="submit" className="relative min-w-24 flex-col gap-0! leading-tight max-sm:grow">
          {t('search.submit')}
          <Suspense>
            <SearchCost
              isOfCompanies={field === 'companyName'}
              next={isSentence ? undefined : words}
              last={filter}
              freeUntil={freeUntil}
            />
          </Suspense>
        </Button>
      </form>
      {entered && isSameFilter(entered.filter, filter) && (
        <Suspense>
          <EnteredSentence
            said={entered.said}
            ignored={entered.ignored}
            onSearchWords={() => {
              onApply(entered.words)
              focusResults()
            }}
          />
        </Suspense>
      )}
      {draft.rest && (
        <Suspense>
          <SentenceFilters rest={draft.rest} onChange={(rest) => setDraft({ ...draft, rest })} />
        </Suspense>
      )}
    </search>
  )
}

/** A cost whose code does not arrive leaves the button as it is. */
async function loadCost(): Promise<{ default: ComponentType<SearchCostProps> }> {
  try {
    const [{ SearchCost }] = await Promise.all([import('./search-cost.tsx'), loadTexts('cost')])
    return { default: SearchCost }
  } catch {
    return { default: () => null }
  }
}

/** A sentence whose reading is searched. */
type Entered = {
  filter: PositionFilter
  /** The search of its words. */
  words: PositionFilter
  said: PositionFilter
  ignored: readonly string[]
}

type Draft = {
  text: string
  istat: string | undefined
  distance: Distance
  /** Of a sentence that was read and not yet searched for. */
  rest?: SentenceRest | undefined
}

/** A draft that resets whenever the URL changes, by "back" or by removing a chip. */
function useDraft(text: string | undefined, city: Circle | undefined): [Draft, (draft: Draft) => void] {
  const fromUrl: Draft = { text: text ?? '', istat: city?.istat, distance: city ? distanceOf(city) : defaultDistance }
  const [previous, setPrevious] = useState(fromUrl)
  const [draft, setDraft] = useState(fromUrl)
  const isSame =
    previous.text === fromUrl.text &&
    previous.istat === fromUrl.istat &&
    distanceCode(previous.distance) === distanceCode(fromUrl.distance)
  if (!isSame) {
    setPrevious(fromUrl)
    setDraft(fromUrl)
  }
  return [draft, setDraft]
}
