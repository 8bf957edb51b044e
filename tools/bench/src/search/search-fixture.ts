import type { Search } from '@vedetta/core/search/client'
import type { MixedSearch } from './search-mix.ts'

/** What every comparison is made with: the index as it is, and a morning's searches of it. */
export type SearchGround = {
  readonly search: Search
  readonly opensearchUrl: string
  readonly ceiling: number
  readonly mix: readonly MixedSearch[]
}
