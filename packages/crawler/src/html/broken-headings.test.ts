import { describe, expect, it } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import { linesOf } from './lines.ts'

function linesIn(body: string): string[] {
  const page = readHtml(`<html><body>${body}</body></html>`, {
    url: 'https://acme.example/',
    status: 200,
    isRendered: false,
  })
  return linesOf(page.document.children).map(({ text }) => text)
}

describe('a line break in a heading', () => {
  it.each([
    ['<h3>Addetto<br>alle vendite</h3>', ['Addetto alle vendite']],
    ['<h1>Tecnico<br>manutentore<br/>elettromeccanico</h1>', ['Tecnico manutentore elettromeccanico']],
    ['<h2>RESPONSABILE DI<br>MAGAZZINO</h2>', ['RESPONSABILE DI MAGAZZINO']],
    ['<h2>ADDETTA<br>ALLA CASSA</h2>', ['ADDETTA ALLA CASSA']],
    ['<p><strong>Impiegata<br>amministrativa</strong><br>Part time</p>', ['Impiegata amministrativa', 'Part time']],
    ['<h3>Addetto<br><span>alle vendite</span></h3>', ['Addetto alle vendite']],
  ])('only breaks its width: %s', (html, lines) => expect(linesIn(html)).toEqual(lines))

  it.each([
    ['<h2>Cuoco di partita<br>Verona</h2>', ['Cuoco di partita', 'Verona']],
    ['<h2>Cuoco:<br>stagione estiva</h2>', ['Cuoco:', 'stagione estiva']],
    ['<p><b>cuoco<br>barista<br>lavapiatti</b></p>', ['cuoco', 'barista', 'lavapiatti']],
    ['<h3>Cuoco<br><br>per la stagione</h3>', ['Cuoco', 'per la stagione']],
    ['<p>Cuoco<br>per la stagione</p>', ['Cuoco', 'per la stagione']],
  ])('ends a line: %s', (html, lines) => expect(linesIn(html)).toEqual(lines))
})

describe('children that only style sets apart', () => {
  it.each([
    ['<li><span>Vendite</span><span>Roma</span><span>Capoarea</span></li>', ['Vendite', 'Roma', 'Capoarea']],
    ['<div><span>🍸</span><span>Barista</span><span>Verona</span></div>', ['Barista', 'Verona']],
    ['<div><span>Scopri</span> <span>di</span> <span>più</span></div>', ['Scopri di più']],
    [
      '<div>Cerchiamo <b>Sarte</b>, <b>Modelliste</b> e <b>Magliaie</b></div>',
      ['Cerchiamo Sarte, Modelliste e Magliaie'],
    ],
  ])('%s', (html, lines) => expect(linesIn(html)).toEqual(lines))
})

it('a number in a box before a line is its bullet', () => {
  expect(linesIn('<p>1️⃣ Barista esperto</p><p>2️⃣ Cameriera</p>')).toEqual(['Barista esperto', 'Cameriera'])
})
