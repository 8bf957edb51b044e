import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AtecoOption } from '@vedetta/contracts/search/reference'
import { useTranslation } from 'react-i18next'
import { type FieldOfKind, sides, valuesOf } from '../../position-filter.ts'
import { atecoCodeQuery, atecoCodesQuery } from '../../reference.api.ts'
import { useChoiceNames } from '../use-choice-names.ts'
import type { FieldControlProps } from './control-props.ts'
import { SuggestedChoices } from './suggested-choices.tsx'
import { useChoices } from './use-choices.ts'

export function AtecoControl(props: FieldControlProps<FieldOfKind<'ateco'>>) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const choices = useChoices(props)
  const names = useChoiceNames()
  const codes = sides.flatMap((side) => valuesOf(props.filter, props.field, side))
  const known = useQueries({ queries: codes.map(atecoCodeQuery) })

  return (
    <SuggestedChoices
      {...choices}
      searchLabel={t('filters.addAteco')}
      texts={{
        hint: t('filters.atecoHint'),
        searching: t('filters.atecoSearching'),
        none: (text) => t('filters.atecoNone', { text }),
      }}
      chosen={codes.map((code, index) => ({ code, label: names.ateco(code, known[index]?.data) }))}
      useSuggestions={useAtecoSuggestions}
      toOption={(found: AtecoOption) => ({ code: found.code, label: names.ateco(found.code, found) })}
      onPick={(found) => queryClient.setQueryData(atecoCodeQuery(found.code).queryKey, { codes: [found] })}
    />
  )
}

function useAtecoSuggestions(text: string) {
  return useQuery(atecoCodesQuery(text))
}
