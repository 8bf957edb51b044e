import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['t.ind.', { contract: ['permanent'] }],
  ['tempo det', { contract: ['fixed term'] }],
  ['stagionale', { contract: ['fixed term'] }],
  ['somministrazione o tempo det', { contract: ['temporary', 'fixed term'] }],
  ['apprendistato', { contract: ['apprenticeship'] }],
  ['stage', { contract: ['internship'] }],
  ['PT', { schedule: ['part'] }],
  ['full-time', { schedule: ['full'] }],
  ['sw ok', { smartWorking: ['yes', 'hybrid'] }],
  ['tempo pieno o parziale', { schedule: ['full', 'part'] }],
  ['full/part time', { schedule: ['full', 'part'] }],
  ['full remote', { smartWorking: ['yes'] }],
  ['modalità ibrida', { smartWorking: ['hybrid'] }],
  ['on site only', { smartWorking: ['no'] }],
  ['mid-level', { targetPersona: ['mid'] }],
  ['dirigente', { targetPersona: ['executive'] }],
  ['L. 68/99', { protectedCategories: ['yes'] }],
  ['cat. protette', { protectedCategories: ['yes'] }],
])('%s', (text, expected) => {
  expect(read(`contabile, ${text}`)).toEqual({ position: { name: ['contabile'], ...expected } })
})

test.each([
  ['ruoli impiegatizi', { collar: ['white'] }],
  ['blue collar jobs', { collar: ['blue'] }],
  ['ruoli manageriali', { targetPersona: ['manager'] }],
])('%s', (text, position) => {
  expect(read(`${text} a Matera`)).toMatchObject({ position })
})

test('levels within a title stay there', () => {
  expect(read('executive assistant, Roma')).toMatchObject({ position: { name: ['executive assistant'] } })
  expect(read('account executive, Roma')).toMatchObject({ position: { name: ['account executive'] } })
})

test('an apprentice of a trade is the trade with that contract', () => {
  expect(read('apprendista elettricista')).toEqual({
    position: { name: ['elettricista'], contract: ['apprenticeship'] },
  })
})
