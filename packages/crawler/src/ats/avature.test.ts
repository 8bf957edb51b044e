import { expect, it } from 'vitest'
import { avature } from './avature.ts'
import { htmlAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const home = 'https://consulenza.avature.net/it_IT/careers/SearchJobs'
const second = `${home}/?jobRecordsPerPage=12&jobOffset=12`
const article = (id: number, title: string) =>
  `<article class="article article--result"><h3 class="article__header__text__title"><a class="link" href="https://consulenza.avature.net/it_IT/careers/JobDetail/${title}/${id}">${title}</a></h3><span class="list-item-location">Torino</span></article>`
const legend = (text: string, total: number) =>
  `<div class="list-controls__text__legend" aria-label="${total} risultati">${text}</div>`
const pager = `<a class="paginationNextLink" href="${second}">&gt;&gt;</a>`

describeBoard('an avature board', {
  system: avature,
  address: 'https://consulenza.avature.net/it_IT/careers/JobDetail/Revisore/310',
  list: {
    page: htmlAnswer(
      home,
      legend('1-2 di 3 risultati', 3) + article(310, 'Revisore') + article(311, 'Fiscalista') + pager,
    ),
    titles: ['Revisore', 'Fiscalista'],
  },
  second: {
    page: htmlAnswer(second, legend('3-3 di 3 risultati', 3) + article(312, 'Attuario')),
    titles: ['Attuario'],
  },
  detail: {
    page: htmlAnswer(
      'https://consulenza.avature.net/it_IT/careers/JobDetail/Revisore/310',
      '<h1>Revisore</h1><p>Controllo dei bilanci.</p>',
    ),
    words: 'Controllo dei bilanci',
  },
  empty: {
    page: htmlAnswer(home, `<meta name="avature.portal.id" content="4">${legend('0 risultati', 0)}`),
    isKnown: true,
  },
  unknownTenant: { page: htmlAnswer(home, '<h1>Portal not found</h1>') },
  changed: {
    page: htmlAnswer(home, '<meta name="avature.portal.id" content="4"><div class="results">…</div>'),
    hasDrifted: true,
  },
  translated: {
    page: htmlAnswer(
      home.replace('it_IT', 'en_US'),
      legend('1-1 of 1 results', 1) + article(313, 'Auditor').replace('it_IT', 'en_US'),
    ),
    titles: ['Auditor'],
  },
  check: 2,
})

it('an avature total that is only a lower bound is none', () => {
  const total = (html: string) => avature.read(htmlAnswer(home, html), boardAt(avature, home)).total
  expect(
    total(legend('1-12 di 500+ risultati', 500).replace('500 risultati', '500+ risultati') + article(310, 'Revisore')),
  ).toBeUndefined()
  expect(total(legend('1-12 di 1.204 risultati', 1204) + article(310, 'Revisore'))).toBe(1204)
})

it('an avature board on a company’s own domain is recognised by its paths', () => {
  expect(avature.recognise(new URL('https://lavora.rossi.example/it/careers/JobDetail/x/9'))?.url).toBe(
    'https://lavora.rossi.example/it/careers/SearchJobs',
  )
  expect(avature.recognise(new URL('https://www.rossi.example/it/lavora'))).toBeNull()
})

it.each([
  ['26 results', 26],
  ['1 - 12 di 26 risultati', 26],
  ['1 - 6 of 999+ results', undefined],
  ['', undefined],
])('an avature portal that writes "%s" above its list states %s jobs', (said, total) => {
  const url = 'https://cantina.avature.net/careers/SearchJobs'
  const html = `<div class="list-controls__text">${said}</div><article class="article--result"><h3><a href="/careers/JobDetail/Cantiniere/31">Cantiniere</a></h3></article>`
  expect(avature.read(htmlAnswer(url, html), boardAt(avature, url)).total).toBe(total)
})
