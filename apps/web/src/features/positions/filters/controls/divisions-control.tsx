import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SearchableChoices } from '../../../../ui/forms/searchable-choices.tsx'
import { type FieldOfKind, sides, valuesOf } from '../../position-filter.ts'
import { divisionsQuery } from '../../reference.api.ts'
import { useChoiceNames } from '../use-choice-names.ts'
import type { FieldControlProps } from './control-props.ts'
import { countsOf, optionsOnceCounted, useChoices } from './use-choices.ts'

export function DivisionsControl(props: FieldControlProps<FieldOfKind<'divisions'>>) {
  const { t } = useTranslation()
  const names = useChoiceNames()
  const { data: divisions, isPending } = useQuery(divisionsQuery)
  const countOf = countsOf(props.counts, props.field)
  const known = new Map(divisions?.map((division) => [division.code, division]))
  const chosen = sides.flatMap((side) => valuesOf(props.filter, props.field, side))
  const found = props.counts?.map(({ value }) => value) ?? []
  const options = [...new Set([...known.keys(), ...found, ...chosen])].map((code) => ({
    code,
    label: names.ateco(code, known.get(code)),
    count: countOf(code),
  }))
  return (
    <SearchableChoices
      {...useChoices(props)}
      options={optionsOnceCounted(props.counts, isPending ? undefined : options)}
      searchLabel={t('filters.searchDivisions')}
    />
  )
}
