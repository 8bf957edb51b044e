import { expect, test } from 'vitest'
import { keysOf } from '../text/vocabulary.ts'
import { fillPath, localPath, pathWithoutLanguage, publicPages, requestPages, routes, screens } from './routes.ts'

test('fillPath replaces every parameter, encoded', () => {
  expect(fillPath('/mappa/:province/:sector', { province: 'Forlì', sector: 'it' })).toBe('/mappa/Forl%C3%AC/it')
  expect(fillPath('/mappa', {})).toBe('/mappa')
})

test('fillPath refuses a path whose parameter is missing', () => {
  expect(() => fillPath(routes.caseStudy, {})).toThrow('/case-study/:id needs its id')
})

test.each([
  ['/', 'it', '/'],
  ['/', 'en', '/en'],
  ['/product', 'it', '/product'],
  ['/product', 'en', '/en/product'],
] as const)('the page %s has in the language %s the path %s, and back', (path, language, local) => {
  expect(localPath(path, language)).toBe(local)
  expect(pathWithoutLanguage(local)).toBe(path)
})

test('a path that only begins or ends like a language has none', () => {
  expect(pathWithoutLanguage('/enter')).toBe('/enter')
  expect(pathWithoutLanguage('/product/en/')).toBe('/product/en/')
})

test('public pages are all screens for everybody but those of an account, its mails and its alerts', () => {
  const others = keysOf(screens).filter((name) => !publicPages.some((page) => page === name))
  expect(others.filter((name) => screens[name].access === 'public')).toEqual([
    'signUp',
    'signIn',
    'signInGoogle',
    'signInMicrosoft',
    'forgotPassword',
    'resetPassword',
    'verifyEmail',
    'optOut',
    'alerts',
    'logOut',
  ])
  expect(publicPages.filter((page) => screens[page].access !== 'public')).toEqual([])
})

test('the public pages of live data are rendered on request', () => {
  expect(requestPages).toEqual([
    'pricing',
    'map',
    'mapOfSector',
    'mapOfProvince',
    'mapOfProvinceSector',
    'subProcessors',
    'status',
  ])
})
