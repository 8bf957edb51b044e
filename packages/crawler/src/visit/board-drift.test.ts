import { describe, expect, it } from 'vitest'
import { origin, watched } from '../revisit/testing/scripted-host.ts'
import { type BoardDrift, recordDrift } from './board-drift.ts'
import { careers } from './testing/visit-answers.ts'

const answer = (text: string) => ({ kind: 'json' as const, url: 'https://api.example/jobs', status: 200, text })
const board = (system: string) => ({ system, token: 'rossi', url: 'https://api.example' })
const json = (value: unknown) => ({ html: JSON.stringify(value), headers: { 'content-type': 'application/json' } })

describe('the drifts of a visit', () => {
  it('are one for each system, and three at most', () => {
    const drifts: BoardDrift[] = []
    for (const system of ['lever', 'lever', 'ashby', 'join', 'zoho'])
      recordDrift(drifts, board(system), answer(`{"${system}":${drifts.length}}`))
    expect(drifts.map(({ system, sample }) => [system, sample])).toEqual([
      ['lever', '{"lever":0}'],
      ['ashby', '{"ashby":1}'],
      ['join', '{"join":2}'],
    ])
  })

  it('hold the beginning of an answer, without the address that its end cuts in two', () => {
    const drifts: BoardDrift[] = []
    recordDrift(drifts, board('lever'), answer(`${'{"a":1},'.repeat(7_998)} "mario.rossi@rossi.example" `))
    const [{ sample } = { sample: '' }] = drifts
    expect(sample.length).toBeGreaterThan(63_900)
    expect(sample.slice(-20)).toBe('},{"a":1},{"a":1}, "')
  })
})

describe('a board on a site of its own', () => {
  const site = watched()
  const job = {
    id: '7',
    title: 'Saldatore',
    url: `${origin}/jobs/7-saldatore`,
    content_html: '<p>Telai in acciaio.</p>',
  }
  const home = `${careers('<p>Le posizioni aperte.</p><a href="/jobs">Posizioni</a>')}<footer>Career site by Teamtailor</footer>`
  const served = (jobs: unknown, list = '') => ({ '/': home, '/jobs': careers(list), '/jobs.json': json(jobs) })

  it('is partly read while its answer has another shape, and the visit says what drifted', async () => {
    expect(await site.visit(served({ items: [job] }))).toMatchObject({ titles: ['Saldatore'], drifts: [] })
    const changed = await site.visit(served({ data: [job] }), 1)
    expect(changed).toMatchObject({ outcome: 'partly_read', titles: [] })
    expect(changed.drifts).toEqual([
      { system: 'teamtailor', url: `${origin}/jobs.json`, sample: JSON.stringify({ data: [job] }) },
    ])
    expect(await site.visit(served({ data: [job] }), 8)).toMatchObject({ outcome: 'partly_read' })
    expect(await site.visit(served({ items: [] }), 9)).toMatchObject({ outcome: 'read', drifts: [] })
  })

  it('is partly read if its answer has had another shape since before the first visit', async () => {
    expect(await watched().visit(served({ data: [job] }))).toMatchObject({ outcome: 'partly_read' })
  })

  it('is partly read for as long as it does not answer, if an earlier visit read it', async () => {
    const known = watched()
    await known.visit(served({ items: [job] }))
    const { '/jobs.json': _, ...silent } = served({})
    for (const day of [1, 2, 3, 8]) expect(await known.visit(silent, day)).toMatchObject({ outcome: 'partly_read' })
    const never = watched()
    for (const day of [0, 1])
      expect(await never.visit({ ...silent, '/jobs': careers(`<p>Il turno ${day}.</p>`) }, day)).toMatchObject({
        outcome: 'read',
      })
  })
})
