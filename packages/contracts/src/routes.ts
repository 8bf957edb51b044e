import type { Access } from './call.ts'

type Route = { readonly path: string; readonly access: Extract<Access, 'public' | 'user' | 'licence' | 'operator'> }

/** The screens that exist so far, and who may open them; every other path is replaced by `home`. */
export const screens = {
  home: { path: '/', access: 'public' },
  signUp: { path: '/signup', access: 'public' },
  signIn: { path: '/signin', access: 'public' },
  signInGoogle: { path: '/sign/google', access: 'public' },
  signInMicrosoft: { path: '/sign/microsoft', access: 'public' },
  forgotPassword: { path: '/auth/forgot', access: 'public' },
  resetPassword: { path: '/auth/reset', access: 'public' },
  verifyEmail: { path: '/auth/verify', access: 'public' },
  redeem: { path: '/redeem', access: 'user' },
  logOut: { path: '/logout', access: 'public' },
  profile: { path: '/profile', access: 'user' },
  positions: { path: '/positions', access: 'licence' },
  watch: { path: '/operator/watch', access: 'operator' },
} as const satisfies Record<string, Route>

type ScreenName = keyof typeof screens

export const routes = Object.fromEntries(Object.entries(screens).map(([name, { path }]) => [name, path])) as {
  readonly [Name in ScreenName]: (typeof screens)[Name]['path']
}
