import type { RouteMatch, RouteObject } from 'react-router'

/** Resolves the lazy routes before the router exists: the router would render nothing while it loads them. */
export async function preloadRoutes(matches: readonly RouteMatch<string, RouteObject>[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
