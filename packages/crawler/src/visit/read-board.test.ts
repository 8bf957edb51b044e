import { describe, expect, it } from 'vitest'
import { home, visit } from './testing/visit-answers.ts'

describe('readBoard', () => {
  const api = 'https://boards-api.greenhouse.io/v1/boards/rossi/jobs'
  const board = 'https://boards.greenhouse.io/rossi'
  const job = { id: 7, title: 'Saldatore', absolute_url: `${board}/jobs/7`, location: { name: 'Jesi' } }
  const page =
    '<h1>Saldatore</h1><p>Requisiti: esperienza di 2 anni come saldatore, diploma, patente B. Contratto a tempo indeterminato.</p>'
  const list = (jobs: unknown[]) => ({ html: JSON.stringify({ jobs }), type: 'application/json' })
  const linked = `${home}<script src="${board.replace('rossi', 'embed/job_board/js?for=rossi')}"></script>`

  it("requests the page of a job whose text the board's calls lack", async () => {
    const { positions } = await visit({
      '/': linked,
      [`${api}?content=true`]: list([job]),
      [job.absolute_url]: page,
    })
    expect(positions.map(({ title, contract }) => [title.value, contract?.value])).toEqual([['Saldatore', 'permanent']])
  })

  it("sends no further request if the board's calls are complete", async () => {
    const { asked, titles } = await visit({
      '/': linked,
      [`${api}?content=true`]: list([{ ...job, content: page }]),
      [job.absolute_url]: page,
    })
    expect(titles).toEqual(['Saldatore'])
    expect(asked.filter((url) => url.includes('greenhouse.io') && !url.endsWith('robots.txt'))).toEqual([
      `${api}?content=true`,
    ])
  })

  it('terminates where pages link to each other', async () => {
    const lever = 'https://jobs.lever.co/rossi'
    const loop = '<a href="?page=1">1</a><a href="?page=2">2</a>'
    const { titles } = await visit({
      '/': `${home}<a href="${lever}">Jobs</a>`,
      [lever]: loop,
      [`${lever}?page=1`]: loop,
      [`${lever}?page=2`]: loop,
    })
    expect(titles).toEqual([])
  })
})
