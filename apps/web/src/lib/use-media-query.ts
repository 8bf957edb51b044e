import { useCallback, useSyncExternalStore } from 'react'

/** From here on there is room for a table; below, a row is a card, and an open position takes the whole page. */
export const wideScreen = '(min-width: 1024px)'

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
