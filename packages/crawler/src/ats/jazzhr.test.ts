import { expect, it } from 'vitest'
import { jazzhr } from './jazzhr.ts'
import { htmlAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const home = 'https://cartiera.applytojob.com/apply'
const row = (id: string, title: string) =>
  `<li class="list-group-item"><h3><a href="${home}/${id}/${title}">${title}</a></h3><ul><li class="location">Fabriano</li></ul></li>`

describeBoard('a jazzhr board', {
  system: jazzhr,
  address: home,
  list: {
    page: htmlAnswer(
      `${home}/jobs`,
      `<div id="job_listings_wrapper"><ul>${row('AbCd1234', 'Cartaio')}${row('EfGh5678', 'Calandrista')}</ul></div>`,
    ),
    titles: ['Cartaio', 'Calandrista'],
  },
  second: null,
  detail: {
    page: htmlAnswer(
      `${home}/AbCd1234/Cartaio`,
      '<h1>Cartaio</h1><div class="job_description"><p>Preparazione degli impasti.</p></div>',
    ),
    words: 'Preparazione degli impasti',
  },
  empty: {
    page: htmlAnswer(`${home}/jobs`, '<div id="job_listings_wrapper"><p>No open positions</p></div>'),
    isKnown: true,
  },
  unknownTenant: { page: htmlAnswer(`${home}/jobs`, '<h1>Page not found</h1>') },
  changed: { page: htmlAnswer(`${home}/jobs`, '<div id="job_listings_wrapper"></div>'), hasDrifted: true },
  translated: { page: htmlAnswer(`${home}/jobs`, `<ul>${row('IjKl9012', 'Papermaker')}</ul>`), titles: ['Papermaker'] },
})

it('a jazzhr job has one address, whichever list names it', () => {
  const board = boardAt(jazzhr, home)
  const urlsIn = (html: string) => jazzhr.read(htmlAnswer(`${home}/jobs`, html), board).positions.map(({ url }) => url)
  const table =
    '<table id="jobs_table"><tr id="row_job_1"><td><a href="/apply/jobs/details/AbCd1234?&">Cartaio</a></td></tr></table>'
  expect(urlsIn(table)).toEqual([`${home}/AbCd1234`])
  expect(urlsIn(`<ul>${row('AbCd1234', 'Cartaio')}</ul>`)).toEqual([`${home}/AbCd1234`])
})

it('a jazzhr table without rows is an empty board, a page without the table is not', () => {
  const read = (html: string) => jazzhr.read(htmlAnswer(`${home}/jobs`, html), boardAt(jazzhr, home))
  const heading = '<tr><th class="resumator_th_position">Position</th></tr>'
  expect(read(`<table id="jobs_table">${heading}</table>`)).toEqual({ positions: [], next: [], isComplete: true })
  expect(read('<title>JazzHR - Inactive Career Page</title><h1>Inactive</h1>').isComplete).toBe(false)
  expect(read(`<table id="jobs_table"><tr id="row_job_1"><td>Cartaio</td></tr></table>`).isComplete).toBe(false)
})

it('a jazzhr job is recognised by its older address too', () => {
  const html =
    '<table><tr><td><a href="/apply/jobs/details/xY12z">Cartaio</a></td><td class="job_location">Fabriano</td></tr></table>'
  expect(jazzhr.read(htmlAnswer(`${home}/jobs`, html), boardAt(jazzhr, home)).positions).toMatchObject([
    { reference: 'xY12z', hints: { place: [{ text: 'Fabriano' }] } },
  ])
})
