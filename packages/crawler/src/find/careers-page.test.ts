import { describe, expect, it } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import { isCareersPage, isCareersStart, saysNothingOpen } from './careers-page.ts'
import { careersSection } from './careers-section.ts'
import { hasUnfilledList, isShell } from './unrendered-page.ts'

const page = (html: string, url = 'https://a.example/') => readHtml(html, { url, status: 200, isRendered: false })

it.each([
  ['<title>Lavora con noi | Rossi</title>', true],
  ['<h1>Careers</h1>', true],
  ['<h2>Posizioni aperte</h2>', true],
  ['<title>Rossi: lavorazioni meccaniche</title>', false],
  ['<h1>Informativa privacy candidati</h1>', false],
])('isCareersPage: %s', (html, isCareers) => {
  expect(isCareersPage(page(html))).toBe(isCareers)
})

it.each([
  ['Al momento non ci sono posizioni aperte.', true],
  ['Nessuna posizione disponibile', true],
  ['There are no open positions right now', true],
  ['Derzeit keine offenen Stellen', true],
  ['Non abbiamo posizioni di comodo: cerchiamo un saldatore', true],
  ['Cerchiamo un saldatore', false],
  ['<script type="application/json">{"props":{"jobs":[]}}</script>', true],
  ['<script type="application/json">{"props":{"jobs":[{"title":"Saldatore"}]}}</script>', false],
  ['<script>var initial = {"jobs":[]}</script>', false],
])('saysNothingOpen: %s', (text, isSaid) => {
  expect(saysNothingOpen(page(`<p>${text}</p>`))).toBe(isSaid)
})

describe('isShell', () => {
  it.each([
    ['<div id="app"></div><script src="/app.js"></script>', true],
    ['<noscript>Abilita JavaScript</noscript><div id="root"><div class="spinner"></div></div><script>1</script>', true],
    ['<div id="k3"><div class="k4"></div></div><script src="/k.js"></script>', true],
    ['<p id="k3">Sito in costruzione</p><script src="/k.js"></script>', false],
    ['<div id="app"></div>', false],
    ['<div id="app"><p>Testo</p></div><script></script><a href="/a">a</a><a href="/b">b</a><a href="/c">c</a>', false],
    [`<div id="app">${'parole '.repeat(100)}</div><script></script>`, false],
  ])('%s', (html, isEmpty) => {
    expect(isShell(page(html))).toBe(isEmpty)
  })
})

it.each([
  ['<main><h1>Lavora</h1><div class="job_listings" data-page="1"></div></main>', true],
  ['<ul id="vacancies"></ul>', true],
  ['<div class="skeleton-card"></div>', true],
  ['<div class="jobs"><p>Saldatore</p></div>', false],
  ['<p>Scrivici</p>', false],
])('hasUnfilledList: %s', (html, isPromised) => {
  expect(hasUnfilledList(page(html))).toBe(isPromised)
})

it('isCareersStart is true for a careers site, not for a home page', () => {
  expect(isCareersStart(page('<title>Rossi Careers</title><h1>Join us</h1>'))).toBe(true)
  expect(isCareersStart(page('<title>Rossi S.p.A.</title><h1>Acciai</h1><h2>Lavora con noi</h2>'))).toBe(false)
})

describe('careersSection of a one-page site', () => {
  const text = 'Cerchiamo un saldatore con patentino per la sede di Jesi. '.repeat(5)
  it('is the section that the menu labels as careers', () => {
    const html = `<a href="#job">Lavora con noi</a><section id="s"><p>Altro</p></section><section><a name="job"></a><p>${text}</p></section>`
    const section = careersSection(page(html))
    expect(JSON.stringify(section?.document.children.length)).toBe('1')
    expect(section?.document.children[0]).toMatchObject({ name: 'section' })
  })
  it.each([
    '<a href="#x">Prodotti</a><div id="x"></div>',
    '<a href="#job">Lavora con noi</a>',
    '<a href="#job">Lavora con noi</a><p id="job">Poco</p>',
  ])('is null for %s', (html) => {
    expect(careersSection(page(html))).toBeNull()
  })
})
