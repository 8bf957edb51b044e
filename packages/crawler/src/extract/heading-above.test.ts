import { expect, it } from 'vitest'
import { readBody } from './testing/read-body.ts'

const advert = (title: string) => `<h4>${title}</h4><p>Requisiti: diploma. Tempo indeterminato.</p>`
const placesUnder = (heading: string) =>
  readBody(`<h1>Posizioni aperte</h1><h3>${heading}</h3>${advert('Saldatore')}${advert('Magazziniere')}`).map(
    ({ hints }) => hints.place?.[0]?.text,
  )

it.each([
  ['Sede di Novara', 'Novara'],
  ['Lodi', 'Lodi'],
  ['Sede di Lodi', 'Lodi'],
  ['SEDE DI LODI', 'LODI'],
  ['Stabilimento di Ghedi (BS)', 'Ghedi'],
  ['Punto vendita di Jesi', 'Jesi'],
  ['Deposito di Voghera – polo nord', 'Voghera'],
  ['Hotel a Cervia', 'Cervia'],
  ['Sede di lavoro', undefined],
  ['Area tecnica', undefined],
])('the heading "%s" over a list gives its adverts their place', (heading, place) => {
  expect(placesUnder(heading)).toEqual([place, place])
})

it('an office set in bold over its adverts gives them their place', () => {
  const body = `<h1>Posizioni aperte</h1><p><b>Sede di Lodi</b></p>${advert('Saldatore')}${advert('Fresatore')}<p><b>Filiale di Crema</b></p>${advert('Autista')}`
  expect(readBody(body).map(({ hints }) => hints.place?.[0]?.text)).toEqual(['Lodi', 'Lodi', 'Crema'])
})
