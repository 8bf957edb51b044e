import { screen, within } from '@testing-library/react'
import { getPublicStatus, type PublicStatus } from '@vedetta/contracts/operations/public-status'
import { serviceLevels } from '@vedetta/contracts/operations/service-levels'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { freshnessStages, serviceParts } from '@vedetta/contracts/watch/freshness-stages'
import { describe, expect, it } from 'vitest'
import { answer, fail, server } from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'
import { makeFreshness } from '../../../testing/watch.ts'

startTestApi()

const at = '2026-11-16T09:00:00.000Z'

function makeStatus(change: Partial<PublicStatus> = {}): PublicStatus {
  return {
    at,
    parts: serviceParts.map((part) => ({ part, isWorking: true, lastSuccess: at })),
    visitedShare: 0.974,
    countedAt: at,
    levels: keysOf(serviceLevels).map((level) => ({
      level,
      today: 0.999,
      windows: [
        { days: 30 as const, share: 0.5 },
        { days: 90 as const, share: null },
      ],
    })),
    freshness: makeFreshness().map(({ days, stages }) => ({
      days,
      stages: stages.map((stage) => ({ ...stage, measured: stage.p50Ms === null ? null : stage.measured })),
    })),
    ...change,
  }
}

const textOf = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ') ?? ''
const rowsOf = (table: HTMLElement | undefined) =>
  within(table as HTMLElement)
    .getAllByRole('row')
    .slice(1)
    .map(textOf)

describe('the status page', () => {
  it.each([
    ['/status', 'Stato del servizio', 'Funziona', '4,8 s'],
    ['/en/status', 'Service status', 'Working', '4.8 sec'],
  ])(
    'the page %s states each part, each stage over both windows, and what they mean',
    async (path, title, working, visit) => {
      server.use(answer(getPublicStatus, makeStatus()))
      renderApp(path)
      await screen.findByRole('heading', { level: 1, name: title })
      expect(await screen.findAllByText(working)).toHaveLength(serviceParts.length)
      const [parts, levels, week, month, meanings] = screen.getAllByRole('table')
      expect(rowsOf(parts)).toHaveLength(serviceParts.length)
      expect(rowsOf(levels)).toHaveLength(keysOf(serviceLevels).length)
      expect(rowsOf(levels)[0]).toMatch(/90.?%.*99[,.]9.?%.*50.?% · (mancato|missed).*–/)
      const stages = keysOf(freshnessStages).length
      for (const table of [week, month, meanings]) expect(rowsOf(table)).toHaveLength(stages)
      expect(rowsOf(week)[keysOf(freshnessStages).indexOf('visit')]).toContain(visit)
      expect(document.body.textContent).toMatch(/97[,.]4/)
    },
  )

  it('the status page says that too few were measured instead of a number', async () => {
    const few = (stage: PublicStatus['freshness'][number]['stages'][number]) => ({
      ...stage,
      measured: null,
      p50Ms: null,
      p95Ms: null,
    })
    const freshness = makeStatus().freshness.map(({ days, stages }) => ({ days, stages: stages.map(few) }))
    server.use(answer(getPublicStatus, makeStatus({ freshness, visitedShare: null, countedAt: null })))
    renderApp('/status')
    await screen.findByText(/Per nessun tratto ci sono ancora almeno 50 misure/)
    expect(screen.getByText(/non è ancora stato contato/)).toBeTruthy()
    expect(screen.getAllByRole('table')).toHaveLength(3)
  })

  it('the status page tells apart what stalled and what was never used', async () => {
    const [watch, search, mail] = serviceParts
    const parts = [
      { part: watch, isWorking: false, lastSuccess: at },
      { part: search, isWorking: true, lastSuccess: at },
      { part: mail, isWorking: null, lastSuccess: null },
    ]
    server.use(answer(getPublicStatus, makeStatus({ parts })))
    renderApp('/status')
    await screen.findByText('Fermo da più di 15 minuti')
    expect(rowsOf(screen.getAllByRole('table')[0])).toEqual([
      expect.stringContaining('Fermo'),
      expect.stringContaining('Funziona'),
      expect.stringMatching(/Non ancora usato.*nessuno/),
    ])
  })

  it('the status page says so where the status can’t be read', async () => {
    server.use(fail(getPublicStatus, 'internal_error'))
    renderApp('/status')
    expect((await screen.findAllByText(/Non riusciamo a leggere lo stato/)).length).toBe(3)
  })
})
