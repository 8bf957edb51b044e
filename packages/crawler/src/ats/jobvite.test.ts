import { expect, it } from 'vitest'
import { jobvite } from './jobvite.ts'
import { htmlAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const home = 'https://jobs.jobvite.com/marmista/jobs'
const row = (id: string, title: string, place = 'Carrara') =>
  `<tr><td><a href="/marmista/job/${id}">${title}</a></td><td class="jv-job-list-location">${place}</td></tr>`
const more = 'https://jobs.jobvite.com/marmista/search?c=Cava&p=0'

describeBoard('a jobvite board', {
  system: jobvite,
  address: 'https://jobs.jobvite.com/marmista/job/oAbc1234',
  list: {
    page: htmlAnswer(
      home,
      `<table>${row('oAbc1234', 'Scultore')}${row('oAbc1235', 'Cavatore')}</table><a href="${more.replace('&', '&amp;')}">Show More</a>`,
    ),
    titles: ['Scultore', 'Cavatore'],
  },
  second: {
    page: htmlAnswer(
      more,
      `<table>${row('oAbc1236', 'Filista')}</table><div class="jv-pagination-text">1 - 1 of 1</div>`,
    ),
    titles: ['Filista'],
  },
  detail: {
    page: htmlAnswer('https://jobs.jobvite.com/marmista/job/oAbc1234', '<h1>Scultore</h1><p>Rifinitura a mano.</p>'),
    words: 'Rifinitura a mano',
  },
  empty: { page: htmlAnswer(home, '<p>No open positions at this time</p>'), isKnown: true },
  unknownTenant: { page: htmlAnswer(home, '<h1>The page you requested was not found</h1>') },
  changed: { page: htmlAnswer(home, '<div class="jv-app"></div>'), hasDrifted: true },
  translated: { page: htmlAnswer(home, `<table>${row('oAbc1237', 'Sculptor')}</table>`), titles: ['Sculptor'] },
  check: 2,
})

const board = boardAt(jobvite, home)

it('a jobvite title ends where its place and workplace begin', () => {
  const html = `<table>${row('oAbc1234', 'Scultore, marmo (Carrara/Hybrid)')}${row('oAbc1235', 'Cavatore (turni)')}</table>`
  expect(jobvite.read(htmlAnswer(home, html), board).positions).toMatchObject([
    { title: { text: 'Scultore, marmo' }, hints: { remote: { text: 'Hybrid' } } },
    { title: { text: 'Cavatore (turni)' } },
  ])
})

it('a jobvite board is asked for by its search first, since the page by category cuts categories off', () => {
  expect(jobvite.requests(board)[0]).toEqual({ url: 'https://jobs.jobvite.com/marmista/search' })
  const html = `<table>${row('oAbc1234', 'Scultore')}</table><a href="/marmista/search">Show More</a>`
  expect(jobvite.read(htmlAnswer(home, html), board)).toMatchObject({ isComplete: false, positions: [{}] })
})

it('a jobvite search without results is an empty board, another page that says so is not', () => {
  const html = '<div class="jv-search-results"><p>No results found</p></div>'
  const read = (url: string) => jobvite.read(htmlAnswer(url, html), board)
  expect(read('https://jobs.jobvite.com/marmista/search')).toEqual({ positions: [], next: [], isComplete: true })
  expect(read('https://search.jobvite.com/?invalid=1').isComplete).toBe(false)
})

it.each(['1 - 50 of 120', '1-50 of 1,204', '1-50 di 1.204'])(
  'a jobvite range of %s with no way on is not all',
  (said) => {
    const html = `<table>${row('oAbc1234', 'Scultore')}</table><div class="jv-pagination-text">${said}</div>`
    expect(jobvite.read(htmlAnswer(home, html), board).isComplete).toBe(false)
  },
)
