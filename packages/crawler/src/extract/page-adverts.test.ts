import { expect, it } from 'vitest'
import type { HtmlPage } from '../page.ts'
import type { Scorer } from '../score/scorer.ts'
import { finish } from '../steps.ts'
import { pageAdverts } from './page-adverts.ts'
import { contextOf, pageOf } from './testing/read-body.ts'

/** Sure of these titles where they are headings of cards, and of nothing else. */
const scorer: Scorer = {
  couldReach: () => true,
  scoreGroup: (group) =>
    group.map(({ texts }) => ({
      confidence: /^(?:Saldatore|Carrellista|Verniciatore)$/.test(texts.title) ? 1 : 0,
      reasons: [],
    })),
}

const advertsOf = (page: HtmlPage, by: Scorer) => finish(pageAdverts(page, { ...contextOf('careers'), scorer: by }))

it('adverts whose cards open panels below the list are read from their panels', () => {
  const titles = ['Saldatore', 'Carrellista', 'Verniciatore']
  const card = (title: string) =>
    `<div class="card"><h3>${title}</h3><p>Lecco</p><button data-bs-target="#${title}">Scopri</button></div>`
  const panel = (title: string) =>
    `<div class="modal" id="${title}"><p>Cerchiamo chi sappia lavorare da ${title.toLowerCase()} in officina.</p><p>Candidati</p></div>`
  const page = pageOf(`<h1>Posizioni aperte</h1>${titles.map(card).join('')}${titles.map(panel).join('')}`)
  const found = advertsOf(page, scorer)
  expect(found.map(({ position }) => position.sections.flatMap(({ lines }) => lines.map(({ text }) => text)))).toEqual(
    titles.map((title) =>
      expect.arrayContaining([`Cerchiamo chi sappia lavorare da ${title.toLowerCase()} in officina.`]),
    ),
  )
})

it('a list that no block could make likely enough is dropped unread', () => {
  const page = pageOf('<h1>Posizioni aperte</h1><h3>Saldatore</h3><p>Lecco</p><h3>Carrellista</h3><p>Lodi</p>')
  expect(advertsOf(page, scorer)).toHaveLength(2)
  expect(advertsOf(page, { ...scorer, couldReach: () => false })).toEqual([])
})
