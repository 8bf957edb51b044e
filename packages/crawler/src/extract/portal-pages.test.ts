import { describe, expect, it } from 'vitest'
import { isPortalPage } from './portal-pages.ts'
import { pageOf, titlesOn } from './testing/read-body.ts'

const adverts =
  '<h2>Posizioni aperte</h2><h3>Tornitore</h3><p>Requisiti: due anni in officina.</p><h3>Fresatore</h3><p>Requisiti: lettura del disegno.</p>'

describe('adverts of others', () => {
  it.each([
    'Pubblica un annuncio',
    'Pubblica subito il tuo annuncio di lavoro',
    'Inserisci la tua offerta',
    'Vuoi pubblicare le tue offerte?',
    'Annunci gratuiti',
    'Post a job',
    'Post a free vacancy',
    'Advertise your vacancy',
    'Employer login',
    'Stellenanzeige schalten',
    'Anzeige kostenlos aufgeben',
    'Arbeitgeber-Login',
  ])('a page that says %j holds no position of the company', (invitation) => {
    const menu = `<ul><li><a href="/home">Home</a></li><li><a href="/p">${invitation}</a></li></ul>`
    expect(titlesOn(`${menu}${adverts}`)).toEqual([])
  })

  it.each([
    'Sei un’azienda? Scopri i nostri servizi',
    'Per le aziende',
    'Inserisci il tuo curriculum',
    'Pubblichiamo qui le nostre offerte di lavoro',
    'For employers',
    'The post of job coordinator is open',
    'Für Arbeitgeber',
  ])('a page that says %j is no portal', (words) => {
    expect(isPortalPage(pageOf(`<p>${words}</p>${adverts}`))).toBe(false)
    expect(titlesOn(`<p>${words}</p>${adverts}`)).toEqual(['Tornitore', 'Fresatore'])
  })
})
