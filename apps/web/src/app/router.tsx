import { routes } from '@vedetta/contracts/routes'
import { type RouteObject, replace } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { RootLayout } from './root-layout.tsx'

export const appRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      { path: routes.home, lazy: () => import('../routes/home.tsx') },
      { path: routes.positions, lazy: () => import('../routes/positions.tsx') },
      { path: '*', loader: () => replace(routes.home), Component: () => null },
    ],
  },
]
