import { provinceNames } from 'virtual:province-names'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { initialSearch, type PublicSearch } from './public-search.ts'
import { SearchInvite, SearchSkeleton } from './search-invite.tsx'
import { useLiveSearchTexts } from './use-live-search-texts.ts'

const SearchResults = lazy(async () => ({ default: (await import('./search-results.tsx')).SearchResults }))

const fieldClass =
  'h-[42px] w-full min-w-0 rounded-md border border-edge/60 bg-card px-3 text-[15px] placeholder:text-muted'

/** A search of open positions for visitors: figures, and a few anonymous rows. */
export function LiveSearch() {
  const texts = useLiveSearchTexts()
  const [current, setCurrent] = useState<{ search: PublicSearch; isExample: boolean }>()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  useEffect(() => {
    // A form submitted before hydration has put its values in the URL.
    const urlParams = new URLSearchParams(window.location.search)
    const search = urlParams.has('role') && readSearch(urlParams)
    if (search) fillForm(form.current, search)
    setCurrent(search ? { search, isExample: false } : { search: initialSearch, isExample: true })
  }, [])

  function submit(search: PublicSearch): void {
    fillForm(form.current, search)
    setCurrent({ search, isExample: false })
  }

  return (
    <section aria-label={texts.label} className="overflow-hidden rounded-lg border border-line bg-card">
      <form
        ref={form}
        className="grid gap-2 border-line border-b bg-soft p-3.5 sm:grid-cols-[1fr_11rem_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          submit(readSearch(new FormData(event.currentTarget)))
        }}
      >
        <label htmlFor={`${id}role`} className="sr-only">
          {texts.role}
        </label>
        <input
          id={`${id}role`}
          type="search"
          name="role"
          defaultValue={initialSearch.role}
          placeholder={texts.rolePlaceholder}
          className={fieldClass}
        />
        <label htmlFor={`${id}province`} className="sr-only">
          {texts.province}
        </label>
        <select id={`${id}province`} name="province" defaultValue={initialSearch.province} className={fieldClass}>
          <option value="">{texts.everywhere}</option>
          {provinceNames.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Button type="submit">
          <Search className="size-4" aria-hidden="true" />
          {texts.submit}
        </Button>
      </form>
      {/* Reserves the height of full results, so that nothing below moves when they arrive. */}
      <div className="grid min-h-[476px] sm:min-h-[440px]" aria-live="polite">
        {current ? (
          <Suspense fallback={<SearchSkeleton />}>
            <SearchResults {...current} onSearch={submit} />
          </Suspense>
        ) : (
          <SearchSkeleton />
        )}
        <noscript>
          <SearchInvite />
        </noscript>
      </div>
    </section>
  )
}

function readSearch(fields: URLSearchParams | FormData): PublicSearch {
  return { role: String(fields.get('role') ?? ''), province: String(fields.get('province') ?? '') }
}

function fillForm(form: HTMLFormElement | null, search: PublicSearch): void {
  for (const [name, value] of Object.entries(search)) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
  }
}
