import { expect, it } from 'vitest'
import { inLanguages } from './languages-option.ts'

it('sites of other languages are left out, and those that state none are not', () => {
  const isRead = inLanguages('en,de')
  expect([{ language: 'en' }, { language: 'de' }, { language: 'fr' }, {}].map(isRead)).toEqual([
    true,
    true,
    false,
    true,
  ])
})

it('without the option every site is read', () => {
  expect(inLanguages(undefined)({ language: 'fr' })).toBe(true)
})
