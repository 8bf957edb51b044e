import { expect, it } from 'vitest'
import { phenom } from './phenom.ts'
import { htmlAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const home = 'https://lavora.banca.example/it/it/search-results'
const job = (id: string, title: string) => ({
  jobId: id,
  reqId: id,
  title,
  type: 'Full-Time',
  city: 'Siena',
  country: 'Italy',
  postedDate: '2026-11-03T08:00:00.000+0000',
  descriptionTeaser: 'Una frase.',
})
const data = (value: unknown) => `<script>phApp.ddo = ${JSON.stringify(value)}; phApp.experimentData = {};</script>`
const list = (url: string, totalHits: number, ...jobs: unknown[]) =>
  htmlAnswer(url, data({ eagerLoadRefineSearch: { status: 200, hits: jobs.length, totalHits, data: { jobs } } }))

const full = ['Cassiere', ...Array.from({ length: 9 }, (_, index) => `Analista livello ${index + 1}`)]

describeBoard('a phenom board', {
  system: phenom,
  address: home,
  list: { page: list(home, 11, ...full.map((title, index) => job(`R-${71 + index}`, title))), titles: full },
  second: { page: list(`${home}?from=10&s=1`, 11, job('R-90', 'Gestore')), titles: ['Gestore'] },
  detail: {
    page: htmlAnswer(
      'https://lavora.banca.example/it/it/job/R-71',
      data({
        jobDetail: { data: { job: { ...job('R-71', 'Cassiere'), description: '<p>Servizio allo sportello.</p>' } } },
      }),
    ),
    words: 'Servizio allo sportello',
  },
  empty: { page: list(home, 0), isKnown: true },
  unknownTenant: { page: htmlAnswer(home, '<h1>Pagina non trovata</h1>') },
  changed: { page: htmlAnswer(home, data({ searchResults: { jobs: [job('R-71', 'Cassiere')] } })) },
  translated: {
    page: list('https://lavora.banca.example/global/en/search-results', 1, job('R-74', 'Teller')),
    titles: ['Teller'],
  },
  check: 2,
})

it('a phenom board is recognised by its page, a site’s own search is not', () => {
  expect(phenom.recogniseMarkup?.(list('https://lavora.banca.example/', 0))).toMatchObject([{ system: 'phenom' }])
  expect(phenom.recognise(new URL('https://www.banca.example/it/search-results?q=mutui'))).toBeNull()
})

it('a phenom page that is empty against its own total says so', () => {
  expect(phenom.read(list(home, 40), boardAt(phenom, home))).toMatchObject({ positions: [], total: 40 })
})
