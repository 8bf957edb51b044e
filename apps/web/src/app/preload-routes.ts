import type { RouteMatch, RouteObject } from 'react-router'

/** Loads the code of an address before there is a router, which would show nothing meanwhile. */
export async function loadScreen(matches: readonly RouteMatch<string, RouteObject>[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
