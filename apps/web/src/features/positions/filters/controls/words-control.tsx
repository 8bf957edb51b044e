import { useTranslation } from 'react-i18next'
import { SearchableChoices } from '../../../../ui/forms/searchable-choices.tsx'
import { type FieldOfKind, sides, valuesOf } from '../../position-filter.ts'
import type { FieldControlProps } from './control-props.ts'
import { optionsOnceCounted, useChoices } from './use-choices.ts'

const searchLabels = {
  skills: 'filters.addSkill',
  certifications: 'filters.addCertification',
  benefits: 'filters.addBenefit',
} as const satisfies Record<FieldOfKind<'words'>, string>

/** Free words; the most frequent of the results are suggested. */
export function WordsControl(props: FieldControlProps<FieldOfKind<'words'>>) {
  const { t } = useTranslation()
  const choices = useChoices(props)
  const counts = new Map(props.counts?.map(({ value, count }) => [value, count]))
  const chosen = sides.flatMap((side) => valuesOf(props.filter, props.field, side))
  const words = [...new Set([...chosen, ...counts.keys()])]
  return (
    <SearchableChoices
      {...choices}
      options={optionsOnceCounted(
        props.counts,
        words.map((word) => ({ code: word, label: word, count: counts.get(word) })),
      )}
      searchLabel={t(searchLabels[props.field])}
      allowsCustom
    />
  )
}
