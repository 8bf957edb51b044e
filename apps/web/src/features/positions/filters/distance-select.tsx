import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Distance, distanceCode, presetKm } from './distances.ts'

type DistanceSelectProps = {
  label: string
  distance: Distance
  disabled?: boolean
  /** Whether a minimum distance can be chosen too. */
  allowsRing?: boolean
  onChange: (distance: Distance) => void
}

const defaultRing: Distance = { fromKm: 10, toKm: 30 }

export function DistanceSelect({ label, distance, disabled, allowsRing = false, onChange }: DistanceSelectProps) {
  const { t } = useTranslation()
  const isRing = distance.fromKm !== undefined
  const circles = new Set(isRing ? presetKm : [...presetKm, distance.toKm])
  const options: Distance[] = [...circles].sort((a, b) => a - b).map((toKm) => ({ toKm }))
  if (isRing) options.push(distance)
  else if (allowsRing) options.push(defaultRing)

  function textOf({ fromKm, toKm }: Distance): string {
    if (fromKm !== undefined) return isRing ? t('city.between', { from: fromKm, to: toKm }) : t('city.ring')
    return toKm === 0 ? t('city.exact') : t('city.within', { km: toKm })
  }

  return (
    <div className="relative flex h-full min-w-0 shrink-0 grow items-center text-sm has-disabled:text-muted">
      <select
        aria-label={label}
        value={distanceCode(distance)}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((each) => distanceCode(each) === event.target.value)
          if (chosen) onChange(chosen)
        }}
        className="h-full w-full appearance-none rounded-md bg-transparent pr-8 pl-3 -outline-offset-2 disabled:cursor-default pointer-coarse:text-[16px] [&>option]:bg-card [&>option]:text-ink"
      >
        {options.map((each) => (
          <option key={distanceCode(each)} value={distanceCode(each)}>
            {textOf(each)}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-2.5 size-4 text-muted" aria-hidden="true" />
    </div>
  )
}
