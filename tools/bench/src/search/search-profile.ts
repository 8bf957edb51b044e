import { setTimeout as sleep } from 'node:timers/promises'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { cpuBySteps, idle, openProfiler } from '../harness/profile-process.ts'

/** The step of a frame by its file; the first that fits. */
const steps: readonly (readonly [string, RegExp])[] = [
  ['engine: request and answer', /@opensearch-project|\/search\/engine\/msearch/],
  ['marks', /\/inbox\/marks\/|roaring|\/search\/engine\/status-clauses/],
  ['query building, rows of the engine', /\/search\/engine\//],
  ['PostgreSQL driver', /\/node_modules\/(?:pg|pg-[a-z]+|postgres-[a-z]+|kysely)\/|\/platform\/db\//],
  ['limits', /ioredis|redis-parser|rate-limiter|\/platform\/limits\//],
  ['validation and serialising', /\/node_modules\/(?:zod|fastify-type-provider-zod)\//],
  ['session', /\/customers\/identity\/|better-auth|\/plugins\/viewer|\/visitor/],
  ['related titles', /\/meaning\//],
  ['offers and tokens', /offer/],
  ['rule, charge and settings', /\/inbox\/positions\/(?!position-row|nearest-first)|\/customers\//],
  ['rows and names', /position-row|nearest-first|\/reference\//],
  ['traces and metrics', /telemetry|opentelemetry|prometheus|http-metrics/],
  ['HTTP', /fastify|find-my-way|light-my-request|node:_?http|\/apps\/api\//],
]

/** What belongs to no file of ours. */
const stepsByName: Readonly<Record<string, string>> = {
  '(garbage collector)': 'garbage collection',
  '(program)': 'Node itself: sockets, timers',
}

type Waits = Map<string, { calls: number; seconds: number }>

/** Profiles a process of the API while it answers searches. */
export async function searchProfile(): Promise<SearchProfile> {
  const [inspector, metrics] = [await pickPort(), await pickPort()]
  const cpu = new Map<string, number>()
  const waits: Waits = new Map()
  let searches = 0
  return {
    env: { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`, METRICS_PORT: `${metrics}` },
    async during(run) {
      const profiler = await openProfiler(inspector)
      const before = await readWaits(metrics)
      await profiler.start()
      const answer = await run()
      const profile = await profiler.stop()
      profiler.close()
      for (const [step, ms] of cpuBySteps(profile, stepOf)) cpu.set(step, (cpu.get(step) ?? 0) + ms)
      // The last calls are counted once their promises have settled.
      await sleep(50)
      for (const [engine, { calls, seconds }] of await readWaits(metrics)) {
        const known = waits.get(engine) ?? { calls: 0, seconds: 0 }
        const from = before.get(engine) ?? { calls: 0, seconds: 0 }
        waits.set(engine, { calls: known.calls + calls - from.calls, seconds: known.seconds + seconds - from.seconds })
      }
      searches += answer.length
      return answer
    },
    print() {
      console.log(`CPU of the API by step, over ${searches} searches:`)
      const spent = [...cpu].filter(([step]) => step !== idle).toSorted(([, one], [, other]) => other - one)
      for (const [step, ms] of spent) console.log(`  ${(ms / searches).toFixed(2)} ms  ${step}`)
      console.log('Waits of a search:')
      for (const [engine, { calls, seconds }] of waits)
        console.log(
          `  ${((seconds * 1_000) / searches).toFixed(2)} ms  ${engine}, ${(calls / searches).toFixed(1)} calls`,
        )
    },
  }
}

export type SearchProfile = {
  /** For the process. */
  readonly env: NodeJS.ProcessEnv
  /** Profiles a part of the run, which returns something for each search. */
  readonly during: (run: () => Promise<number[]>) => Promise<number[]>
  readonly print: () => void
}

const stepOf = (url: string, name: string): string | undefined =>
  stepsByName[name] ?? steps.find(([, files]) => files.test(url))?.[0]

const waitLine = /^vedetta_engine_call_seconds_(sum|count)\{.*engine="(\w+)".*\} (\S+)$/gm

async function readWaits(port: number): Promise<Waits> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const waits: Waits = new Map()
  for (const [, what, engine = '', value] of text.matchAll(waitLine)) {
    const known = waits.get(engine) ?? { calls: 0, seconds: 0 }
    if (what === 'sum') known.seconds += Number(value)
    else known.calls += Number(value)
    waits.set(engine, known)
  }
  return waits
}
