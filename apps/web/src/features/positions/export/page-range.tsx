import { searchPageSize } from '@vedetta/contracts/search/position-search'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { TextInput } from '../../../ui/forms/text-input.tsx'

export type TypedRange = { start: string; end: string }

type PageRangeProps = {
  range: TypedRange
  pages: number
  onChange: (range: TypedRange) => void
  /** Enter asks for the cost at once. */
  onEnter: () => void
}

export function PageRange({ range, pages, onChange, onEnter }: PageRangeProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const n = formatNumber(pages, language)
  const isValid = parseRange(range, pages) !== undefined
  const field = {
    type: 'number',
    inputMode: 'numeric',
    min: 1,
    max: pages,
    step: 1,
    autoComplete: 'off',
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && onEnter(),
  } as const
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          label={t('export.startPage')}
          value={range.start}
          aria-invalid={!isValid}
          onChange={(event) => onChange({ ...range, start: event.target.value })}
          {...field}
        />
        <TextInput
          label={t('export.endPage')}
          value={range.end}
          aria-invalid={!isValid}
          onChange={(event) => onChange({ ...range, end: event.target.value })}
          {...field}
        />
      </div>
      <p role="status" className={isValid ? 'text-muted text-xs' : 'text-no text-sm'}>
        {isValid ? t('export.pages', { count: pages, n, size: searchPageSize }) : t('export.pagesWrong', { pages: n })}
      </p>
    </div>
  )
}

/** The page numbers, if the typed range is valid. */
export function parseRange(
  { start, end }: TypedRange,
  pages: number,
): { startPage: number; endPage: number } | undefined {
  const startPage = Number(start)
  const endPage = Number(end)
  const areWhole = Number.isInteger(startPage) && Number.isInteger(endPage)
  return areWhole && startPage >= 1 && startPage <= endPage && endPage <= pages ? { startPage, endPage } : undefined
}
