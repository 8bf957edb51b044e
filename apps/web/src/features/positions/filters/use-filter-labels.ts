import { useQueries, useQuery } from '@tanstack/react-query'
import { filterFields } from '@vedetta/contracts/search/filter-fields'
import { positionStatuses } from '@vedetta/contracts/text/vocabulary'
import { useTranslation } from 'react-i18next'
import { useTerritories } from '../../../domain/use-territories.ts'
import { formatDay } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { dayOf } from '../../../lib/italian-time.ts'
import {
  type FilterPart,
  type PositionFilter,
  partsOf,
  type Side,
  setPeriod,
  setStatuses,
  withoutPart,
} from '../position-filter.ts'
import { divisionsQuery, municipalityQuery } from '../reference.api.ts'
import { periodLabels, periodOf } from './periods.ts'
import { useChoiceNames } from './use-choice-names.ts'
import { useRangeText } from './use-range-text.ts'

/** A part of the filter in words, and the filter without it. */
export type FilterLabel = {
  /** Labels of one field and side share a group. */
  group: string
  side: Side | undefined
  title: string
  text: string
  without: PositionFilter
}

export function useFilterLabels(filter: PositionFilter): FilterLabel[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const parts = partsOf(filter)
  const textOf = usePartTexts(parts)

  function periodText(): string | undefined {
    const { from, to } = filter
    const length = periodOf(filter, dayOf(new Date()))
    if (length) return t(periodLabels[length])
    if (from && to) return `${formatDay(from, language)} – ${formatDay(to, language)}`
    if (from) return t('period.since', { from: formatDay(from, language) })
    return to && t('period.until', { to: formatDay(to, language) })
  }

  const labels: FilterLabel[] = parts.map((part) => {
    const field = filterFields[part.field].labels[language]
    return {
      group: `${part.side} ${part.field}`,
      side: part.side,
      title: part.side === 'excluded' ? t('filters.excludedField', { field }) : field,
      text: textOf(part),
      without: withoutPart(filter, part),
    }
  })
  for (const status of filter.statuses ?? []) {
    labels.push({
      group: 'statuses',
      side: undefined,
      title: t('filters.status'),
      text: positionStatuses[status][language],
      without: setStatuses(filter, filter.statuses?.filter((each) => each !== status) ?? []),
    })
  }
  const period = periodText()
  if (period) {
    labels.push({
      group: 'period',
      side: undefined,
      title: t('filters.found'),
      text: period,
      without: setPeriod(filter, undefined, undefined),
    })
  }
  return labels
}

function usePartTexts(parts: FilterPart[]): (part: FilterPart) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  const names = useChoiceNames()
  const { provinceName, regionName } = useTerritories()
  const rangeText = useRangeText()
  const { data: divisions } = useQuery({ ...divisionsQuery, enabled: parts.some(({ kind }) => kind === 'divisions') })
  const townCodes = [...new Set(parts.flatMap((part) => townOf(part) ?? []))]
  const towns = useQueries({ queries: townCodes.map(municipalityQuery) })

  const townName = (istat: string) => towns[townCodes.indexOf(istat)]?.data?.name ?? istat

  return (part) => {
    switch (part.kind) {
      case 'texts':
      case 'words':
      case 'vats':
      case 'ateco':
        return part.value
      case 'options': {
        const options: Readonly<Record<string, Readonly<Record<typeof language, string>>>> =
          filterFields[part.field].options
        return options[part.value]?.[language] ?? part.value
      }
      case 'circle': {
        const town = townName(part.value.istat)
        if (part.value.mode === 'exact') return town
        return part.value.mode === 'radius'
          ? `${town} ${t('city.within', { km: part.value.km })}`
          : `${town} ${t('city.between', { from: part.value.fromKm, to: part.value.toKm })}`
      }
      case 'towns':
        return townName(part.value)
      case 'provinces':
        return provinceName(part.value)
      case 'regions':
        return regionName(part.value)
      case 'languages':
        return names.language(part.value)
      case 'divisions':
        return names.ateco(
          part.value,
          divisions?.find(({ code }) => code === part.value),
        )
      case 'range':
        return rangeText.full(part.field, part.value)
    }
  }
}

function townOf(part: FilterPart): string | undefined {
  if (part.kind === 'towns') return part.value
  return part.kind === 'circle' ? part.value.istat : undefined
}
