import { useTranslation } from 'react-i18next'
import { SearchedChoices } from '../../../../ui/searched-choices.tsx'
import type { FieldOfKind } from '../../position-filter.ts'
import { useTerritories } from '../../use-territories.ts'
import type { FieldControlProps } from './control-props.ts'
import { countsOf, onceCounted, useChoices } from './use-choices.ts'

export function ProvincesControl({ facets, ...props }: FieldControlProps<FieldOfKind<'provinces'>>) {
  const { t } = useTranslation()
  const { provinces, isLoading } = useTerritories()
  const countOf = countsOf(facets, props.field)
  return (
    <SearchedChoices
      {...useChoices(props)}
      options={onceCounted(
        facets,
        isLoading ? undefined : provinces.map((province) => ({ ...province, count: countOf(province.code) })),
      )}
      searchLabel={t('filters.searchProvinces')}
    />
  )
}

export function RegionsControl({ facets, ...props }: FieldControlProps<FieldOfKind<'regions'>>) {
  const { t } = useTranslation()
  const { regions, isLoading } = useTerritories()
  const countOf = countsOf(facets, props.field)
  return (
    <SearchedChoices
      {...useChoices(props)}
      options={onceCounted(
        facets,
        isLoading ? undefined : regions.map((region) => ({ ...region, count: countOf(region.code) })),
      )}
      searchLabel={t('filters.searchRegions')}
    />
  )
}
