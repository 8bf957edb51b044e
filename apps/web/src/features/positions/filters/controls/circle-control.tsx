import { filterFields } from '@vedetta/contracts/search/filter-fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../lib/i18n.ts'
import { type Range, RangeInput } from '../../../../ui/forms/range-input.tsx'
import { type FieldOfKind, type Side, setValue } from '../../position-filter.ts'
import { CityField } from '../city-field.tsx'
import { DistanceSelect } from '../distance-select.tsx'
import { type Circle, circleOf, type Distance, defaultDistance, distanceOf } from '../distances.ts'
import type { FieldControlProps } from './control-props.ts'
import { SideChoice } from './side-choice.tsx'

/** A town alone, a radius around it, or a range of distances from it. */
export function CircleControl({ field, filter, onApply }: FieldControlProps<FieldOfKind<'circle'>>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const value = filter.fields[field] ?? {}
  const [side, setSide] = useState<Side>(value.included || !value.excluded ? 'included' : 'excluded')
  const [draftDistance, setDraftDistance] = useState(defaultDistance)
  const circle = value[side]
  const distance = circle ? distanceOf(circle) : draftDistance
  const set = (next: Circle | undefined) => onApply(setValue(filter, field, side, next))

  function setDistance(next: Distance) {
    setDraftDistance(next)
    if (circle) set(circleOf(circle.istat, next))
  }

  function setBetween(typed: Range | undefined): string | undefined {
    const { from, to } = typed ?? {}
    const next = from === undefined || to === undefined ? undefined : { fromKm: from, toKm: to }
    const isValid = next && filterFields.city.schema.safeParse(circleOf(circle?.istat ?? '000000', next)).success
    if (!isValid) return t('city.betweenInvalid')
    setDistance(next)
    return undefined
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SideChoice field={filterFields[field].labels[language]} side={side} onChange={setSide} />
      <div className="grid rounded-md border border-edge/60 bg-card has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand">
        <div className="flex h-9 items-center pointer-coarse:h-11">
          <CityField
            label={t('city.around')}
            istat={circle?.istat}
            onChange={(istat) => set(istat === undefined ? undefined : circleOf(istat, distance))}
          />
        </div>
        <div className="flex h-9 border-line border-t pointer-coarse:h-11">
          <DistanceSelect label={t('city.aroundDistance')} distance={distance} onChange={setDistance} allowsRing />
        </div>
      </div>
      {distance.fromKm !== undefined && (
        <RangeInput
          label={t('city.aroundDistance')}
          unit="km"
          value={{ from: distance.fromKm, to: distance.toKm }}
          onChange={setBetween}
        />
      )}
      <p className="text-muted text-xs">{t('city.union')}</p>
    </div>
  )
}
