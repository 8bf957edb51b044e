import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createQueryClient } from '../app/query-client.ts'
import { appRoutes } from '../app/router.tsx'
import { changeLanguage, startI18n } from '../lib/i18n.ts'
import { server } from './api.ts'

/** The whole app at an address, as a browser would show it, with the API answered by `server`. */
export function renderApp(path: string) {
  const router = createMemoryRouter(appRoutes, { initialEntries: [path] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

export function startTestApi(): void {
  // The first test of a file also waits for the route's code to be compiled.
  configure({ asyncUtilTimeout: 5000 })
  beforeAll(() => {
    startI18n()
    server.listen({ onUnhandledFrame: 'error' })
  })
  afterEach(() => {
    cleanup()
    server.resetHandlers()
    changeLanguage('it')
  })
  afterAll(() => server.close())
}
