import { describe, expect, it } from 'vitest'
import { pageUrl, readBody } from './testing/read-body.ts'

const text = '<p>Requisiti: diploma, due anni di esperienza.</p><p>Sede di Lodi, contratto a tempo indeterminato.</p>'

describe('detailPage', () => {
  it.each<[string, string, string | null, string]>([
    ['its h1', `<h1>Tornitore CNC</h1>${text}`, null, 'Tornitore CNC'],
    ['the heading that the list named', `<h1>Lavora con noi</h1><h3>Cromista</h3>${text}`, 'Cromista', 'Cromista'],
    [
      'an h2 under the page title',
      `<h1>Lavora con noi</h1><h2>Buyer junior</h2>${text}`,
      'Scopri di più',
      'Buyer junior',
    ],
    ['a bold line', `<p><b>Autista patente C</b></p>${text}`, null, 'Autista patente C'],
    ['a headline that seeks', `<h1>Il salone cresce: cerchiamo una parrucchiera!</h1>${text}`, null, 'parrucchiera'],
    ['a numbered notice', `<h1>Bando n. 4/2026: Autista scuolabus</h1>${text}`, null, 'Autista scuolabus'],
    [
      'the words of the list within a longer heading',
      `<h1>Pratica 12/26 – Cromista di reparto</h1>${text}`,
      'cromista di reparto',
      'Cromista di reparto',
    ],
    ['a client’s search', `<h2>Azienda cliente ricerca FRESATORE CNC</h2>${text}`, null, 'FRESATORE CNC'],
  ])('takes its title from %s', (_, body, listTitle, title) => {
    expect(readBody(body, 'detail', listTitle).map((found) => [found.title.text, found.url])).toEqual([
      [title, pageUrl],
    ])
  })

  it('ends before the imprint, with the address above its numbers', () => {
    const [found] = readBody(
      `<h1>Tornitore CNC</h1>${text}<div><p>Acme S.p.A. – Via Roma 1, Lodi<br>P.IVA 01234560171 – REA LO-1</p></div>`,
      'detail',
    )
    expect(JSON.stringify(found?.sections)).not.toMatch(/Acme|REA/)
  })

  it('ends before other positions and side bars', () => {
    const [found, ...others] = readBody(
      `<h1>Perito</h1>${text}<h3>Altre posizioni</h3><ul><li><a href="/2">Cuoco</a></li></ul>`,
      'detail',
    )
    expect(others).toEqual([])
    expect(JSON.stringify(found?.sections)).not.toContain('Cuoco')
  })

  it('reports whether this very advert is closed', () => {
    expect(readBody(`<h1>Perito</h1><p>La selezione è conclusa.</p>${text}`, 'detail')[0]?.closed?.text).toContain(
      'conclusa',
    )
    expect(readBody(`<h1>Perito</h1>${text}<footer><p>Posizione chiusa</p></footer>`, 'detail')[0]?.closed).toBeNull()
  })

  it('finds a second post in the same text', () => {
    const found = readBody(
      `<h1>Cerchiamo educatori</h1><p>Per il nido, part time.</p>${text}<p>Cerchiamo inoltre un <b>coordinatore</b> per la sede di Fano, full time.</p>`,
      'post',
    )
    expect(found.map(({ title }) => title.text)).toEqual(['Cerchiamo educatori', 'coordinatore'])
  })

  it.each<[string, string]>([
    ['news of a hiring', '<h1>Cento assunzioni in tre anni</h1><p>Con Luca, educatore, siamo cento.</p>'],
    ['a product', '<h1>Motori elettrici</h1><p>Sede di produzione: Lodi.</p>'],
    ['a course', '<h1>Corso per saldatore</h1><p>Durata 80 ore, iscrizioni aperte, attestato.</p>'],
    ['an empty page', ''],
  ])('finds nothing in %s', (_, body) => {
    expect(readBody(body, 'post')).toEqual([])
  })
})
