import { visitSource } from '@vedetta/crawler/revisit/visit-source'
import { expect, it } from 'vitest'
import { type BoardTrouble, boardTroubleOn } from './board-trouble.ts'
import { boardSystemKinds } from './boards/board-kinds.ts'
import { dateOf } from './days.ts'
import type { View } from './model.ts'
import { respond } from './respond.ts'
import { respondingFetcher } from './testing/responding-fetcher.ts'
import { truthOf } from './truth.ts'
import { viewOf } from './view.ts'
import { createWorld, siteAt, siteOfLabel } from './world.ts'

const days = [12, 13, 14, 15, 16]

/** A board of each kind, with positions, that is in this trouble on one of the days; none of a kind that never is. */
function boardsIn(trouble: BoardTrouble, kinds = boardSystemKinds.map(({ name }) => name)): View[] {
  return kinds.flatMap((kind) => {
    const world = createWorld({ seed: 1, hosts: 9, only: [kind], boardTroubleShare: 0.8 })
    const views = Array.from({ length: 9 }, (_, number) => days.map((day) => viewOf(siteAt(world, number), day))).flat()
    return views.find((view) => boardTroubleOn(view) === trouble && view.openings.length > 0) ?? []
  })
}

const truthIn = ({ site, day }: View) => truthOf(site.world, site.number, day)

it('a board in trouble is down in the ground truth, except one that only asks to wait', () => {
  for (const trouble of ['unavailable', 'emptied', 'redeployed'] as const) {
    const boards = boardsIn(trouble)
    expect(boards.length).toBeGreaterThan(8)
    for (const view of boards) expect(truthIn(view).isBoardDown).toBe(true)
  }
  for (const view of boardsIn('throttle')) expect(truthIn(view).isBoardDown).toBe(false)
})

it('an emptied list keeps its total, a redeployed one has other names, and an unavailable one answers 503', () => {
  const listIn = (trouble: BoardTrouble) => {
    const [view] = boardsIn(trouble, ['greenhouse']) as [View]
    const request = { hostname: 'boards-api.greenhouse.io', path: `/v1/boards/${view.site.label}/jobs`, isSecure: true }
    const { reply } = respond(view.site.world, view.day, { ...request, headers: {} })
    return { ...reply, count: view.openings.length }
  }
  const emptied = listIn('emptied')
  expect(JSON.parse(String(emptied.body))).toEqual({ jobs: [], meta: { total: emptied.count } })
  expect(Object.keys(JSON.parse(String(listIn('redeployed').body)))).toEqual(['jobsV2', 'metaV2'])
  expect(listIn('unavailable').status).toBe(503)
})

it.each(['unavailable', 'emptied', 'redeployed'] as const)(
  'a reader never takes a board that is %s for one with nothing open',
  async (trouble) => {
    for (const view of boardsIn(trouble)) {
      const { startUrl, company, city } = truthIn(view)
      const fetcher = respondingFetcher(view.site.world, view.day)
      const source = { company, city, visitedAt: dateOf(view.day), memory: null }
      const visit = await visitSource(fetcher, { ...source, kind: 'page', url: startUrl })
      const boards = await Promise.all(
        visit.boards.map(({ url }) => visitSource(fetcher, { ...source, kind: 'board', url })),
      )
      // A board that only the company's pages name is read within its site.
      if (boards.length === 0) expect([view.kind.name, visit.findings?.listing ?? 'unsure']).toContain('unsure')
      for (const { findings } of boards) expect([view.kind.name, findings?.listing]).not.toContain('complete_feed')
    }
  },
)

const world = createWorld({ seed: 1, hosts: 20, only: ['greenhouse'] })

it('a board’s company is found by its label in what is sent, also behind a word of the system', () => {
  const { label, number } = siteAt(world, 7)
  expect(siteOfLabel(world, `https://careers-${label}.example/jobs`)?.number).toBe(number)
  expect(siteOfLabel(world, `https://api.example/\nSESSION=${label}.1a2b`)?.number).toBe(number)
  expect(siteOfLabel(world, `https://api.example/posto-x1/${label}`)?.number).toBe(number)
  expect(siteOfLabel(world, 'https://api.example/nessuno-x1')).toBeNull()
})

it('robots.txt of a tracking system’s host forbids what the host says, and a request for it is counted as forbidden', () => {
  const ask = (hostname: string, path: string) => respond(world, 12, { hostname, path, isSecure: true, headers: {} })
  expect(String(ask('api.smartrecruiters.com', '/robots.txt').reply.body)).toBe('User-agent: *\nDisallow: /\n')
  expect(ask('api.smartrecruiters.com', '/v1/companies/x/postings').isForbidden).toBe(true)
  expect(ask('careers.smartrecruiters.com', '/robots.txt').reply.status).toBe(404)
})
