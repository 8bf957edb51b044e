import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Day, dayOf } from '../../../lib/italian-time.ts'
import { useSyncedInput } from '../../../lib/use-synced-input.ts'
import { Radio } from '../../../ui/forms/radio-group.tsx'
import { type PositionFilter, setPeriod } from '../position-filter.ts'
import { periodLabels, periodLengths, periodOf, startOf } from './periods.ts'

type DateFilterProps = { filter: PositionFilter; onApply: (filter: PositionFilter) => void }

export function DateFilter({ filter, onApply }: DateFilterProps) {
  const { t } = useTranslation()
  const name = useId()
  const today = dayOf(new Date())
  const current = periodOf(filter, today)
  return (
    <div className="grid gap-2">
      <fieldset>
        <legend className="sr-only">{t('filters.found')}</legend>
        <Radio
          name={name}
          label={t('period.always')}
          checked={!filter.from && !filter.to}
          onChoose={() => onApply(setPeriod(filter, undefined, undefined))}
        />
        {periodLengths.map((length) => (
          <Radio
            key={length}
            name={name}
            label={t(periodLabels[length])}
            checked={length === current}
            onChoose={() => onApply(setPeriod(filter, startOf(length, today), undefined))}
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5">
        <DayInput
          label={t('period.from')}
          value={filter.from}
          min="2000-01-01"
          max={filter.to ?? today}
          onChange={(from) => onApply(setPeriod(filter, from, filter.to))}
        />
        <DayInput
          label={t('period.to')}
          value={filter.to}
          min={filter.from ?? '2000-01-01'}
          max={today}
          onChange={(to) => onApply(setPeriod(filter, filter.from, to))}
        />
      </div>
    </div>
  )
}

type DayInputProps = { label: string; value: Day | undefined; min: Day; max: Day; onChange: (day?: Day) => void }

/** Uncontrolled: a year typed digit by digit passes through days out of range, which must not be applied. */
function DayInput({ label, value, min, max, onChange }: DayInputProps) {
  const input = useSyncedInput(value ?? '')
  return (
    <label className="col-span-2 grid grid-cols-subgrid items-center text-muted text-sm">
      {label}
      <input
        ref={input}
        type="date"
        defaultValue={value}
        min={min}
        max={max}
        onChange={({ target }) => {
          if (target.validity.valid) onChange(target.value || undefined)
        }}
        className="h-8 w-full min-w-0 rounded-md border border-edge/60 bg-card px-2 text-ink invalid:border-no text-sm tabular-nums pointer-coarse:h-10 pointer-coarse:text-[16px]"
      />
    </label>
  )
}
