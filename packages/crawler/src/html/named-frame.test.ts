import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

const linesIn = (html: string) => linesOf(parseDocument(html).children).map(({ text }) => text)

test.each([
  ['cookie-banner', '<h3>Autista</h3><p>Consegne in Lombardia, contratto a termine.</p>'],
  ['breadcrumb', '<ul><li><h4><a href="/a">Autista</a></h4></li><li><h4><a href="/b">Cuoco</a></h4></li></ul>'],
  ['social', '<a href="/lavoro/1">Autista</a> a Lodi, su turni, contratto a tempo determinato'],
  ['d-none', '<h3>Autista</h3><p>Consegne in giornata nelle province vicine, con rientro la sera in sede a Lodi.</p>'],
  ['visually-hidden', '<a href="/lavoro/1">Autista</a>'],
])('an element called "%s" is read where its content is no such part', (name, html) => {
  expect(linesIn(`<div class="${name}">${html}</div>`).join(' ')).toContain('Autista')
})

test.each([
  ['cookie-banner', '<p>Questo sito usa i cookie.</p><button>Accetto</button>'],
  ['breadcrumb', '<a href="/">Home</a> / Autista'],
  ['share', '<a href="https://a.example">Autista su Facebook</a><a href="https://b.example">Autista su LinkedIn</a>'],
  ['visually-hidden', 'Autista'],
  ['d-none', '<p>Posizione di autista chiusa</p>'],
])('an element called "%s" whose content bears the name out is not read', (name, html) => {
  expect(linesIn(`<main><p>Testo</p><div class="${name}">${html}</div></main>`)).toEqual(['Testo'])
})

test('a page whose body is called hidden is read', () => {
  expect(linesIn('<body class="screen-reader-text"><p>Testo</p><p>Usiamo i cookie.</p></body>')).toContain('Testo')
})
