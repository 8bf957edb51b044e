import { expect, test } from 'vitest'
import { languageLabel, languageName } from './language-names.ts'

test('a language has its name in the language of the reader, capitalised in labels', () => {
  expect([languageName('de', 'it'), languageLabel('de', 'it')]).toEqual(['tedesco', 'Tedesco'])
  expect([languageName('de', 'en'), languageLabel('de', 'en')]).toEqual(['German', 'German'])
})

test('a text that is no code of a language stays as it is', () => {
  expect(languageName('[…]', 'it')).toBe('[…]')
  expect(languageName('', 'it')).toBe('')
  expect(languageName('xq', 'it')).toBe('xq')
})
