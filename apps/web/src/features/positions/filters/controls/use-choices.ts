import type { ChoiceCounts } from '@vedetta/contracts/search/facets'
import { type FilterField, filterFields } from '@vedetta/contracts/search/filter-fields'
import { useLanguage } from '../../../../lib/i18n.ts'
import type { ChoiceState } from '../../../../ui/forms/choice.tsx'
import type { Option } from '../../../../ui/forms/choice-list.tsx'
import { choose, type ListField, type PositionFilter, sideOf } from '../../position-filter.ts'

type ChoicesOf = {
  field: ListField
  counts: ChoiceCounts | null | undefined
  filter: PositionFilter
  onApply: (filter: PositionFilter) => void
}

/** Props of a `ChoiceList` that edits a field. */
export function useChoices({ field, counts, filter, onApply }: ChoicesOf) {
  const language = useLanguage()
  return {
    label: filterFields[field].labels[language],
    isCounted: counts !== null,
    stateOf: (code: string) => sideOf(filter, field, code),
    onChoose: (code: string, state: ChoiceState) => onApply(choose(filter, field, code, state)),
  }
}

/** The options once the counts are loaded too, so that the order does not change visibly. */
export function optionsOnceCounted(
  counts: ChoiceCounts | null | undefined,
  options: Option[] | undefined,
): Option[] | undefined {
  return counts === undefined ? undefined : options
}

/** The number of results of each choice; 0 for a choice missing from complete counts. */
export function countsOf(
  counts: ChoiceCounts | null | undefined,
  field: FilterField | 'statuses',
): (code: string) => number | undefined {
  if (!counts) return () => undefined
  const byCode = new Map(counts.map(({ value, count }) => [value, count]))
  const isComplete = field === 'statuses' || filterFields[field].facet === 'all'
  return (code) => byCode.get(code) ?? (isComplete ? 0 : undefined)
}
