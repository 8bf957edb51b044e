import { useTranslation } from 'react-i18next'
import { SearchableChoices } from '../../../../ui/forms/searchable-choices.tsx'
import { type FieldOfKind, sides, valuesOf } from '../../position-filter.ts'
import { useChoiceNames } from '../use-choice-names.ts'
import type { FieldControlProps } from './control-props.ts'
import { countsOf, optionsOnceCounted, useChoices } from './use-choices.ts'

/** The languages most required in Italy; others are added from the counts. */
const commonLanguages = ['it', 'en', 'de', 'fr', 'es', 'pt', 'nl', 'ro', 'pl', 'sl', 'ru', 'ar', 'zh', 'ja']

export function LanguagesControl(props: FieldControlProps<FieldOfKind<'languages'>>) {
  const { t } = useTranslation()
  const names = useChoiceNames()
  const countOf = countsOf(props.counts, props.field)
  const chosen = sides.flatMap((side) => valuesOf(props.filter, props.field, side))
  const found = props.counts?.map(({ value }) => value) ?? []
  const codes = [...new Set([...commonLanguages, ...found, ...chosen])]
  return (
    <SearchableChoices
      {...useChoices(props)}
      options={optionsOnceCounted(
        props.counts,
        codes.map((code) => ({ code, label: names.language(code), count: countOf(code) })),
      )}
      searchLabel={t('filters.searchLanguages')}
    />
  )
}
