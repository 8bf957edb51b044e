import { filterFields } from '@vedetta/contracts/search/filter-fields'
import type { Labels } from '@vedetta/contracts/text/labels'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../lib/i18n.ts'
import { ChoiceList } from '../../../../ui/forms/choice-list.tsx'
import { SearchableChoices } from '../../../../ui/forms/searchable-choices.tsx'
import type { FieldOfKind } from '../../position-filter.ts'
import type { FieldControlProps } from './control-props.ts'
import { countsOf, optionsOnceCounted, useChoices } from './use-choices.ts'

type OptionField = FieldOfKind<'options'>

/** Lists long enough to need a search field. */
const searchLabels: { readonly [Field in OptionField]?: 'filters.searchSectors' } = { sectors: 'filters.searchSectors' }

export function OptionsControl(props: FieldControlProps<OptionField>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const choices = useChoices(props)
  const countOf = countsOf(props.counts, props.field)
  const fixed: Readonly<Record<string, Labels>> = filterFields[props.field].options
  const options = Object.entries(fixed).map(([code, labels]) => ({
    code,
    label: labels[language],
    count: countOf(code),
  }))
  const searchLabel = searchLabels[props.field]
  if (!searchLabel) return <ChoiceList {...choices} options={options} />
  return (
    <SearchableChoices {...choices} options={optionsOnceCounted(props.counts, options)} searchLabel={t(searchLabel)} />
  )
}
