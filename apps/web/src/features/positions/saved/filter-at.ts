import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The state of a navigation that leads to a saved filter without opening it, which would be a search. */
export const atFilter = (filterID: string) => ({ atFilter: filterID })

/** Puts the focus on the filter that a navigation led to. */
export function useFocusAtFilter(filterID: string) {
  const target = useRef<HTMLButtonElement>(null)
  const { state, key } = useLocation()
  const isHere = typeof state === 'object' && state !== null && 'atFilter' in state && state.atFilter === filterID
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation triggers it, also one to the same place
  useEffect(() => {
    if (isHere) target.current?.focus()
  }, [isHere, key])
  return target
}
