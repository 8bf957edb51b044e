import { digestDays, frequencies, type Settings } from '@vedetta/contracts/customers/settings'
import type { Language } from '@vedetta/contracts/text/labels'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatWeekday } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Select } from './select.tsx'

export type DigestTimesValue = Pick<Settings, 'frequency' | 'alertDays' | 'alertHour'>

type DigestTimesProps = { value: DigestTimesValue; disabled?: boolean; onChange: (value: DigestTimesValue) => void }

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** How often, on which days and when digests come. */
export function DigestTimes({ value, disabled = false, onChange }: DigestTimesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const days = value.frequency === 'daily' ? [] : digestDays(value)
  const weekdays = weekdayOptions(language)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className={clsx(days.length === 1 && 'sm:col-span-2')}>
        <Select
          label={t('digests.frequency')}
          options={keysOf(frequencies).map((frequency) => ({
            value: frequency,
            label: frequencies[frequency][language],
          }))}
          value={value.frequency}
          disabled={disabled}
          onChange={(frequency) => onChange({ ...value, frequency, alertDays: [] })}
        />
      </div>
      {days.map((day, at) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: the first day stays the first when it changes
          key={at}
          label={days.length === 1 ? t('digests.day') : t(at === 0 ? 'digests.firstDay' : 'digests.secondDay')}
          options={weekdays.filter((option) => option.value === String(day) || !days.includes(Number(option.value)))}
          value={String(day)}
          disabled={disabled}
          onChange={(chosen) => onChange({ ...value, alertDays: days.with(at, Number(chosen)) })}
        />
      ))}
      <Select
        label={t('digests.hour')}
        options={hours}
        value={String(value.alertHour)}
        disabled={disabled}
        onChange={(hour) => onChange({ ...value, alertHour: Number(hour) })}
      />
    </div>
  )
}

function weekdayOptions(language: Language): { value: string; label: string }[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: formatWeekday(day, language) }))
}
