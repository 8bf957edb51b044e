import { amountsText } from '@vedetta/contracts/positions/pay-text'
import { formatEuro, formatEuroRange } from '@vedetta/contracts/text/formats'
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
} as const satisfies Record<Exclude<RangeField, 'pay' | 'turnover'>, string>

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

  function amounts({ from, to }: Range): string {
    if (from === undefined) return t('filters.range.upTo', { to: formatEuro(to ?? 0, language) })
    if (to === undefined) return t('filters.range.fromAmount', { from: formatEuro(from, language) })
    return from === to ? formatEuro(from, language) : formatEuroRange(from, to, language)
  }

  return {
    bare,
    full: (field: RangeField, range: Range) => {
      if (field === 'pay') return bare(field, range)
      if (field === 'turnover') return amounts(range)
      return t(withUnit[field], { range: bare(field, range), count: range.to ?? range.from ?? 0 })
    },
  }
}
