import { createWebFetcher } from '../../src/fetch/web-fetcher.ts'
import type { VisitResult } from '../../src/revisit/visit-result.ts'
import { visitSource } from '../../src/revisit/visit-source.ts'
import { startCpuTime } from '../cpu-time.ts'
import { watchSteps } from '../loop-steps.ts'
import { hostileHost, hostileWebOptions } from './start-hostile-web.ts'

export type KindVisit = Pick<VisitResult, 'outcome' | 'requests' | 'bytes'> & {
  kind: string
  /** CPU of this thread: of the slowest step, and of the whole visit. */
  stepMs: number
  cpuMs: number
}

const visitedAt = new Date('2026-11-14T06:00:00Z')

/** First visits of a site of each kind, one after the other, so that each step is known by its kind. */
export async function* visitKinds(kinds: readonly string[], port: number): AsyncGenerator<KindVisit> {
  const web = createWebFetcher({ ...hostileWebOptions(port), limits: { pauseMs: 0 } })
  const render = async (url: string) => ({ kind: 'failed', url, reason: 'timeout' }) as const
  const steps = watchSteps()
  try {
    for (const kind of kinds) {
      const url = `http://${hostileHost(kind, 0)}/`
      const spent = startCpuTime()
      steps.takeSlowest()
      const source = { kind: 'page', url, company: 'Officine Ostili', city: 'Trento', visitedAt, memory: null } as const
      const { outcome, requests, bytes } = await visitSource({ fetch: web.fetch, render }, source)
      yield { kind, outcome, requests, bytes, stepMs: steps.takeSlowest(), cpuMs: spent() }
    }
  } finally {
    steps.stop()
    await web.close()
  }
}
