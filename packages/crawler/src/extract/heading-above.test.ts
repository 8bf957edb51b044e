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
  ['Stabilimento di Ghedi (BS)', 'Ghedi'],
  ['Punto vendita di Jesi', 'Jesi'],
  ['Deposito di Voghera – polo nord', 'Voghera'],
  ['Hotel a Cervia', 'Cervia'],
  ['Sede di lavoro', undefined],
  ['Area tecnica', undefined],
])('"%s" over a list places its adverts', (heading, place) => {
  expect(placesUnder(heading)).toEqual([place, place])
})
