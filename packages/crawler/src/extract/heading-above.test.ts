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

const textsOf = (body: string) => readBody(body).map(({ sections }) => JSON.stringify(sections))

it('a post under two headings is told apart by them', () => {
  const list = (town: string) => `<h3>${town}</h3>${advert('Store manager')}${advert(`Driver for ${town}`)}`
  const [leeds, , york] = textsOf(`<h1>Open positions</h1>${list('Leeds')}${list('York')}`)
  expect(leeds).toContain('Leeds')
  expect(york).toContain('York')
})

it('a post shown twice under one heading, or once under none, says nothing of the heading', () => {
  const list = `<h3>Our team</h3>${advert('Store manager')}${advert('Driver')}`
  for (const body of [`<h1>Open positions</h1>${list}${list}`, `${advert('Store manager')}${advert('Driver')}${list}`])
    expect(textsOf(body).join()).not.toContain('Our team')
})
