import { routes, screens } from '@vedetta/contracts/routes'
import { keysOf } from '@vedetta/contracts/vocabulary'
import type { ComponentType } from 'react'
import { type RouteObject, replace } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { LicenceGuard, OperatorGuard, UserGuard } from './guards.tsx'
import { RootLayout } from './root-layout.tsx'

type Screen = keyof typeof screens
type Access = (typeof screens)[Screen]['access']

const pages: Record<Screen, () => Promise<{ Component: ComponentType }>> = {
  home: () => import('../routes/home.tsx'),
  signUp: () => import('../routes/sign-up.tsx'),
  signIn: () => import('../routes/sign-in.tsx'),
  signInGoogle: () => import('../routes/sign-in-google.tsx'),
  signInMicrosoft: () => import('../routes/sign-in-microsoft.tsx'),
  forgotPassword: () => import('../routes/forgot-password.tsx'),
  resetPassword: () => import('../routes/reset-password.tsx'),
  verifyEmail: () => import('../routes/verify-email.tsx'),
  redeem: () => import('../routes/redeem.tsx'),
  logOut: () => import('../routes/log-out.tsx'),
  profile: () => import('../routes/profile.tsx'),
  positions: () => import('../routes/positions.tsx'),
  watch: () => import('../routes/watch.tsx'),
}

export const appRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      { children: screensFor('public') },
      { Component: UserGuard, children: screensFor('user') },
      { Component: LicenceGuard, children: screensFor('licence') },
      { Component: OperatorGuard, children: screensFor('operator') },
      { path: '*', loader: () => replace(routes.home), Component: () => null },
    ],
  },
]

function screensFor(access: Access): RouteObject[] {
  return keysOf(screens)
    .filter((screen) => screens[screen].access === access)
    .map((screen) => ({ path: screens[screen].path, lazy: pages[screen] }))
}
