import './styles.css'
import './app/zod-without-eval.ts'
import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app/app.tsx'
import { preloadRoutes } from './app/preload-routes.ts'
import { createQueryClient } from './app/query-client.ts'
import { appRoutes } from './app/router.tsx'
import { readDataBlock } from './domain/site.ts'
import { initLanguage } from './lib/i18n.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const matches = matchRoutes(appRoutes, window.location) ?? []
initLanguage(matches.at(-1)?.route.handle?.language)
const queryClient = createQueryClient()
const answers = readDataBlock<DehydratedState>('answers')
if (answers) hydrate(queryClient, answers)

const isRendered = root.hasChildNodes()
// Hydration needs the code of the prerendered page.
if (isRendered) await preloadRoutes(matches)
const app = (
  <StrictMode>
    <App queryClient={queryClient}>
      <RouterProvider router={createBrowserRouter(appRoutes)} />
    </App>
  </StrictMode>
)
// As a transition, hydration yields: the page scrolls meanwhile.
if (isRendered) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
