import { useQueries } from '@tanstack/react-query'
import { sectors } from '@vedetta/contracts/sectors'
import { contracts } from '@vedetta/contracts/vocabulary'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { dayOf } from '../../lib/italian-time.ts'
import { periodLabels, periodOf } from './periods.ts'
import { type FilterKind, type FilterPart, type PositionFilter, partsOf, sides } from './position-filter.ts'
import { municipalityQuery } from './positions.api.ts'
import { useTerritories } from './use-territories.ts'

const kindLabels = {
  text: 'filters.name',
  circle: 'filters.city',
  provinces: 'filters.provinces',
  regions: 'filters.regions',
  contract: 'filters.contract',
  sectors: 'filters.sectors',
} as const satisfies Record<FilterKind, string>

export type LabelledPart = { part: FilterPart; title: string; text: string }

/** What is being filtered by, in words. */
export function useFilterLabels(filter: PositionFilter): { parts: LabelledPart[]; period: string | undefined } {
  const { t } = useTranslation()
  const language = useLanguage()
  const { provinceName, regionName } = useTerritories()
  const cityCodes = sides.flatMap((side) => filter.fields.city?.[side]?.istat ?? [])
  const cities = useQueries({ queries: cityCodes.map(municipalityQuery) })

  function textOf(part: FilterPart): string {
    switch (part.kind) {
      case 'text':
        return part.value
      case 'circle': {
        const { istat } = part.value
        const town = cities[cityCodes.indexOf(istat)]?.data?.name ?? istat
        return part.value.mode === 'exact' ? town : `${town} ${t('city.within', { km: part.value.km })}`
      }
      case 'provinces':
        return provinceName(part.value)
      case 'regions':
        return regionName(part.value)
      case 'contract':
        return contracts[part.value][language]
      case 'sectors':
        return sectors[part.value].labels[language]
    }
  }

  function periodText(): string | undefined {
    const { from, to } = filter
    const length = periodOf(filter, dayOf(new Date()))
    if (length) return t(periodLabels[length])
    if (from && to) return `${formatDay(from, language)} – ${formatDay(to, language)}`
    if (from) return t('period.since', { from: formatDay(from, language) })
    return to && t('period.until', { to: formatDay(to, language) })
  }

  return {
    parts: partsOf(filter).map((part) => ({
      part,
      title: part.side === 'excluded' ? t('filters.excluded') : t(kindLabels[part.kind]),
      text: textOf(part),
    })),
    period: periodText(),
  }
}
