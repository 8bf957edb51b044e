import { expect, it } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import { isErrorPage } from './error-page.ts'

const page = (html: string) => readHtml(html, { url: 'https://a.example/', status: 200, isRendered: false })

it.each([
  ['<title>Pagina non trovata - Rossi</title><h1>Ops</h1>', true],
  ['<h1>404</h1><p>Torna alla home</p>', true],
  ['<h1>Page not found</h1>', true],
  ['<h1>Seite nicht gefunden</h1>', true],
  ['<p>Sito in manutenzione, torniamo presto.</p>', true],
  ['<h1>Lavora con noi</h1><p>Cerchiamo un saldatore.</p>', false],
  [`<h1>News</h1><p>${'Abbiamo rinnovato la sede. '.repeat(30)} Ascensore in manutenzione il 3 maggio.</p>`, false],
])('isErrorPage: %s', (html, isBroken) => {
  expect(isErrorPage(page(html))).toBe(isBroken)
})
