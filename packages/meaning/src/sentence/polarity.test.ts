import { expect, test } from 'vitest'
import { ignoredOf, istatOf, read } from './testing/read-sentence.ts'

test.each([
  ['no apprendistato', { contract: ['apprenticeship'] }],
  ['apprendistato escluso', { contract: ['apprenticeship'] }],
  ['niente stage', { contract: ['internship'] }],
  ['esclusi tirocini e apprendistato', { contract: ['internship', 'apprenticeship'] }],
  ['not junior', { targetPersona: ['junior'] }],
  ['not interested in fixed-term', { contract: ['fixed term'] }],
  ['non mi interessano gli stage', { contract: ['internship'] }],
  ['no full remote', { smartWorking: ['yes'] }],
  ['che non richieda il tedesco', { languages: ['de'] }],
  ['tranne Verona', { city: { mode: 'exact', istat: istatOf('Verona') } }],
  ['ma non a Verona', { city: { mode: 'exact', istat: istatOf('Verona') } }],
  ['ma non fresatore', { name: ['fresatore'] }],
])('tornitore, %s', (text, notPosition) => {
  expect(read(`tornitore, ${text}`)).toEqual({ position: { name: ['tornitore'] }, notPosition })
})

test('a closing no excludes what stands before it, and nothing after', () => {
  expect(read('agente di commercio no; cerco area manager')).toEqual({
    position: { name: ['area manager'] },
    notPosition: { name: ['agente di commercio'] },
  })
})

test('a comma ends what is excluded', () => {
  expect(read('tornitore, no stage, part time')).toEqual({
    position: { name: ['tornitore'], schedule: ['part'] },
    notPosition: { contract: ['internship'] },
  })
})

test.each([
  'tornitore, Lombardia tranne Milano, Monza e Lodi',
  'tornitore, Lombardia escluse Milano, Monza o Lodi',
  'turner, Lombardia excl. Milan, Monza and Lodi',
])('%s: an exception is a whole list', (text) => {
  const cities = ['Milano', 'Monza', 'Lodi'].map(istatOf)
  expect(read(text)).toMatchObject({ position: { regions: ['03'] }, notPosition: { cities } })
})

test.each(['Lombardia meno Milano', 'Lombardia a parte Milano', 'Lombardia, anywhere other than Milan'])(
  '%s: an exception',
  (text) => {
    const city = { mode: 'exact', istat: istatOf('Milano') }
    expect(read(text)).toEqual({ position: { regions: ['03'] }, notPosition: { city } })
  },
)

test('places that are not the only ones are not excluded', () => {
  expect(read('non solo Milano: tornitore')).toMatchObject({
    position: { city: { mode: 'exact', istat: istatOf('Milano') } },
  })
})

test('a no by itself excludes nothing', () => {
  expect(read('no, tornitore')).toEqual({ position: { name: ['tornitore'] } })
})

test('an exclusion that is not understood is ignored with its no', () => {
  expect(ignoredOf('tornitore, no weekend')).toEqual(['no weekend'])
  expect(ignoredOf('commesso Benevento no domeniche tempo det')).toEqual(['no domeniche'])
})

test('no profit excludes nothing', () => {
  expect(read('associazioni no profit')).toEqual({ company: { sectors: ['personal_services_nonprofit'] } })
})
