import { sectorIds, sectors } from '@vedetta/contracts/sectors'
import { contracts, keysOf } from '@vedetta/contracts/vocabulary'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { ChoiceList, type Option } from '../../ui/choice-list.tsx'
import { FilterSection } from '../../ui/filter-section.tsx'
import { DateFilter } from './date-filter.tsx'
import { ExcludedWords } from './excluded-words.tsx'
import { choose, type ListField, type PositionFilter, setValue, sideOf } from './position-filter.ts'
import { useTerritories } from './use-territories.ts'

type FilterPanelProps = { filter: PositionFilter; onApply: (filter: PositionFilter) => void }

export function FilterPanel({ filter, onApply }: FilterPanelProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { provinces, regions } = useTerritories()

  const lists = {
    contract: {
      title: t('filters.contract'),
      options: keysOf(contracts).map((code) => ({ code, label: contracts[code][language] })),
    },
    sectors: {
      title: t('filters.sectors'),
      options: sectorIds
        .map((code) => ({ code, label: sectors[code].labels[language] }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
      searchLabel: t('filters.searchSectors'),
    },
    provinces: { title: t('filters.provinces'), options: provinces, searchLabel: t('filters.searchProvinces') },
    regions: { title: t('filters.regions'), options: regions, searchLabel: t('filters.searchRegions') },
  } satisfies Record<ListField, { title: string; options: Option[]; searchLabel?: string }>

  return (
    <>
      <FilterSection title={t('filters.found')} chosen={filter.from || filter.to ? 1 : 0}>
        <DateFilter filter={filter} onApply={onApply} />
      </FilterSection>
      {keysOf(lists).map((field) => {
        const { title, ...list } = lists[field]
        const chosen = filter.fields[field]
        return (
          <FilterSection
            key={field}
            title={title}
            chosen={(chosen?.included?.length ?? 0) + (chosen?.excluded?.length ?? 0)}
            startsOpen={field !== 'regions'}
          >
            <ChoiceList
              {...list}
              label={title}
              stateOf={(code) => sideOf(filter, field, code)}
              onChoose={(code, side) => onApply(choose(filter, field, code, side))}
            />
          </FilterSection>
        )
      })}
      <FilterSection
        title={t('filters.excludedWords')}
        chosen={filter.fields.name?.excluded ? 1 : 0}
        startsOpen={false}
      >
        <ExcludedWords
          value={filter.fields.name?.excluded}
          onApply={(words) => onApply(setValue(filter, 'name', 'excluded', words))}
        />
      </FilterSection>
    </>
  )
}
