import { expect, it } from 'vitest'
import { groupConditions } from './group-conditions.ts'
import { pageLines } from './page-lines.ts'
import { pageOf } from './testing/read-body.ts'

const titles = ['Saldatore', 'Carrellista', 'Commessa', 'Cassiera']

/** What is said for each advert; one ends where the next begins, or where a list does. */
function said(html: string): string[][] {
  const content = pageLines(pageOf(`<h1>Lavora con noi</h1>${html}`))
  const { lines } = content
  const isTitle = (text: string | undefined) => titles.some((title) => text?.startsWith(title))
  const starts = lines.flatMap(({ text }, line) => (isTitle(text) ? [line] : []))
  const adverts = starts.map((from, index) => {
    const next = starts[index + 1] ?? lines.length
    const between = lines.slice(from + 1, next).findIndex(({ text }) => text.endsWith(':'))
    return { line: from, range: { from, to: between < 0 ? next : from + 1 + between } }
  })
  const conditionsOf = groupConditions(content, adverts)
  return adverts.map((advert) => conditionsOf(advert).flatMap(({ lines: own }) => own.map(({ text }) => text)))
}

const list = (...entries: string[]) => `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`
const entries = list('Saldatore', 'Carrellista')
const terms = 'Contratto a tempo determinato di un anno, officina di Lecco.'

it('a condition below a list with an entry a line belongs to each entry', () => {
  expect(said(`<h2>Posizioni aperte</h2>${entries}<p>${terms}</p>`)).toEqual([[terms], [terms]])
})

it('a condition between the heading and the list belongs to each entry', () => {
  expect(said(`<h2>Posizioni aperte</h2><p>${terms}</p>${entries}`)).toEqual([[terms], [terms]])
})

it('a condition below the next heading belongs to no entry', () => {
  expect(said(`<h2>Posizioni aperte</h2>${entries}<h2>Il cantiere</h2><p>${terms}</p>`)).toEqual([[], []])
})

it('lines after the last of several adverts in full are its own', () => {
  const advert = (title: string) => `<h3>${title}</h3><p>Requisiti: patentino e due anni di esperienza.</p>`
  expect(said(`<h2>Posizioni aperte</h2>${advert('Saldatore')}${advert('Carrellista')}<p>${terms}</p>`)).toEqual([
    [],
    [],
  ])
})

it('a VAT number below a list is no condition', () => {
  expect(said(`<h2>Posizioni aperte</h2>${entries}<p>P. IVA 01234567890</p>`)).toEqual([[], []])
})

it('a place in the line above a list belongs to this list alone', () => {
  const [first, second] = ['Per il negozio di Lecco cerchiamo:', 'Per il negozio di Monza cerchiamo:']
  const lists = `<p>${first}</p>${entries}<p>${second}</p>${list('Commessa', 'Cassiera')}`
  expect(said(`<h2>Posizioni aperte</h2>${lists}`)).toEqual([[first], [first], [second], [second]])
})
