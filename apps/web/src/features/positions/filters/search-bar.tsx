import { Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusResults } from '../../../lib/results-heading.ts'
import { Button } from '../../../ui/button.tsx'
import { type FieldOfKind, type PositionFilter, setFirstText, setValue, valuesOf } from '../position-filter.ts'
import { isSameFilter } from '../search-url.ts'
import { DistanceSelect } from './distance-select.tsx'
import { type Circle, circleOf, type Distance, defaultDistance, distanceCode, distanceOf } from './distances.ts'
import { LazyCityField } from './lazy-city-field.tsx'

const RecentSearches = lazy(async () => ({ default: (await import('./recent-searches.tsx')).RecentSearches }))

type SearchBarProps = {
  /** The field of the text: a role or a company name. */
  field: FieldOfKind<'texts'>
  filter: PositionFilter
  onApply: (filter: PositionFilter) => void
  /** Called when the submitted criteria are unchanged. */
  onRepeat: () => void
  children: ReactNode
}

const words = {
  name: { label: 'search.label', text: 'search.role' },
  companyName: { label: 'search.companies', text: 'search.company' },
} as const satisfies Record<FieldOfKind<'texts'>, object>

const boxClass =
  'flex h-[42px] min-w-0 items-center rounded-lg border border-edge/60 bg-card has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand'

/**
 * A role or company and a town, applied together by "Cerca"; until then the typed values are a draft. Of several texts it
 * edits the first: the others are in the panel.
 */
export function SearchBar({ field, filter, onApply, onRepeat, children }: SearchBarProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useDraft(valuesOf(filter, field, 'included')[0], filter.fields.city?.included)
  const [isRecentOpen, setRecentOpen] = useState(false)
  const hasRecent = field === 'name' && isRecentOpen && draft.text === ''

  function submit() {
    const city = draft.istat === undefined ? undefined : circleOf(draft.istat, draft.distance)
    const next = setValue(setFirstText(filter, field, draft.text), 'city', 'included', city)
    if (isSameFilter(next, filter)) onRepeat()
    onApply(next)
  }

  return (
    <search aria-label={t(words[field].label)}>
      <form
        className="flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
          focusResults()
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers serve the field and its list together */}
        <div
          className="relative min-w-0 basis-full lg:flex-[4]"
          onFocus={() => setRecentOpen(true)}
          onBlur={({ currentTarget, relatedTarget }) => setRecentOpen(currentTarget.contains(relatedTarget))}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // By default the browser clears the field.
            event.preventDefault()
            if (!event.currentTarget.querySelector('fieldset')) return focusResults()
            event.currentTarget.querySelector('input')?.focus()
            setRecentOpen(false)
          }}
        >
          <div className={boxClass}>
            <Search className="ml-3 size-4 shrink-0 text-muted" aria-hidden="true" />
            <input
              type="search"
              aria-label={t(words[field].text)}
              placeholder={t(words[field].text)}
              value={draft.text}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => {
                setDraft({ ...draft, text: event.target.value })
                setRecentOpen(true)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown') return
                event.preventDefault()
                setRecentOpen(true)
                event.currentTarget.form?.querySelector<HTMLElement>('fieldset a')?.focus()
              }}
              className="h-full w-full min-w-0 bg-transparent px-2.5 text-[15px] outline-none placeholder:text-muted pointer-coarse:text-[16px]"
            />
          </div>
          {hasRecent && (
            <Suspense>
              <RecentSearches
                filter={filter}
                onOpen={() => {
                  setRecentOpen(false)
                  focusResults()
                }}
              />
            </Suspense>
          )}
        </div>
        <div className={`${boxClass} basis-full sm:flex-[3]`}>
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
        <Button type="submit" className="max-sm:grow">
          {t('search.submit')}
        </Button>
      </form>
    </search>
  )
}

type Draft = { text: string; istat: string | undefined; distance: Distance }

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
