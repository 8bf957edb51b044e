import type { FilterField } from '@vedetta/contracts/search/filter-fields'
import type { Facets } from '@vedetta/contracts/search/position-search'
import type { PositionFilter } from '../../position-filter.ts'

export type FieldControlProps<Field extends FilterField> = {
  field: Field
  filter: PositionFilter
  onApply: (filter: PositionFilter) => void
  facets: Facets | null | undefined
}
