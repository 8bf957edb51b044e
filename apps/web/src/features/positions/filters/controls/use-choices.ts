import { type FacetField, type FilterField, filterFields } from '@vedetta/contracts/search/filter-fields'
import type { Facets } from '@vedetta/contracts/search/position-search'
import { useLanguage } from '../../../../lib/i18n.ts'
import type { ChoiceState } from '../../../../ui/forms/choice.tsx'
import type { Option } from '../../../../ui/forms/choice-list.tsx'
import { choose, type ListField, type PositionFilter, sideOf } from '../../position-filter.ts'

type ChoicesOf = {
  field: ListField
  filter: PositionFilter
  onApply: (filter: PositionFilter) => void
}

/** Props of a `ChoiceList` that edits a field. */
export function useChoices({ field, filter, onApply }: ChoicesOf) {
  const language = useLanguage()
  return {
    label: filterFields[field].labels[language],
    stateOf: (code: string) => sideOf(filter, field, code),
    onChoose: (code: string, state: ChoiceState) => onApply(choose(filter, field, code, state)),
  }
}

/** The options once the counts are loaded too, so that the order does not change visibly. */
export function optionsOnceCounted(
  facets: Facets | null | undefined,
  options: Option[] | undefined,
): Option[] | undefined {
  return facets === undefined ? undefined : options
}

/** The number of results of each choice; 0 for a choice missing from complete facets. */
export function countsOf(
  facets: Facets | null | undefined,
  field: FilterField | 'statuses',
): (code: string) => number | undefined {
  if (!facets || !isCounted(field)) return () => undefined
  const counts = new Map(facets[field].map(({ value, count }) => [value, count]))
  const isComplete = field === 'statuses' || filterFields[field].facet === 'all'
  return (code) => counts.get(code) ?? (isComplete ? 0 : undefined)
}

function isCounted(field: FilterField | 'statuses'): field is FacetField | 'statuses' {
  return field === 'statuses' || filterFields[field].facet !== 'none'
}
