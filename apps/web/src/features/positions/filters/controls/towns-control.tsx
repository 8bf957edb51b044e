import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MunicipalityOption } from '@vedetta/contracts/search/reference'
import { useTranslation } from 'react-i18next'
import type { Option } from '../../../../ui/forms/choice-list.tsx'
import { type FieldOfKind, sides, valuesOf } from '../../position-filter.ts'
import { municipalitiesQuery, municipalityQuery } from '../../reference.api.ts'
import type { FieldControlProps } from './control-props.ts'
import { SuggestedChoices } from './suggested-choices.tsx'
import { useChoices } from './use-choices.ts'

export function TownsControl(props: FieldControlProps<FieldOfKind<'towns'>>) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const choices = useChoices(props)
  const codes = sides.flatMap((side) => valuesOf(props.filter, props.field, side))
  const towns = useQueries({ queries: codes.map(municipalityQuery) })

  return (
    <SuggestedChoices
      {...choices}
      searchLabel={t('filters.addTown')}
      texts={{
        hint: t('city.hint'),
        searching: t('city.searching'),
        none: (text) => t('city.none', { text }),
      }}
      chosen={codes.map((code, index) => {
        const town = towns[index]?.data
        return town ? toOption(town) : { code, label: code }
      })}
      useSuggestions={useTownSuggestions}
      toOption={toOption}
      onPick={(town) => queryClient.setQueryData(municipalityQuery(town.istat).queryKey, { municipalities: [town] })}
    />
  )
}

function useTownSuggestions(text: string) {
  return useQuery(municipalitiesQuery(text))
}

function toOption(town: MunicipalityOption): Option {
  return { code: town.istat, label: `${town.name} (${town.province})` }
}
