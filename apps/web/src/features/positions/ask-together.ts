import type { QueryClient } from '@tanstack/react-query'
import { type ChoiceCounts, type CountedField, countFacets } from '@vedetta/contracts/search/facets'
import { fetchFromApi } from '../../lib/api-query.ts'

type Asked = { readonly searchID: string; readonly field: CountedField; readonly signal: AbortSignal }
type Waiting = Asked & { readonly answer: PromiseWithResolvers<ChoiceCounts> }

const waiting = new WeakMap<QueryClient, Map<string, Waiting[]>>()

/** The fields of a search that are asked for at once are one request. */
export function askTogether(client: QueryClient, asked: Asked): Promise<ChoiceCounts> {
  const bySearch = waiting.get(client) ?? new Map<string, Waiting[]>()
  waiting.set(client, bySearch)
  const together = bySearch.get(asked.searchID) ?? []
  const answer = Promise.withResolvers<ChoiceCounts>()
  together.push({ ...asked, answer })
  if (together.length > 1) return answer.promise
  bySearch.set(asked.searchID, together)
  setTimeout(() => {
    bySearch.delete(asked.searchID)
    void ask(
      asked.searchID,
      together.filter(({ signal }) => !signal.aborted),
    )
  })
  return answer.promise
}

/** Cancelled once nobody waits for any of them. */
async function ask(searchID: string, wanted: readonly Waiting[]): Promise<void> {
  if (wanted.length === 0) return
  const gone = new AbortController()
  for (const { signal } of wanted)
    signal.addEventListener('abort', () => wanted.every((each) => each.signal.aborted) && gone.abort(), { once: true })
  try {
    const fields = [...new Set(wanted.map(({ field }) => field))]
    const { facets } = await fetchFromApi(countFacets, { searchID, fields }, gone.signal)
    for (const { field, answer } of wanted) answer.resolve(facets[field] ?? [])
  } catch (failure) {
    for (const { answer } of wanted) answer.reject(failure)
  }
}
