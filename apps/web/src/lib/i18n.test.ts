import { expect, it } from 'vitest'
import { initLanguage } from './i18n.ts'

it.each([
  ['nothing is remembered', null, 'it'],
  ['nonsense is remembered', 'klingon', 'it'],
  ['English is remembered', 'en', 'en'],
])('when %s the interface starts in the right language', (_, remembered, expected) => {
  if (remembered) window.localStorage.setItem('vedetta.language', remembered)
  initLanguage()
  expect(document.documentElement.lang).toBe(expected)
})

it('the URL’s language overrides the stored one', () => {
  window.localStorage.setItem('vedetta.language', 'en')
  initLanguage('it')
  expect(document.documentElement.lang).toBe('it')
})
