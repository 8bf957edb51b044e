import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { App } from '../app/app.tsx'
import { createQueryClient } from '../app/query-client.ts'
import { appRoutes } from '../app/router.tsx'
import { server } from './api.ts'
import { fakeEventSources } from './event-sources.ts'

/** Renders the whole app at a path, with the API answered by `server`. */
export function renderApp(path: string) {
  return renderRoutes(appRoutes, path)
}

/** Renders a part of a screen at a path. */
export function renderPart(part: ReactNode, path: string) {
  return renderRoutes([{ path: '*', element: part }], path)
}

export function renderRoutes(routes: RouteObject[], path = '/') {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(
    <App queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </App>,
  )
  return router
}

export function startTestApi(): void {
  fakeEventSources()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
