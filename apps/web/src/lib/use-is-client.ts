import { useSyncExternalStore } from 'react'

/** False while a page is as it was rendered, without scripts or query; true once it is taken over. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
