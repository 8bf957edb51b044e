import { expect, it } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import { asksForPeople } from './advert-words.ts'
import { isApplyLink, isReadMoreLink } from './call-to-action.ts'
import { detailLinks } from './detail-links.ts'
import { foldWords } from './fold-words.ts'
import { linksOf } from './links.ts'

const url = 'https://www.rossi.example/lavora-con-noi/'
const found = (html: string) => {
  const page = readHtml(html, { url, status: 200, isRendered: false })
  return detailLinks(linksOf(page), page).map((link) => link.url.slice('https://www.rossi.example'.length))
}

it.each([
  ['<a href="saldatore/">Saldatore</a>', ['/lavora-con-noi/saldatore/']],
  ['<a href="/posizioni/12-saldatore">Saldatore</a>', ['/posizioni/12-saldatore']],
  ['<a href="/annuncio.php?id=4">Saldatore</a>', ['/annuncio.php?id=4']],
  ['<a href="/prodotti/saldatrice">Saldatrice</a>', []],
  ['<nav><a href="/posizioni/1">Saldatore</a></nav>', []],
  ['<a href="/lavora-con-noi/?">Qui</a>', []],
  ['<a href="privacy-candidati/">Informativa privacy</a>', []],
  ['<a href="/job/apply?id=4">Candidati ora</a>', []],
  ['<a href="https://other.example/jobs/1">Saldatore</a>', []],
])('detailLinks in %s', (html, urls) => {
  expect(found(html)).toEqual(urls)
})

it.each([
  ['Candidati', isApplyLink, true],
  ['Apply now', isApplyLink, true],
  ['Saldatore', isApplyLink, false],
  ['Scopri di più', isReadMoreLink, true],
  ['', isReadMoreLink, true],
  ['Read more', isReadMoreLink, true],
  ['Saldatore', isReadMoreLink, false],
  ['Cerchiamo un saldatore', asksForPeople, true],
  ['Rossi cerca due autisti', asksForPeople, true],
  ['Lavora con noi', asksForPeople, false],
] as const)('the words "%s" tested by %o', (words, test, is) => {
  expect(test(foldWords(words))).toBe(is)
})
