import { useTranslation } from 'react-i18next'
import { TagInput } from '../../../../ui/forms/tag-input.tsx'
import { choose, type FieldOfKind, type Side, valuesOf } from '../../position-filter.ts'
import type { FieldControlProps } from './control-props.ts'

const words = {
  name: {
    included: 'filters.names',
    excluded: 'filters.excludedNames',
    includedExample: 'filters.namesExample',
    excludedExample: 'filters.excludedNamesExample',
  },
  companyName: {
    included: 'filters.companies',
    excluded: 'filters.excludedCompanies',
    includedExample: 'filters.companiesExample',
    excludedExample: 'filters.excludedCompaniesExample',
  },
} as const satisfies Record<FieldOfKind<'texts'>, Record<Side | `${Side}Example`, string>>

/** Texts, also Boolean ones: any of the included and none of the excluded. */
export function TextsControl({ field, filter, onApply }: FieldControlProps<FieldOfKind<'texts'>>) {
  const { t } = useTranslation()

  function inputOf(side: Side) {
    return {
      tone: side,
      label: t(words[field][side]),
      placeholder: t(words[field][`${side}Example`]),
      values: valuesOf(filter, field, side),
      maxLength: 200,
      onAdd: (text: string) => {
        const next = choose(filter, field, text, side)
        if (!valuesOf(next, field, side).includes(text)) return t('filters.full')
        onApply(next)
        return undefined
      },
      onRemove: (text: string) => onApply(choose(filter, field, text, undefined)),
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TagInput {...inputOf('included')} />
      <TagInput {...inputOf('excluded')} />
      <p className="text-muted text-xs">{t('filters.booleanHint')}</p>
    </div>
  )
}
