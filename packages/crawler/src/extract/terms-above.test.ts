import { expect, it } from 'vitest'
import { openOn, readBody } from './testing/read-body.ts'

const list =
  '<h2>Posizioni aperte</h2><h3>Tornitore</h3><p>Requisiti: due anni in officina.</p><h3>Fresatore</h3><p>Requisiti: lettura del disegno.</p>'
const terms =
  '<p>Sede di lavoro: via dei Mulini 3, Lecco (LC). Tipo di contratto: tempo pieno, con possibilità di trasformazione a tempo indeterminato.</p>'
const found = (body: string) =>
  openOn(`<h1>Lavora con noi</h1>${body}`).map(({ contract, places }) => [
    contract?.value ?? null,
    ...places.map(({ value }) => value.name),
  ])

it('terms stated by their labels above a list hold for each of its adverts', () => {
  expect(found(`<h2>Il lavoro</h2>${terms}<p>Le squadre sono piccole.</p>${list}`)).toEqual([
    ['fixed term', 'Lecco'],
    ['fixed term', 'Lecco'],
  ])
})

it('statements of an advert come before the terms above the list', () => {
  const own = list.replace('lettura del disegno.', 'lettura del disegno. Contratto a tempo indeterminato a Monza.')
  expect(found(`${terms}${own}`)).toEqual([
    ['fixed term', 'Lecco'],
    ['permanent', 'Monza'],
  ])
})

it('a label that stands on the page more than once is of one of its parts', () => {
  const part = '<h2>Magazzino di prima</h2><p>Tipo di contratto: tempo determinato.</p>'
  const own = list.replace('lettura del disegno.', 'lettura del disegno.</p><p>Tipo di contratto: tempo indeterminato.')
  expect(found(`${part}${own}`)).toEqual([[null], ['permanent']])
})

it('the seat of a company is no place of work', () => {
  expect(found(`<p>Sede legale: via dei Mulini 3, Lecco (LC).</p>${list}`)).toEqual([[null], [null]])
})

it('panels above a list are labelled by the tabs that open them', () => {
  const tabs = ['Durata', 'Compensi', 'Luogo di lavoro']
  const panels = [
    'Chiediamo un impegno fino al 15 settembre 2027, quando il progetto finisce.',
    'La paga dipende dal ruolo e dagli anni passati in officina o altrove.',
    'Lecco, ma per alcune posizioni valutiamo insieme come lavorare in altro modo.',
  ]
  const links = tabs.map((tab, at) => `<li><a href="#" data-target="#voce-${at}">${tab}</a></li>`).join('')
  const texts = panels
    .map((text, at) => `<div id="voce-${at}"${at > 0 ? ' class="hidden"' : ''}>${text}</div>`)
    .join('')
  expect(found(`<ul>${links}</ul>${texts}${list}`)).toEqual([
    ['fixed term', 'Lecco'],
    ['fixed term', 'Lecco'],
  ])
})

it('an advert that a script opens is read where the script leads', () => {
  const entry = (title: string, id: number) =>
    `<div><a style="cursor:pointer" onclick="window.open('https://annunci.example/voce?id=${id}','annuncio')"><b>${title}</b></a><p>Sede di lavoro: Lecco (LC)</p></div>`
  const urls = readBody(`<h1>Lavora con noi</h1><p>Cerchiamo:</p>${entry('Tornitore', 7)}${entry('Fresatore', 8)}`).map(
    ({ url }) => url,
  )
  expect(urls).toEqual(['https://annunci.example/voce?id=7', 'https://annunci.example/voce?id=8'])
})
