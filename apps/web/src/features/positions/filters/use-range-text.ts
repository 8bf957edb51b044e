import { amountsText } from '@vedetta/contracts/pay-text'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import type { FieldOfKind } from '../position-filter.ts'
import { type Range, rangeSettings } from './range-presets.ts'

type RangeField = FieldOfKind<'range'>

/** Texts of amounts have their unit anyway. */
const withUnit = {
  experience: 'filters.range.years',
  employees: 'filters.range.people',
  turnover: 'filters.range.millions',
} as const satisfies Record<Exclude<RangeField, 'pay'>, string>

/** A range in words, without the unit (`bare`) or with it (`full`). */
export function useRangeText() {
  const { t } = useTranslation()
  const language = useLanguage()

  function bare(field: RangeField, { from, to }: Range): string {
    if (field === 'pay') return amountsText({ from, to }, language) ?? ''
    const write = (value: number) => formatNumber(value / rangeSettings[field].unit, language)
    if (from === undefined) return t('filters.range.upTo', { to: write(to ?? 0) })
    if (to === undefined) return t('filters.range.atLeast', { from: write(from) })
    return from === to ? write(from) : `${write(from)}–${write(to)}`
  }

  return {
    bare,
    full: (field: RangeField, range: Range) =>
      field === 'pay'
        ? bare(field, range)
        : t(withUnit[field], { range: bare(field, range), count: range.to ?? range.from ?? 0 }),
  }
}
