import { describe, expect, it } from 'vitest'
import { advert, careers } from '../visit/testing/visit-answers.ts'
import { watched } from './testing/scripted-host.ts'

const api = 'https://boards-api.greenhouse.io/v1/boards/rossi/jobs?content=true'
const board = 'https://boards.greenhouse.io/rossi'
const job = (id: number, title: string) => ({
  id,
  title,
  absolute_url: `${board}/jobs/${id}`,
  content: 'Contratto a tempo indeterminato.',
})
const answer = (value: unknown) => ({ html: JSON.stringify(value), headers: { 'content-type': 'application/json' } })

it.each([
  ['still shows a post', careers(advert('Saldatore'))],
  ['says that nothing is open', careers('<p>Al momento non ci sono posizioni aperte.</p>')],
  ['shows nothing', '<div id="app"></div>'],
])('a board whose answer changed its shape is unsure of what is gone, though its page %s', async (_, page) => {
  const source = watched({ kind: 'board', url: board })
  const jobs = [job(1, 'Saldatore'), job(2, 'Tornitore')]
  expect(await source.visit({ [api]: answer({ jobs, meta: { total: 2 } }) })).toMatchObject({ outcome: 'read' })
  const changed = await source.visit({ [api]: answer({ data: { jobs } }), [board]: page }, 1)
  expect(changed.outcome).not.toBe('read')
  expect(changed.findings?.listing ?? 'unsure').toBe('unsure')
  expect(changed.drifts).toEqual([{ system: 'greenhouse', url: api, sample: JSON.stringify({ data: { jobs } }) }])
})

describe('a board that no longer answers as one', () => {
  const jobs = [job(1, 'Saldatore'), job(2, 'Tornitore')]
  const page = careers(advert('Saldatore'))

  it('is read like a site, and unsure of what is gone for as long as that lasts', async () => {
    const source = watched({ kind: 'board', url: board })
    await source.visit({ [api]: answer({ jobs, meta: { total: 2 } }) })
    for (const day of [1, 2, 8]) {
      const silent = await source.visit({ [board]: page }, day)
      expect(silent).toMatchObject({ outcome: 'partly_read', titles: ['Saldatore'], findings: { listing: 'unsure' } })
    }
    const back = await source.visit({ [api]: answer({ jobs: jobs.slice(1), meta: { total: 1 } }) }, 9)
    expect(back).toMatchObject({ outcome: 'read', findings: { listing: 'complete_feed' } })
  })

  it('is asked again each day, though the page that was read in its place is unchanged', async () => {
    const source = watched({ kind: 'board', url: board })
    await source.visit({ [board]: page })
    await source.visit({ [board]: page }, 1)
    const answered = await source.visit({ [board]: page, [api]: answer({ jobs, meta: { total: 2 } }) }, 2)
    expect(answered.titles.toSorted()).toEqual(['Saldatore', 'Tornitore'])
  })

  it('is sure of what is gone from its page if it never was read otherwise', async () => {
    const source = watched({ kind: 'board', url: board })
    expect(await source.visit({ [board]: page })).toMatchObject({ outcome: 'partly_read', titles: ['Saldatore'] })
    expect(await source.visit({ [board]: careers(advert('Tornitore')) }, 1)).toMatchObject({
      outcome: 'read',
      findings: { listing: 'recognised' },
    })
  })
})

it('a board whose answer has drifted since before the first visit is unsure of what is gone from its page', async () => {
  const source = watched({ kind: 'board', url: board })
  const drifted = (title: string) => ({ [api]: answer({ data: {} }), [board]: careers(advert(title)) })
  await source.visit(drifted('Saldatore'))
  const later = await source.visit(drifted('Tornitore'), 1)
  expect(later).toMatchObject({ outcome: 'partly_read', titles: ['Tornitore'], findings: { listing: 'unsure' } })
  const same = await source.visit(drifted('Tornitore'), 2)
  expect(same).toMatchObject({ outcome: 'partly_read', drifts: [{ system: 'greenhouse' }] })
})

it('a board without any page beside its changed answer still says what drifted', async () => {
  const source = watched({ kind: 'board', url: board })
  const changed = await source.visit({ [api]: answer({ data: {} }) })
  expect(changed).toMatchObject({
    outcome: 'partly_read',
    findings: null,
    drifts: [{ system: 'greenhouse', url: api, sample: '{"data":{}}' }],
  })
})

it('a board that was read and now counts no posts, which is not believed, is not taken for one that refuses us', async () => {
  const home = 'https://rossi.eightfold.ai/careers?domain=rossi.example'
  const call =
    'https://rossi.eightfold.ai/api/pcsx/search?domain=rossi.example&query=&location=Italy&start=0&sort_by=timestamp'
  const posts = (...positions: unknown[]) => answer({ data: { count: positions.length, positions } })
  const source = watched({ kind: 'board', url: home })
  const refused = { html: '', status: 403 }
  const older = 'https://rossi.eightfold.ai/api/apply/v2/jobs?domain=rossi.example&start=0&num=10&location=Italy'
  await source.visit({ [call]: posts({ id: 71234, name: 'Saldatore', locations: ['Jesi'] }) })
  const empty = await source.visit({ [call]: posts(), [older]: refused, [home]: refused }, 1)
  expect(empty).toMatchObject({ outcome: 'partly_read', findings: null })
})
