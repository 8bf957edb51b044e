import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['stage marketing', { contract: ['internship'], name: ['marketing'] }],
  ['stage in ufficio acquisti', { contract: ['internship'], name: ['acquisti'] }],
  [
    'apprendistato in risorse umane o contabilità',
    { contract: ['apprenticeship'], name: ['risorse umane', 'contabilità'] },
  ],
  ['quadri direttivi area finance', { targetPersona: ['manager'], name: ['finance'] }],
  ['marketing roles', { name: ['marketing'] }],
])('%s: what one works at', (text, position) => {
  expect(read(text)).toEqual({ position })
})

test('as the trade of companies it is their sector', () => {
  expect(read('aziende del settore marketing')).toEqual({ company: { sectors: ['marketing_design'] } })
})
