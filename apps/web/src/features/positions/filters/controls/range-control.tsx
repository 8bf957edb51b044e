import { filterFields } from '@vedetta/contracts/search/filter-fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../lib/i18n.ts'
import { RangeInput } from '../../../../ui/forms/range-input.tsx'
import { ToggleButton } from '../../../../ui/forms/toggle-button.tsx'
import { type FieldOfKind, type Side, setValue } from '../../position-filter.ts'
import { isSameRange, type Range, rangeSettings } from '../range-presets.ts'
import { useRangeText } from '../use-range-text.ts'
import type { FieldControlProps } from './control-props.ts'
import { SideChoice } from './side-choice.tsx'

const units = {
  experience: 'filters.range.inYears',
  pay: 'filters.range.inEuroAYear',
  employees: 'filters.range.inPeople',
  turnover: 'filters.range.inMillions',
} as const satisfies Record<FieldOfKind<'range'>, string>

export function RangeControl({ field, filter, onApply }: FieldControlProps<FieldOfKind<'range'>>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const rangeText = useRangeText()
  const value = filter.fields[field] ?? {}
  const [side, setSide] = useState<Side>(value.included || !value.excluded ? 'included' : 'excluded')
  const current = value[side]
  const { unit, presets } = rangeSettings[field]
  const title = filterFields[field].labels[language]
  const set = (range: Range | undefined) => onApply(setValue(filter, field, side, range))

  function setTyped(typed: Range | undefined): string | undefined {
    const parsed = filterFields[field].schema.safeParse(typed && scaled(typed, unit))
    if (typed && !parsed.success) return t('filters.range.invalid')
    set(parsed.data)
    return undefined
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center justify-between gap-2">
        <SideChoice field={title} side={side} onChange={setSide} />
        <span className="text-muted text-xs">{t(units[field])}</span>
      </div>
      <div className="flex flex-wrap gap-1">
        {presets.map((range) => {
          const isChosen = isSameRange(current, range)
          return (
            <ToggleButton
              key={`${'from' in range && range.from} ${'to' in range && range.to}`}
              tone={side}
              pressed={isChosen}
              onChange={() => set(isChosen ? undefined : range)}
            >
              {rangeText.bare(field, range)}
            </ToggleButton>
          )
        })}
      </div>
      <RangeInput label={title} value={current && scaled(current, 1 / unit)} decimals={unit > 1} onChange={setTyped} />
    </div>
  )
}

function scaled({ from, to }: Range, factor: number): Range {
  return {
    ...(from !== undefined && { from: rounded(from * factor) }),
    ...(to !== undefined && { to: rounded(to * factor) }),
  }
}

/** Rounds off floating-point noise: 2.3 × 1,000,000 must not be 2,299,999.99… */
function rounded(value: number): number {
  return Number(value.toFixed(6))
}
