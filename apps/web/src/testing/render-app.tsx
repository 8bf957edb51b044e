import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { App } from '../app/app.tsx'
import { appRoutes } from '../app/router.tsx'
import { server } from './api.ts'

/** The whole app at an address, as a browser would show it, with the API answered by `server`. */
export function renderApp(path: string) {
  const router = createMemoryRouter(appRoutes, { initialEntries: [path] })
  render(<App router={router} />)
  return router
}

/** A part of a screen by itself, at an address. */
export function renderPart(part: ReactNode, path: string) {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] })
  render(<App router={router} />)
  return router
}

export function startTestApi(): void {
  // The first test of a file also waits for the route's code to be compiled.
  configure({ asyncUtilTimeout: 10_000 })
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
