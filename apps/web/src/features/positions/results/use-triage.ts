import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { positionQuery, positionsQuery, type Search } from '../positions.api.ts'
import type { UrlSearchState } from '../use-search-state.ts'
import type { ListedPosition } from './position-cells.tsx'

type TriageOptions = {
  rows: readonly ListedPosition[]
  pages: number
  search: Search
  state: Pick<UrlSearchState, 'page' | 'positionID' | 'openPosition'>
}

type Step = 1 | -1

/** Moves from position to position, across pages, and prefetches the next ones. */
export function useTriage({ rows, pages, search, state }: TriageOptions) {
  const { page, positionID, openPosition } = state
  const client = useQueryClient()
  const isTurning = useRef(false)
  const [last, setLast] = useState(positionID)
  if (positionID !== undefined && positionID !== last) setLast(positionID)
  // After a position is closed, moving continues from it.
  const current = rows.findIndex((row) => row.positionID === (positionID ?? last))

  async function turnPage(step: Step): Promise<ListedPosition | undefined> {
    const target = page + step
    if (target < 1 || target > pages || isTurning.current) return undefined
    isTurning.current = true
    try {
      const { positions } = await client.ensureQueryData(positionsQuery(search, target))
      const next = positions.at(step === 1 ? 0 : -1)
      if (next) openPosition(next.positionID, target)
      return next
    } catch {
      // The page shows the error when it is opened.
      return undefined
    } finally {
      isTurning.current = false
    }
  }

  const next = rows[current + 1]
  const afterNext = rows[current + 2]
  const previous = current > 0 ? rows[current - 1] : undefined
  const near = [next, afterNext, previous].flatMap((row) => row?.positionID ?? []).join()
  const isNearEnd = current !== -1 && current >= rows.length - 3 && page < pages

  useEffect(() => {
    for (const id of near.split(',')) if (id) void client.prefetchQuery(positionQuery(id))
  }, [client, near])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query key identifies the search
  useEffect(() => {
    if (!isNearEnd) return
    void client
      .fetchQuery(positionsQuery(search, page + 1))
      .then(({ positions: [first] }) => first && client.prefetchQuery(positionQuery(first.positionID)))
      .catch(() => {})
  }, [client, isNearEnd, page])

  return {
    /** The open position, or the last one open. */
    current: rows[current],
    move: async (step: Step): Promise<ListedPosition | undefined> => {
      const target = current === -1 ? rows[0] : rows[current + step]
      if (!target) return turnPage(step)
      openPosition(target.positionID)
      return target
    },
  }
}
