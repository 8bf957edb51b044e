import { useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { isSameFilter } from '../criteria-url.ts'
import { type PositionFilter, setFirstText, setValue, valuesOf } from '../position-filter.ts'
import { searchAgain } from '../positions.api.ts'
import { DistanceSelect } from './distance-select.tsx'
import { type Circle, circleOf, type Distance, distanceCode, distanceOf, usualDistance } from './distances.ts'
import { LateCityField } from './late-city-field.tsx'

type SearchBarProps = { filter: PositionFilter; onApply: (filter: PositionFilter) => void; children: ReactNode }

const boxClass =
  'flex h-[42px] min-w-0 items-center rounded-lg border border-edge/60 bg-card has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand'

/**
 * Role and town, applied together by "Cerca"; what is being typed is nobody else's business until then.
 * Of several roles it holds the first: the others stand in the panel.
 */
export function SearchBar({ filter, onApply, children }: SearchBarProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useDraft(valuesOf(filter, 'name', 'included')[0], filter.fields.city?.included)

  function submit() {
    const city = draft.istat === undefined ? undefined : circleOf(draft.istat, draft.distance)
    const next = setValue(setFirstText(filter, 'name', draft.name), 'city', 'included', city)
    if (isSameFilter(next, filter)) void searchAgain(queryClient)
    onApply(next)
  }

  return (
    <search aria-label={t('search.label')}>
      <form
        className="flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
          leaveField()
        }}
      >
        <div className={`${boxClass} basis-full lg:flex-[4]`}>
          <Search className="ml-3 size-4 shrink-0 text-muted" aria-hidden="true" />
          <input
            type="search"
            aria-label={t('search.role')}
            placeholder={t('search.role')}
            value={draft.name}
            maxLength={200}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              // The browser would empty the field.
              event.preventDefault()
              leaveField()
            }}
            className="h-full w-full min-w-0 bg-transparent px-2.5 text-[15px] outline-none placeholder:text-muted pointer-coarse:text-[16px]"
          />
        </div>
        <div className={`${boxClass} basis-full sm:flex-[3]`}>
          <LateCityField
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

/** The keys of the list work again, and the keyboard of a phone gives way to it. */
function leaveField() {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
}

type Draft = { name: string; istat: string | undefined; distance: Distance }

/** Starts again from the URL whenever that changes, by "back" or by a chip taken away. */
function useDraft(name: string | undefined, city: Circle | undefined): [Draft, (draft: Draft) => void] {
  const fromUrl: Draft = { name: name ?? '', istat: city?.istat, distance: city ? distanceOf(city) : usualDistance }
  const [origin, setOrigin] = useState(fromUrl)
  const [draft, setDraft] = useState(fromUrl)
  const isSame =
    origin.name === fromUrl.name &&
    origin.istat === fromUrl.istat &&
    distanceCode(origin.distance) === distanceCode(fromUrl.distance)
  if (!isSame) {
    setOrigin(fromUrl)
    setDraft(fromUrl)
  }
  return [draft, setDraft]
}
