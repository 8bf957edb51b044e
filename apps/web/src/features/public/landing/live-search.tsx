import { provinceNames } from 'virtual:province-names'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { firstQuestion, type Question } from './public-search.ts'
import { SearchInvite, SearchWait } from './search-invite.tsx'
import { useLiveSearchTexts } from './use-live-search-texts.ts'

const SearchAnswer = lazy(async () => ({ default: (await import('./search-results.tsx')).SearchAnswer }))

const fieldClass =
  'h-[42px] w-full min-w-0 rounded-md border border-edge/60 bg-card px-3 text-[15px] placeholder:text-muted'

/** A search of what is open now, for whoever comes by: figures, and a few rows without names. */
export function LiveSearch() {
  const texts = useLiveSearchTexts()
  const [asked, setAsked] = useState<{ question: Question; isExample: boolean }>()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  useEffect(() => {
    // Who was quicker than this page's code has sent the form as a form does.
    const sent = new URLSearchParams(window.location.search)
    const question = sent.has('role') && questionIn(sent)
    if (question) fill(form.current, question)
    setAsked(question ? { question, isExample: false } : { question: firstQuestion, isExample: true })
  }, [])

  function ask(question: Question): void {
    fill(form.current, question)
    setAsked({ question, isExample: false })
  }

  return (
    <section aria-label={texts.label} className="overflow-hidden rounded-lg border border-line bg-card">
      <form
        ref={form}
        className="grid gap-2 border-line border-b bg-soft p-3.5 sm:grid-cols-[1fr_11rem_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          ask(questionIn(new FormData(event.currentTarget)))
        }}
      >
        <label htmlFor={`${id}role`} className="sr-only">
          {texts.role}
        </label>
        <input
          id={`${id}role`}
          type="search"
          name="role"
          defaultValue={firstQuestion.role}
          placeholder={texts.rolePlaceholder}
          className={fieldClass}
        />
        <label htmlFor={`${id}province`} className="sr-only">
          {texts.province}
        </label>
        <select id={`${id}province`} name="province" defaultValue={firstQuestion.province} className={fieldClass}>
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
      {/* As high as a full answer: nothing below it moves when one comes. */}
      <div className="grid min-h-[476px] sm:min-h-[440px]" aria-live="polite">
        {asked ? (
          <Suspense fallback={<SearchWait />}>
            <SearchAnswer {...asked} onAsk={ask} />
          </Suspense>
        ) : (
          <SearchWait />
        )}
        <noscript>
          <SearchInvite />
        </noscript>
      </div>
    </section>
  )
}

function questionIn(fields: URLSearchParams | FormData): Question {
  return { role: String(fields.get('role') ?? ''), province: String(fields.get('province') ?? '') }
}

function fill(form: HTMLFormElement | null, question: Question): void {
  for (const [name, value] of Object.entries(question)) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
  }
}
