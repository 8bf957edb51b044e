import { useTranslation } from 'react-i18next'
import { useTerritories } from '../../../../domain/use-territories.ts'
import { SearchableChoices } from '../../../../ui/forms/searchable-choices.tsx'
import type { FieldOfKind } from '../../position-filter.ts'
import type { FieldControlProps } from './control-props.ts'
import { countsOf, optionsOnceCounted, useChoices } from './use-choices.ts'

export function ProvincesControl(props: FieldControlProps<FieldOfKind<'provinces'>>) {
  const { t } = useTranslation()
  return <TerritoriesControl {...props} level="provinces" searchLabel={t('filters.searchProvinces')} />
}

export function RegionsControl(props: FieldControlProps<FieldOfKind<'regions'>>) {
  const { t } = useTranslation()
  return <TerritoriesControl {...props} level="regions" searchLabel={t('filters.searchRegions')} />
}

type TerritoriesControlProps = FieldControlProps<FieldOfKind<'provinces'> | FieldOfKind<'regions'>> & {
  level: 'provinces' | 'regions'
  searchLabel: string
}

function TerritoriesControl({ level, searchLabel, ...props }: TerritoriesControlProps) {
  const { isLoading, ...territories } = useTerritories()
  const countOf = countsOf(props.counts, props.field)
  return (
    <SearchableChoices
      {...useChoices(props)}
      options={optionsOnceCounted(
        props.counts,
        isLoading ? undefined : territories[level].map((one) => ({ ...one, count: countOf(one.code) })),
      )}
      searchLabel={searchLabel}
    />
  )
}
