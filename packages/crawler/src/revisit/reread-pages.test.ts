import { expect, it } from 'vitest'
import { advert, careers, detail, home, row } from '../visit/testing/visit-answers.ts'
import { rereadPages } from './reread-pages.ts'
import { firstDay, type HostAnswers, origin, watched } from './testing/scripted-host.ts'

const path = '/lavora-con-noi/'

async function readAgain(answers: HostAnswers, source: { kind: 'page' | 'board'; url: string }) {
  const visits = watched(source)
  const { titles, pages, findings } = await visits.visit(answers)
  const rest = { company: 'Rossi S.r.l.', city: 'Jesi', visitedAt: firstDay, memory: visits.memory() }
  return { titles, findings, again: await rereadPages(pages, { ...source, ...rest }) }
}

const site = { kind: 'page', url: `${origin}/` } as const

it('rereadPages finds the same positions in stored pages', async () => {
  const answers = {
    '/': home,
    [path]: careers(`<ul>${row('/lavoro/1', 'Saldatore')}${row('/lavoro/2', 'Tornitore')}</ul>`),
    '/lavoro/1': detail('Saldatore'),
    '/lavoro/2': detail('Tornitore'),
  }
  const { findings, again } = await readAgain(answers, site)
  expect(again?.positions).toEqual(findings?.positions)
  expect(again?.listing).toBe('unsure')
})

it('rereadPages finds the positions of the home page', async () => {
  const section = `<a href="#lavora">Lavora con noi</a><section id="lavora"><h2>Lavora con noi</h2>${advert('Saldatore')}</section>`
  const { titles, again } = await readAgain({ '/': home.replace('/lavora-con-noi/', '#') + section }, site)
  expect(titles).toEqual(['Saldatore'])
  expect(again?.positions.map(({ title }) => title.value)).toEqual(titles)
})

it('rereadPages reads a board by its tracking system', async () => {
  const board = 'https://boards.greenhouse.io/rossi'
  const job = { id: 7, title: 'Saldatore', absolute_url: `${board}/jobs/7`, location: { name: 'Jesi' } }
  const answers = {
    'https://boards-api.greenhouse.io/v1/boards/rossi/jobs?content=true': {
      html: JSON.stringify({ jobs: [job] }),
      headers: { 'content-type': 'application/json' },
    },
    [job.absolute_url]: detail('Saldatore'),
  }
  const { findings, again } = await readAgain(answers, { kind: 'board', url: board })
  expect(again?.positions).toEqual(findings?.positions)
})

it('rereadPages finds nothing without pages', async () => {
  const again = await rereadPages([], { ...site, company: null, city: null, visitedAt: firstDay, memory: null })
  expect(again?.positions).toEqual([])
})
