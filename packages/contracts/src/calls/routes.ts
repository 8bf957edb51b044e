import type { Language } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import type { Access } from './call.ts'

type Route = {
  readonly path: string
  readonly access: Extract<Access, 'public' | 'user' | 'licence' | 'operator'>
  /** For visitors and search engines: complete without scripts, with a path per language (`localPath`). */
  readonly isPublicPage?: true
  /** A public page of live data: rendered on request, while the others are rendered at build. */
  readonly isRenderedOnRequest?: true
}

/** All screens, and who may open them; every other path is replaced by `home`. */
export const screens = {
  home: { path: '/', access: 'public', isPublicPage: true },
  product: { path: '/product', access: 'public', isPublicPage: true },
  agencies: { path: '/apl', access: 'public', isPublicPage: true },
  headhunters: { path: '/headhunters', access: 'public', isPublicPage: true },
  caseStudies: { path: '/case-study', access: 'public', isPublicPage: true },
  caseStudy: { path: '/case-study/:id', access: 'public', isPublicPage: true },
  pricing: { path: '/pricing', access: 'public', isPublicPage: true, isRenderedOnRequest: true },
  map: { path: '/mappa', access: 'public', isPublicPage: true, isRenderedOnRequest: true },
  mapOfSector: { path: '/mappa/settori/:sector', access: 'public', isPublicPage: true, isRenderedOnRequest: true },
  mapOfProvince: { path: '/mappa/:province', access: 'public', isPublicPage: true, isRenderedOnRequest: true },
  mapOfProvinceSector: {
    path: '/mappa/:province/:sector',
    access: 'public',
    isPublicPage: true,
    isRenderedOnRequest: true,
  },
  contact: { path: '/git', access: 'public', isPublicPage: true },
  privacy: { path: '/privacy', access: 'public', isPublicPage: true },
  dataAgreement: { path: '/dataagr', access: 'public', isPublicPage: true },
  cookies: { path: '/cookies', access: 'public', isPublicPage: true },
  subProcessors: { path: '/subp', access: 'public', isPublicPage: true, isRenderedOnRequest: true },
  terms: { path: '/terms', access: 'public', isPublicPage: true },
  readingQuality: { path: '/lettura', access: 'public', isPublicPage: true },
  status: { path: '/status', access: 'public', isPublicPage: true, isRenderedOnRequest: true },
  bot: { path: '/bot', access: 'public', isPublicPage: true },
  signUp: { path: '/signup', access: 'public' },
  signIn: { path: '/signin', access: 'public' },
  signInGoogle: { path: '/sign/google', access: 'public' },
  signInMicrosoft: { path: '/sign/microsoft', access: 'public' },
  forgotPassword: { path: '/auth/forgot', access: 'public' },
  resetPassword: { path: '/auth/reset', access: 'public' },
  verifyEmail: { path: '/auth/verify', access: 'public' },
  optOut: { path: '/opt-out', access: 'public' },
  alerts: { path: '/alerts', access: 'public' },
  redeem: { path: '/redeem', access: 'user' },
  logOut: { path: '/logout', access: 'public' },
  profile: { path: '/profile', access: 'user' },
  positions: { path: '/positions', access: 'licence' },
  console: { path: '/operator/*', access: 'operator' },
} as const satisfies Record<string, Route>

export type ScreenName = keyof typeof screens

export type PublicPage = {
  [Name in ScreenName]: (typeof screens)[Name] extends { isPublicPage: true } ? Name : never
}[ScreenName]

export type RequestPage = {
  [Name in PublicPage]: (typeof screens)[Name] extends { isRenderedOnRequest: true } ? Name : never
}[PublicPage]

const screenTable: Readonly<Record<ScreenName, Route>> = screens

export const publicPages = keysOf(screens).filter((name): name is PublicPage => screenTable[name].isPublicPage === true)

export const requestPages = publicPages.filter(
  (name): name is RequestPage => screenTable[name].isRenderedOnRequest === true,
)

export const routes = Object.fromEntries(Object.entries(screens).map(([name, { path }]) => [name, path])) as {
  readonly [Name in ScreenName]: (typeof screens)[Name]['path']
}

/** A path with its parameters filled in: `/case-study/:id` of one case. */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${path} needs its ${name}`)
    return encodeURIComponent(value)
  })
}

const languagePrefixes = { it: '', en: '/en' } as const satisfies Record<Language, string>

/** The path of a public page in a language; `path` is the Italian one. */
export function localPath(path: string, language: Language): string {
  const prefix = languagePrefixes[language]
  return path === '/' ? prefix || path : prefix + path
}

/** The inverse of `localPath`. */
export function pathWithoutLanguage(path: string): string {
  const { en } = languagePrefixes
  if (path === en) return '/'
  return path.startsWith(`${en}/`) ? path.slice(en.length) : path
}
