import { expect, it } from 'vitest'
import { factorial } from './factorial.ts'
import { htmlAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const home = 'https://vetreria.factorial.it/'
const item = (id: number, title: string, mode: string, contract = 'indefinite') =>
  `<li class='job-offer-item' data-is-remote='false' data-contract-type='${contract}' data-job-postings-url='${home}job_posting/${title.toLowerCase()}-${id}'><div class="factorial__headingFontFamily">${title}</div><div class="text-gray-350">Produzione</div><div class="text-gray-350">${mode}</div></li>`
const list = (office: string, items: string) =>
  `<div data-controller='job-filters'><div data-target='job-filters.officeGroup'><h3>${office}</h3><ul>${items}</ul></div></div>`

describeBoard('a factorial board', {
  system: factorial,
  address: `${home}job_posting/soffiatore-88`,
  list: {
    page: htmlAnswer(home, list('Empoli', item(88, 'Soffiatore', 'In sede') + item(89, 'Molatore', 'In sede'))),
    titles: ['Soffiatore', 'Molatore'],
  },
  second: null,
  detail: {
    page: htmlAnswer(
      `${home}job_posting/soffiatore-88`,
      '<h1>Soffiatore</h1><div class="styledText"><p>Lavori alla canna.</p></div>',
    ),
    words: 'Lavori alla canna',
  },
  empty: {
    page: htmlAnswer(home, '<div data-controller="job-filters"><p>Nessuna posizione aperta</p></div>'),
    isKnown: true,
  },
  unknownTenant: { page: htmlAnswer(home, '<h1>Factorial</h1><p>Pagina non trovata</p>') },
  changed: {
    page: htmlAnswer(home, `<ul><li data-job-postings-url="${home}job_posting/x-1"><b>Soffiatore</b></li></ul>`),
  },
  translated: {
    page: htmlAnswer('https://vetreria.factorialhr.com/', list('Empoli', item(90, 'Glassblower', 'Hybrid'))),
    titles: ['Glassblower'],
  },
})

it("a factorial job has its office's heading for a place, and its workplace", () => {
  const html =
    list('Empoli', item(88, 'Soffiatore', 'In sede')) + list('Murano', item(89, 'Molatore', 'Ibrido', 'internship'))
  expect(factorial.read(htmlAnswer(home, html), boardAt(factorial, home)).positions).toMatchObject([
    { reference: '88', hints: { place: [{ text: 'Empoli' }], contract: { text: 'indefinite' } } },
    { reference: '89', hints: { place: [{ text: 'Murano' }], remote: { text: 'Ibrido' } } },
  ])
})

it.each(['https://www.factorial.it/', 'https://app.factorialhr.com/', 'https://factorial.it/blog'])(
  'factorial itself is no board: %s',
  (url) => {
    expect(factorial.recognise(new URL(url))).toBeNull()
  },
)
