import { expect, it } from 'vitest'
import { parseHtml } from '../page/parse-html.ts'
import { readLines } from './lines.ts'
import { withoutMenus } from './menus.ts'

const texts = (html: string) =>
  withoutMenus(readLines(parseHtml(html).children, () => false)).lines.map((line) => line.text)
const entries = (names: readonly string[], around: (link: string) => string) =>
  names.map((name) => around(`<a href="/${name}">${name}</a>`)).join('')
const names = ['Home', 'Medici', 'Servizi', 'Contatti']

it.each([
  ['a list', `<ul>${entries(names, (link) => `<li>${link}</li>`)}</ul>`],
  ['a row of cells', `<table><tr>${entries(names, (link) => `<td><b>${link}</b></td>`)}</tr></table>`],
  ['blocks', `<div>${entries(['Startseite', 'Team', 'Kontakt'], (link) => `<div>${link}</div>`)}</div>`],
])('withoutMenus drops a menu laid out as %s', (_, menu) => {
  expect(texts(`${menu}<h1>Lavoro</h1><p>Testo</p>`)).toEqual(['Lavoro', 'Testo'])
})

it('withoutMenus keeps the lines of the remaining links', () => {
  const menu = `<ul>${entries(names, (link) => `<li>${link}</li>`)}</ul>`
  const { lines, links } = withoutMenus(
    readLines(parseHtml(`${menu}<p>Uno</p><p><a href="/x">Due</a></p>`).children, () => false),
  )
  expect(links.map(({ element, line }) => [element.attribs.href, lines[line]?.text])).toEqual([['/x', 'Due']])
})

it.each([
  ['a list of adverts', `<ul>${entries(['Saldatore', 'Fresatore', 'Cuoco'], (link) => `<li>${link}</li>`)}</ul>`, 3],
  ['a path', `<p>${entries(['Home', 'Lavoro'], (link) => `<span class="x">${link}</span>`)}</p>`, 1],
  [
    'what follows the menu in another list',
    `<ul>${entries(names, (link) => `<li>${link}</li>`)}</ul><ul>${entries(['Saldatore', 'Cuoco'], (link) => `<li>${link}</li>`)}</ul>`,
    2,
  ],
])('withoutMenus keeps %s', (_, html, count) => expect(texts(html)).toHaveLength(count))
