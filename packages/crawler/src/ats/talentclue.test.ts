import { expect, it } from 'vitest'
import { talentclue } from './talentclue.ts'
import { htmlAnswer, jsonAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const id = '0123456789abcdef0123456789abcdef'
const widget = `<div id="tc-jswidget" data-client-id="${id}" data-lang="it" data-job-listing="1"></div>`
const [board] = talentclue.recogniseMarkup?.(htmlAnswer('https://www.ottica.example/lavora', widget)) ?? []
const feed = board?.feed ?? ''
const job = (number: number, title: string) => ({
  title,
  url: `https://ottica.talentclue.com/it/node/${number}/4590`,
  city: 'Padova',
  province_label: 'Padova',
  work_modality: 'In presenza',
  shift_label: 'Tempo pieno',
  post_date: '03/11/2026',
  language: 'it',
  is_archived: '0',
})
const page = (url: string, lines: string) =>
  htmlAnswer(
    url,
    `<h1>Ottico</h1><ul class="job-summary__list">${lines}</ul><div class="job-description"><h2>Descrizione</h2><p>Montaggio delle lenti.</p></div>`,
  )
const line = (text: string) =>
  `<li class="job-summary__row"><span class="job-summary__text"><strong class="job-summary__text--bold">${text.split(':')[0]}:</strong>${text.split(':')[1]}</span></li>`

const asked = { url: feed, method: 'POST' as const, body: '{}' }

describeBoard('a talent clue widget', {
  system: talentclue,
  address: feed,
  list: {
    request: asked,
    page: jsonAnswer(feed, { jobs: { 1201: job(1201, 'Ottico'), 1202: job(1202, 'Commesso') } }),
    titles: ['Ottico', 'Commesso'],
  },
  second: null,
  detail: {
    page: page('https://ottica.talentclue.com/it/node/1201/4590', line('Sede: Padova (Italia)')),
    words: 'Montaggio delle lenti',
  },
  empty: { page: jsonAnswer(feed, { jobs: [] }), isKnown: false },
  unknownTenant: { page: jsonAnswer(feed, { jobs: [] }) },
  changed: { page: jsonAnswer(feed, { offers: { 1201: job(1201, 'Ottico') } }) },
  translated: { page: jsonAnswer(feed, { jobs: { 1203: job(1203, 'Óptico') } }), titles: ['Óptico'] },
})

it("a talent clue job's page says its place in a summary, without the country", () => {
  const address = 'https://ottica.talentclue.com/es/node/1201/4590'
  const read = talentclue.read(
    page(address, line('Puesto: Óptico') + line('Ubicación: Padova (Italia)')),
    boardAt(talentclue, address),
  )
  expect(read).toMatchObject({
    isComplete: true,
    positions: [{ reference: '1201', hints: { place: [{ text: 'Padova' }] } }],
  })
})

it('a talent clue widget is posted to its own call, and a page without it is no board', () => {
  expect(board && talentclue.requests(board)).toEqual([asked])
  expect(
    talentclue.recogniseMarkup?.(htmlAnswer('https://www.ottica.example/', '<p data-client-id="x">talentclue.com</p>')),
  ).toEqual([])
  expect(talentclue.recognise(new URL('https://careers.talentclue.com/it'))).toBeNull()
})

it("a talent clue title ends before the company's name and the place", () => {
  const address = 'https://ottica.talentclue.com/it/node/1201/4590'
  const html = page(address, line('Sede: Padova (Italia)')).html.replace(
    '<h1>Ottico</h1>',
    '<h1>Commesso Ottica Padova</h1>',
  )
  const [position] = talentclue.read(htmlAnswer(address, html), boardAt(talentclue, address)).positions
  expect(position?.title.text).toBe('Commesso')
})

it("a talent clue company's list of offers is a board of its own", () => {
  const address = 'https://careers.talentclue.com/it/company/5001234/jsoffers'
  const row = (id: number, title: string) =>
    `<tr><td></td><td><a href="https://ottica.talentclue.com/it/node/${id}/4590">${title}</a></td><td>Padova</td></tr>`
  const html = `<table>${row(1201, 'Ottico')}${row(1202, 'Commesso')}</table>`
  const list = boardAt(talentclue, address)
  expect(talentclue.requests(list)).toEqual([{ url: address }])
  expect(talentclue.read(htmlAnswer(address, html), list)).toMatchObject({
    isComplete: true,
    positions: [{ reference: '1201' }, { reference: '1202' }],
  })
})
