import { budgets } from '../../platform/limits/budgets.ts'
import { createFairQueue } from '../../platform/limits/fair-queue.ts'
import type { Limits } from '../../platform/limits/limits.ts'

/** Who a search is for: a seat of a licence, or the visitors of the public pages together. */
type Searcher = { readonly licenceNo: number; readonly userId: string } | 'visitors'

/** Runs a search of the engine when it is its turn. Everything that people ask of the engine passes here. */
export type SearchGate = <Result>(
  searcher: Searcher,
  weight: number,
  search: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>

const parallelOfPerson = 2
/** Enough for a screen that asks for several counts at once. */
const waitingOfPerson = 8
const waiting = 40

/**
 * The gate of one process. A licence and a person may use so much in ten seconds, over all processes; two searches of a person and
 * half of those that run at a time may be one licence's; and licences take turns by what their searches weigh.
 */
export function createSearchGate(limits: Limits, parallel: number): SearchGate {
  const parallelOfTenant = Math.ceil(parallel / 2)
  const queue = createFairQueue({
    parallel,
    parallelOfTenant,
    parallelOfPerson,
    waiting,
    waitingOfPerson,
    maxWaitMs: budgets.searchTurn,
  })
  return async (searcher, weight, search, signal) => {
    if (searcher === 'visitors') return queue({ tenant: searcher, person: searcher, weight }, search, signal)
    const { licenceNo, userId } = searcher
    await limits.consume('searchWeightOfPerson', userId, weight)
    await limits.consume('searchWeightOfLicence', `${licenceNo}`, weight)
    return queue({ tenant: `licence ${licenceNo}`, person: userId, weight }, search, signal)
  }
}
