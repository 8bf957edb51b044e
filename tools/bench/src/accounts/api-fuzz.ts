import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { exampleCompany } from '@vedetta/contracts/company-data'
import { createAlertSignals } from '@vedetta/core/alerts/alert-signals'
import { createFakePayments } from '@vedetta/core/billing/testing/fake-payments'
import { createDb, createPool } from '@vedetta/core/db/client'
import { createPublicFigures } from '@vedetta/core/market/public-figures'
import { createMarks } from '@vedetta/core/marks/marks'
import { createFailFastRedis } from '@vedetta/core/redis'
import { createPublicStatus } from '@vedetta/core/status/public-status'
import { makePosition } from '@vedetta/core/testing/factories'
import { createIdentityContext } from '@vedetta/core/testing/identity-context'
import { openGate } from '@vedetta/core/testing/people'
import { buildApp } from '../../../../apps/api/src/app.ts'
import { alertStreamBounds } from '../../../../apps/api/src/features/alert-stream.routes.ts'
import { createStage, type Persona } from '../../../../apps/api/src/testing/stage.ts'
import { installSchemathesis } from '../harness/schemathesis.ts'
import type { Scratch } from '../harness/scratch.ts'

const roles = ['anonymous', 'noLicence', 'user', 'operator'] as const satisfies readonly Persona[]

/** A stream does not end, and after a log-out every answer would be the same refusal. */
const leftOut = ['/api/alert/stream', '/api/logout']

/**
 * Sends cases that Schemathesis derives from `/api/openapi.json` to every call, as four kinds of people, without rate limits.
 * Resolves to the roles whose run found a server error or a status that the document does not have.
 */
export async function fuzzApi(scratch: Scratch, options: { cases: number; seed: number }): Promise<string[]> {
  const program = await installSchemathesis()
  const pool = createPool(scratch.urlOf('api'), { max: 10 })
  const db = createDb(pool)
  const { close, ...identity } = await createIdentityContext({ db, pool }, { redis: scratch.redis })
  const redis = createFailFastRedis(scratch.redis.url)
  const shared = { ...identity, search: scratch.search, limits: { consume: async () => {} }, gate: openGate }
  const context = {
    ...shared,
    marks: createMarks(db, identity.clock),
    alertSignals: createAlertSignals(redis, scratch.redis),
    figures: createPublicFigures(shared),
    publicStatus: createPublicStatus(shared),
    payments: createFakePayments(),
    deliveryReports: null,
    company: exampleCompany,
    subProcessors: [],
    pushPublicKey: null,
  }
  const logger = { level: 'error' }
  const app = await buildApp(context, { logger, streamBounds: alertStreamBounds })
  try {
    await app.listen({ host: '127.0.0.1', port: 0 })
    await makePosition(scratch.db, { title: 'Saldatore TIG' })
    const { port } = app.server.address() as AddressInfo
    const failed: string[] = []
    for (const role of roles) {
      const stage = await createStage({ ...context, db: scratch.db, pool, app, close: async () => {} }, role)
      const cookie = [...stage.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const passed = await runSchemathesis(program, { ...options, port, cookie })
      console.log(`${role}: ${passed ? 'no server error, no undocumented status' : 'FAILED'}`)
      if (!passed) failed.push(role)
    }
    return failed
  } finally {
    await app.close()
    redis.disconnect()
    close()
    await db.destroy()
  }
}

type Run = { port: number; cookie: string; cases: number; seed: number }

async function runSchemathesis(program: string, { port, cookie, cases, seed }: Run): Promise<boolean> {
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(
    program,
    [
      ...['run', `${origin}/api/openapi.json`, '--url', origin],
      ...['--checks', 'not_a_server_error,status_code_conformance'],
      ...['--phases', 'examples,coverage,fuzzing', '--max-examples', `${cases}`, '--seed', `${seed}`],
      ...['--header', `Cookie: ${cookie}`, '--continue-on-failure', '--no-color'],
      ...leftOut.flatMap((path) => ['--exclude-path', path]),
    ],
    // It leaves a folder of its own where it is started.
    { stdio: ['ignore', 'inherit', 'inherit'], cwd: tmpdir() },
  )
  const [code] = await once(child, 'exit')
  return code === 0
}
