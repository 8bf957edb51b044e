import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { LabelChip } from './filter-chips.tsx'
import type { SentenceRest } from './sentence.ts'
import { useFilterLabels } from './use-filter-labels.ts'

type SentenceFiltersProps = {
  rest: SentenceRest
  /** Undefined where all of it is discarded. */
  onChange: (rest: SentenceRest | undefined) => void
}

/** The filters of a sentence beside its role and town, to be changed before the search, and its words that are no filter. */
export function SentenceFilters({ rest, onChange }: SentenceFiltersProps) {
  const { t } = useTranslation()
  const group = useRef<HTMLFieldSetElement>(null)
  const labels = useFilterLabels(rest.filter)
  const ignored = rest.ignored.map((text) => t('sentence.word', { text })).join(', ')
  return (
    <fieldset ref={group} tabIndex={-1} className="mt-2 flex min-w-0 flex-wrap items-center gap-1.5 outline-none">
      <legend className="sr-only">{t('sentence.title')}</legend>
      <span aria-hidden="true" className="mr-1 text-muted text-xs">
        {t('sentence.title')}
      </span>
      <ul className="contents">
        {labels.map((label) => (
          <LabelChip
            key={`${label.group} ${label.text}`}
            label={label}
            onApply={(filter) => {
              onChange({ ...rest, filter })
              // The pressed button disappears.
              group.current?.focus()
            }}
          />
        ))}
      </ul>
      {ignored !== '' && <span className="text-muted text-xs">{t('sentence.ignored', { words: ignored })}</span>}
      <Button
        look="quiet"
        size="tiny"
        onClick={() => {
          group.current?.closest('search')?.querySelector('input')?.focus()
          onChange(undefined)
        }}
      >
        {t('sentence.discard')}
      </Button>
    </fieldset>
  )
}
