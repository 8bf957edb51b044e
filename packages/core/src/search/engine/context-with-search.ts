import type { Context } from '../../platform/context.ts'
import type { Search } from './client.ts'
import type { SearchGate } from './search-gate.ts'

/** The shared dependencies of use cases that search. */
export type ContextWithSearch = Context & {
  readonly search: Search
  readonly gate: SearchGate
}
