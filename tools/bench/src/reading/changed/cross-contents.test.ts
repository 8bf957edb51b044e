import { Draws } from '@vedetta/synthetic/random/draws'
import { expect, test } from 'vitest'
import { crossContents, siteContents } from './cross-contents.ts'
import { htmlOf, siteOf, titlesOf } from './testing/site-of.ts'

const drawn = () => new Draws(1).begin(0, 7)
const lender = siteOf(
  {
    '/saldatore':
      '<main><h1>Saldatore</h1><p>Salderai telai in acciaio inox.</p><ul><li>Almeno due anni al banco</li><li>Lettura del disegno tecnico</li></ul></main>',
  },
  { Saldatore: '/saldatore' },
  'lender',
)

test('a site crossed with another has its titles and texts in the own template, and its addresses', () => {
  const site = siteOf(
    {
      '/': '<nav><p>Chi siamo e che cosa facciamo</p></nav><div class="card"><h3>Autista</h3><p>Consegne in Lombardia, patente C.</p></div>',
      '/autista': '<div class="job"><h2>Autista</h2><p class="t">Consegnerai merci in giornata.</p></div>',
    },
    { Autista: '/autista' },
  )
  expect(crossContents(site, drawn(), [siteContents(lender)])).toBe(true)
  expect(titlesOf(site)).toEqual(['Saldatore'])
  expect(site.expected.positions[0]?.url).toBe('https://www.prova.example/autista')
  expect(htmlOf(site, '/')).toContain(
    '<nav><p>Chi siamo e che cosa facciamo</p></nav><div class="card"><h3>Saldatore</h3>',
  )
  expect(htmlOf(site, '/autista')).toBe(
    '<div class="job"><h2>Saldatore</h2><p class="t">Salderai telai in acciaio inox.</p>' +
      '<p class="t">Almeno due anni al banco</p><p class="t">Lettura del disegno tecnico</p></div>',
  )
})

test('texts of one position do not overwrite those of the next on the same page', () => {
  const other = siteOf(
    { '/': '<section><h2>Fornaio</h2><p>Impasti e cotture di notte.</p></section>' },
    { Fornaio: '/' },
    'other',
  )
  const site = siteOf(
    {
      '/': '<section><h3>Autista</h3><p>Consegne in tutta la regione.</p></section><section><h3>Cuoco</h3><p>Cucina di mare per cento coperti.</p></section>',
    },
    { Autista: '/', Cuoco: '/' },
  )
  expect(crossContents(site, drawn(), [siteContents(lender), siteContents(other)])).toBe(true)
  const html = htmlOf(site, '/')
  expect(html).toMatch(/<h3>Saldatore<\/h3><p>Salderai telai/)
  expect(html).toMatch(/<h3>Fornaio<\/h3><p>Impasti e cotture/)
})

test('a site is not crossed if the others have too few adverts in its language of its day', () => {
  const site = siteOf({ '/': '<h2>Autista</h2>' }, { Autista: '/' })
  const contents = siteContents(lender)
  expect(crossContents(site, drawn(), [{ ...contents, language: 'de' }])).toBe(false)
  expect(crossContents(site, drawn(), [{ ...contents, visitedOn: '2026-11-16' }])).toBe(false)
  expect(crossContents(lender, drawn(), [contents])).toBe(false)
})
