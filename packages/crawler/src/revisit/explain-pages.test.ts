import { expect, it } from 'vitest'
import { careers, detail, home, row } from '../visit/testing/visit-answers.ts'
import { explainPages } from './explain-pages.ts'
import { rereadPages } from './reread-pages.ts'
import { firstDay, type HostAnswers, origin, watched } from './testing/scripted-host.ts'

const path = '/lavora-con-noi/'

async function explain(answers: HostAnswers, source: { kind: 'page' | 'board'; url: string }) {
  const visits = watched(source)
  const { pages } = await visits.visit(answers)
  const rest = { company: 'Rossi S.r.l.', city: 'Jesi', visitedAt: firstDay, memory: visits.memory() }
  const again = await rereadPages(pages, { ...source, ...rest })
  return { again, explained: await explainPages(pages, { ...source, ...rest }) }
}

it('explainPages tells of each stored page why it was read and what became of its candidates', async () => {
  const { again, explained } = await explain(
    {
      '/': home,
      [path]: careers(`<ul>${row('/lavoro/1', 'Saldatore')}${row('/lavoro/2', 'Candidatura spontanea')}</ul>`),
      '/lavoro/1': detail('Saldatore'),
      '/lavoro/2': detail('Candidatura spontanea'),
    },
    { kind: 'page', url: `${origin}/` },
  )
  expect(explained.found).toBe(again?.positions.length)
  const list = explained.pages.find(({ url }) => url.endsWith(path))
  expect(list).toMatchObject({ role: 'careers', choice: 'careers_words' })
  expect(list?.candidates).toContainEqual(expect.objectContaining({ title: 'Saldatore', kept: true, dropped: null }))
  expect(list?.candidates).toContainEqual(
    expect.objectContaining({ title: 'Candidatura spontanea', kept: false, dropped: 'below_minimum' }),
  )
  const own = explained.pages.find(({ url }) => url.endsWith('/lavoro/1'))
  expect(own).toMatchObject({
    role: 'detail',
    choice: 'named_advert',
    candidates: [{ title: 'Saldatore', kept: true }],
  })
})

it('explainPages reads a board by its tracking system', async () => {
  const board = 'https://boards.greenhouse.io/rossi'
  const job = { id: 7, title: 'Saldatore', absolute_url: `${board}/jobs/7`, location: { name: 'Jesi' } }
  const answers = {
    'https://boards-api.greenhouse.io/v1/boards/rossi/jobs?content=true': {
      html: JSON.stringify({ jobs: [job] }),
      headers: { 'content-type': 'application/json' },
    },
    [job.absolute_url]: detail('Saldatore'),
  }
  const { explained } = await explain(answers, { kind: 'board', url: board })
  const list = explained.pages.find(({ choice }) => choice === 'board_list')
  expect(list?.candidates).toMatchObject([{ title: 'Saldatore', kept: true, by: 'greenhouse', confidence: null }])
})
