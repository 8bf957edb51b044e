import { expect, test } from 'vitest'
import { languagesOf } from './site-languages.ts'
import { siteOf } from './testing/site-of.ts'

const italian =
  '<p>Siamo una delle imprese che per prime nel settore, con il marchio di casa, una scelta di qualità per gli altri</p>'
const german =
  '<p>Wir suchen für das Team und die Küche mit Herz und Hand eine Kraft auf Dauer, der Betrieb und wir</p>'

test('a site speaks the languages whose common words stand on its pages, whatever they declare', () => {
  expect(languagesOf(siteOf({ '/': `<html lang="it">${italian}</html>` }))).toEqual(['it'])
  expect(languagesOf(siteOf({ '/': `<html lang="it">${italian}${german}</html>` })).sort()).toEqual(['de', 'it'])
  expect(languagesOf(siteOf({ '/': italian, '/en': '<html lang="en">Jobs</html>' }))).toEqual(['it', 'en'])
})
