import { describe, expect, it } from 'vitest'
import { readPostedAt } from './posted-at.ts'
import { advert, url } from './testing/raw-advert.ts'

const visitedAt = new Date('2026-11-14T06:00:00Z')

describe('readPostedAt', () => {
  it.each([
    ['2026/11/03', '2026-11-03'],
    ['Veröffentlicht am 3. November 2026', '2026-11-03'],
    ['Mon Nov 09 08:30:00 UTC 2026', '2026-11-09'],
    ['3 Nov 2026', '2026-11-03'],
    ['2026-11-02T09:15:00+01:00', '2026-11-02'],
    ['12 novembre 2026', '2026-11-12'],
    ['12/11/2026', '2026-11-12'],
    ['12.11.26', '2026-11-12'],
    ['November 3, 2026', '2026-11-03'],
    ['Fri, 06 Nov 2026 17:42:00 +0000', '2026-11-06'],
    ['1793611800000', '2026-11-02'],
    ['Posted 3 Days Ago', '2026-11-11'],
    ['ieri', '2026-11-13'],
    ['02-11-2026 10:30', '2026-11-02'],
    ['30+ days ago', undefined],
    ['2 settimane fa', undefined],
    ['31/02/2026', undefined],
    ['2027-05-01', undefined],
  ])('the field %s → %s', (text, date) => {
    expect(readPostedAt(advert('Addetto', '', { postedAt: { text, url } }), visitedAt)?.value).toBe(date)
  })

  it.each([
    ['Pubblicato il 05/11/2026', '2026-11-05'],
    ['# Data\n30.10.2026', '2026-10-30'],
    ['9 novembre 2026', '2026-11-09'],
    ['Bergamo, 2 novembre 2026', '2026-11-02'],
    ['Aggiornamento: 05/11/2026', '2026-11-05'],
    ['Ultimo aggiornamento: 05/11/2026', undefined],
    ['Candidature entro il 30/10/2026.', undefined],
    ['# Scadenza\n12/11/2026', undefined],
    ['Inizio previsto: 01/10/2026', undefined],
    ['Siamo aperti dal 3 marzo 2020 con un nuovo negozio.', undefined],
  ])('%s → %s', (text, date) => {
    expect(readPostedAt(advert('Addetto', text), visitedAt)?.value).toBe(date)
  })
})
