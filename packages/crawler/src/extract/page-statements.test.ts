import { expect, it } from 'vitest'
import { readBody } from './testing/read-body.ts'

const list = '<h3>Saldatore</h3><p>Tempo pieno.</p><h3>Magazziniere</h3><p>Part time.</p>'
const titles = (body: string) => readBody(`<h1>Lavora con noi</h1>${body}`).map(({ title }) => title.text)

it.each([
  [
    'asks readers who found nothing to write',
    `${list}<h2>Altro</h2><p>Non ci sono offerte che fanno per te? Scrivici.</p>`,
  ],
  ['says so of other positions', `${list}<p>Al momento non ci sono altre posizioni aperte.</p>`],
  ['says so of one shop', `<h2>Negozio di Lodi</h2>${list}<h2>Negozio di Crema</h2><p>Nessuna ricerca in corso.</p>`],
  [
    'says so under one of several headings alike',
    `<div><p>Lodi</p><h2>Posizioni aperte</h2>${list}</div><div><p>Crema</p><h2>Posizioni aperte</h2><p>Al momento non ci sono ricerche.</p></div>`,
  ],
  ['says what to do then', `${list}<p>Se non ci sono posizioni aperte nella tua zona, lascia il CV.</p>`],
  ['asks in German', `${list}<p>Keine Stellen für dich dabei?</p>`],
])('reads the adverts of a page that %s', (_, body) => expect(titles(body)).toEqual(['Saldatore', 'Magazziniere']))

it.each([
  ['above all', `<p>Al momento non ci sono posizioni aperte.</p>${list}`],
  ['under its own heading', `<h2>Posizioni aperte</h2><p>Nessuna posizione aperta.</p><h2>I profili</h2>${list}`],
])('a page without open positions has none %s', (_, body) => expect(titles(body)).toEqual([]))
