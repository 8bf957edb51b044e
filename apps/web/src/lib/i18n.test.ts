import { expect, it } from 'vitest'
import en from '../i18n/en.json'
import { startI18n } from './i18n.ts'

it.each([
  ['nothing is remembered', null, 'it'],
  ['nonsense is remembered', 'klingon', 'it'],
  ['English is remembered', 'en', 'en'],
])('when %s the interface is in the right language', (_, remembered, expected) => {
  if (remembered) window.localStorage.setItem('vedetta.language', remembered)
  startI18n()
  expect(document.documentElement.lang).toBe(expected)
})

it('the error page says in English what the specification says', () => {
  expect(en.errorPage).toEqual({
    title: 'Error loading page',
    text: 'Something went wrong. Please try reloading the page.',
    reload: 'Reload',
    contact: 'Contact Us',
  })
})
