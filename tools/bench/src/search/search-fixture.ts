import type { Search } from '@vedetta/core/search/engine/client'
import type { MixedSearch } from './search-mix.ts'

/** The input of every comparison: the existing index and a mix of searches. */
export type SearchFixture = {
  readonly search: Search
  readonly opensearchUrl: string
  readonly ceiling: number
  readonly mix: readonly MixedSearch[]
}
