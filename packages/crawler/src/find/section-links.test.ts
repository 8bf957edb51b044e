import { describe, expect, it } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import { linksOf } from './links.ts'
import { advertPdfLinks } from './pdf-links.ts'
import { advertPostLinks, contactLinks, newsLinks, pagingLinks } from './section-links.ts'

const site = 'https://www.rossi.example/'
const links = (html: string, url = site) => linksOf(readHtml(html, { url, status: 200, isRendered: false }))
const anchor = (href: string, words: string) => `<a href="${href}">${words}</a>`

describe('pagingLinks', () => {
  const url = `${site}offerte/`
  it.each([
    ['/offerte/page/2/', '2'],
    ['/offerte/page/2/', 'Avanti »'],
    ['/offerte/?page=2', '›'],
    ['/offerte?pagina=2', 'Pagina successiva'],
    ['/offerte/?start=10', 'Successivo'],
    ['/offerte/?offset=10', 'Carica altri'],
    ['/offerte/2', '2'],
    ['/offerte/?vista=elenco-completo', 'Mostra tutte'],
  ])('finds %s %s', (href, words) => {
    expect(pagingLinks(links(anchor(href, words), url), url)).toEqual([new URL(href, url).href])
  })

  it.each([
    ['/news/page/2/', '2'],
    ['/offerte/12-saldatore', 'Saldatore'],
    ['/offerte/', '1'],
    ['/offerte/?sede=lodi', 'Lodi'],
    ['https://other.example/offerte/?page=2', '2'],
  ])('ignores %s %s', (href, words) => {
    expect(pagingLinks(links(anchor(href, words), url), url)).toEqual([])
  })
})

it('newsLinks puts the index of the news before a single item', () => {
  const html = anchor('/news/nuovo-forno', 'Nuovo forno installato nelle scorse settimane') + anchor('/news/', 'News')
  expect(newsLinks(links(html), site)[0]).toBe(`${site}news/`)
})

it('contactLinks finds the contact page', () => {
  expect(contactLinks(links(anchor('/p.php?id=3', 'Contatti') + anchor('/chi', 'Chi siamo')), site)).toEqual([
    `${site}p.php?id=3`,
  ])
})

it.each([
  ['Cercasi magazziniere', true],
  ['Rossi cerca due saldatori', true],
  ['We are looking for a cook', true],
  ['Festa di primavera', false],
  ['Nuovo macchinario', false],
])('advertPostLinks with the headline %s', (words, isAdvert) => {
  expect(advertPostLinks(links(anchor('/x', words)), site)).toHaveLength(isAdvert ? 1 : 0)
})

describe('advertPdfLinks', () => {
  it.each([
    ['/docs/formatore.pdf', 'Formatore', true, true],
    ['/docs/formatore.pdf', 'Formatore', false, false],
    ['/docs/ricerca-personale-2026.pdf', 'Scarica', false, true],
    ['/docs/informativa-candidati.pdf', 'Informativa privacy', true, false],
    ['/docs/company-profile.pdf', 'Chi siamo', true, false],
    ['/docs/iso-9001.pdf', 'Certificato', true, false],
  ])('%s %s (careers page: %s)', (href, words, isCareersPage, isTaken) => {
    expect(advertPdfLinks(links(anchor(href, words)), { isCareersPage })).toHaveLength(isTaken ? 1 : 0)
  })
})
