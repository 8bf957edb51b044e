import { useQuery } from '@tanstack/react-query'
import type { ChoiceCounts, CountedField } from '@vedetta/contracts/search/facets'
import { type FilterField, filterFields } from '@vedetta/contracts/search/filter-fields'
import { type CountedSearch, facetQuery } from '../facets.api.ts'

type Counted = {
  /** Undefined until the first are there, `null` where nothing is counted or counting failed. */
  readonly counts: ChoiceCounts | null | undefined
  /** Whether they are those of the search before. */
  readonly areOld: boolean
}

/** The counts beside the choices of a field. */
export function useChoiceCounts(counted: CountedSearch, field: FilterField | 'statuses'): Counted {
  const isAsked = counted !== null && isCounted(field)
  const { data, isError, isPlaceholderData } = useQuery(
    facetQuery(isAsked ? counted.searchID : undefined, isCounted(field) ? field : 'statuses'),
  )
  if (!isAsked) return { counts: null, areOld: false }
  return { counts: isError ? null : data, areOld: isPlaceholderData }
}

function isCounted(field: FilterField | 'statuses'): field is CountedField {
  return field === 'statuses' || filterFields[field].facet !== 'none'
}
