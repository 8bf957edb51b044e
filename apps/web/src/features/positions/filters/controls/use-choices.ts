import { type FacetField, type FilterField, filterFields } from '@vedetta/contracts/filter-fields'
import type { Facets } from '@vedetta/contracts/position-search'
import { useLanguage } from '../../../../lib/i18n.ts'
import type { ChoiceState } from '../../../../ui/choice.tsx'
import type { Option } from '../../../../ui/choice-list.tsx'
import { choose, type ListField, type PositionFilter, sideOf } from '../../position-filter.ts'

type ChoicesOf = {
  field: ListField
  filter: PositionFilter
  onApply: (filter: PositionFilter) => void
}

/** What a list of choices needs to edit one field. */
export function useChoices({ field, filter, onApply }: ChoicesOf) {
  const language = useLanguage()
  return {
    label: filterFields[field].labels[language],
    stateOf: (code: string) => sideOf(filter, field, code),
    onChoose: (code: string, state: ChoiceState) => onApply(choose(filter, field, code, state)),
  }
}

/** A list is shown once it and its counts are there, so that its order does not change under the eyes. */
export function onceCounted(facets: Facets | null | undefined, options: Option[] | undefined): Option[] | undefined {
  return facets === undefined ? undefined : options
}

/** How many each choice of a field would give; one that a complete count does not name would give none. */
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
