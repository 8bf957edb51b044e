import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { CityField } from './city-field.tsx'
import { isSameFilter } from './criteria-url.ts'
import { type Circle, circleOf, distanceOf, distances } from './distances.ts'
import { nameField } from './name-field.ts'
import { type PositionFilter, setValue } from './position-filter.ts'

type SearchBarProps = { filter: PositionFilter; onApply: (filter: PositionFilter) => void; children: ReactNode }

const boxClass =
  'flex h-[42px] min-w-0 items-center rounded-lg border border-edge/60 bg-card has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand'

/** Role and town, applied together by "Cerca"; what is being typed is nobody else's business until then. */
export function SearchBar({ filter, onApply, children }: SearchBarProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const applied = { name: filter.fields.name?.included, city: filter.fields.city?.included }
  const [draft, setDraft] = useDraft(applied.name, applied.city)

  function submit() {
    const city = draft.istat === undefined ? undefined : circleOf(draft.istat, draft.km)
    const next = setValue(setValue(filter, 'name', 'included', nameField.read(draft.name)), 'city', 'included', city)
    if (isSameFilter(next, filter)) void queryClient.invalidateQueries({ queryKey: ['positions'] })
    onApply(next)
  }

  return (
    <search aria-label={t('search.label')}>
      <form
        className="flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={`${boxClass} basis-full lg:flex-[3]`}>
          <Search className="ml-3 size-4 shrink-0 text-muted" aria-hidden="true" />
          <input
            type="search"
            aria-label={t('search.role')}
            placeholder={t('search.role')}
            value={draft.name}
            maxLength={nameField.maxLength}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
            className="h-full w-full min-w-0 bg-transparent px-2.5 text-[15px] outline-none placeholder:text-muted pointer-coarse:text-[16px]"
          />
        </div>
        <div className={`${boxClass} basis-full sm:flex-[2]`}>
          <CityField istat={draft.istat} onChange={(istat) => setDraft({ ...draft, istat })} />
          <DistanceSelect
            km={draft.km}
            disabled={draft.istat === undefined}
            onChange={(km) => setDraft({ ...draft, km })}
          />
        </div>
        {children}
        <Button type="submit" className="max-sm:grow">
          {t('search.submit')}
        </Button>
      </form>
    </search>
  )
}

type DistanceSelectProps = { km: number; disabled: boolean; onChange: (km: number) => void }

function DistanceSelect({ km, disabled, onChange }: DistanceSelectProps) {
  const { t } = useTranslation()
  const options = distances.includes(km) ? distances : [...distances, km].sort((a, b) => a - b)
  return (
    <div className="relative flex h-full shrink-0 items-center border-line border-l text-sm has-disabled:text-muted">
      <select
        aria-label={t('city.distance')}
        value={km}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-full appearance-none rounded-r-lg bg-transparent pr-8 pl-3 -outline-offset-2 disabled:cursor-default pointer-coarse:text-[16px] [&>option]:bg-card [&>option]:text-ink"
      >
        {options.map((each) => (
          <option key={each} value={each}>
            {each === 0 ? t('city.exact') : t('city.within', { km: each })}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-2.5 size-4 text-muted" aria-hidden="true" />
    </div>
  )
}

type Draft = { name: string; istat: string | undefined; km: number }

/** Starts again from the URL whenever that changes, by "back" or by a chip taken away. */
function useDraft(name: string | undefined, city: Circle | undefined): [Draft, (draft: Draft) => void] {
  const fromUrl = { name: name ?? '', istat: city?.istat, km: distanceOf(city) }
  const [origin, setOrigin] = useState(fromUrl)
  const [draft, setDraft] = useState(fromUrl)
  if (origin.name !== fromUrl.name || origin.istat !== fromUrl.istat || origin.km !== fromUrl.km) {
    setOrigin(fromUrl)
    setDraft(fromUrl)
  }
  return [draft, setDraft]
}
