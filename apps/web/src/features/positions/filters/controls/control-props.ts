import type { ChoiceCounts } from '@vedetta/contracts/search/facets'
import type { FilterField } from '@vedetta/contracts/search/filter-fields'
import type { PositionFilter } from '../../position-filter.ts'

export type FieldControlProps<Field extends FilterField> = {
  field: Field
  filter: PositionFilter
  onApply: (filter: PositionFilter) => void
  /** The number of results of each choice: undefined until they are counted, `null` where they are not. */
  counts: ChoiceCounts | null | undefined
}
