import { expect, it } from 'vitest'
import { parseHtml } from '../page/parse-html.ts'
import { visibleText } from './dom.ts'

const twin = (own: string, foreign: string, lang = 'en') =>
  `<h3><span>${own}</span>\n<span lang="${lang}">${foreign}</span></h3>`
const textOf = (body: string, language = 'lang="it"') =>
  visibleText(parseHtml(`<html ${language}><body>${body}</body></html>`))

it('a page in two languages, one shown at a time, is read in its own', () => {
  const body = [
    twin('Cuoco', 'Cook'),
    twin('Barista', 'Bartender'),
    twin('Sede', 'Place'),
    twin('Invia', 'Send', 'en-GB'),
  ]
  expect(textOf(body.join(''))).toBe('Cuoco Barista Sede Invia')
})

it.each([
  ['a few foreign words are marked', twin('Cerchiamo un', 'Sales Manager').repeat(3)],
  ['no language is said to be the page’s', twin('Cerchiamo un', 'Sales Manager').repeat(5), ''],
  ['the words before are no element', '<p>Cerchiamo un <span lang="en">Sales Manager</span></p>'.repeat(5)],
  [
    'the words before are in a third language',
    twin('Chef', 'Sales Manager').replace('<span>', '<span lang="fr">').repeat(5),
  ],
])('foreign words are read where %s', (_, body, language?: string) => {
  expect(textOf(body, language)).toContain('Sales Manager')
})
