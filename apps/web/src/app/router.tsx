import { type PublicPage, routes, type ScreenName, screens } from '@vedetta/contracts/calls/routes'
import { languages } from '@vedetta/contracts/text/labels'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { type RouteObject, replace } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { type LazyScreen, screenWithTexts } from './lazy-screen.ts'
import { publicBranch } from './public-routes.tsx'
import { RootLayout } from './root-layout.tsx'

type AppScreen = Exclude<ScreenName, PublicPage>
type Access = (typeof screens)[AppScreen]['access']

const pages: Record<AppScreen, LazyScreen> = {
  signUp: () => import('../routes/sign-up.tsx'),
  signIn: () => import('../routes/sign-in.tsx'),
  signInGoogle: () => import('../routes/sign-in-google.tsx'),
  signInMicrosoft: () => import('../routes/sign-in-microsoft.tsx'),
  forgotPassword: () => import('../routes/forgot-password.tsx'),
  resetPassword: () => import('../routes/reset-password.tsx'),
  verifyEmail: () => import('../routes/verify-email.tsx'),
  optOut: () => import('../routes/opt-out.tsx'),
  alerts: () => import('../routes/alerts.tsx'),
  redeem: () => import('../routes/redeem.tsx'),
  logOut: () => import('../routes/log-out.tsx'),
  profile: () => import('../routes/profile.tsx'),
  positions: () => import('../routes/positions.tsx'),
  console: screenWithTexts(() => import('../routes/console.tsx'), 'operator'),
}

export const appRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      ...languages.map(publicBranch),
      {
        lazy: screenWithTexts(() => import('./app-layout.tsx')),
        children: [
          { children: screensFor('public') },
          { lazy: guard('UserGuard'), children: screensFor('user') },
          { lazy: guard('LicenceGuard'), children: screensFor('licence') },
          { lazy: guard('OperatorGuard'), children: screensFor('operator') },
        ],
      },
      { path: '*', loader: () => replace(routes.home), Component: () => null },
    ],
  },
]

function screensFor(access: Access): RouteObject[] {
  return keysOf(pages)
    .filter((screen) => screens[screen].access === access)
    .map((screen) => ({
      path: screens[screen].path,
      lazy: screen === 'positions' ? pages[screen] : screenWithTexts(pages[screen], 'account'),
    }))
}

function guard(name: 'UserGuard' | 'LicenceGuard' | 'OperatorGuard'): LazyScreen {
  return async () => ({ Component: (await import('./guards.tsx'))[name] })
}
