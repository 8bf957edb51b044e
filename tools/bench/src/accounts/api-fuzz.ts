import type { AddressInfo } from 'node:net'
import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import { v1Prefix } from '@vedetta/contracts/public-api/operation'
import { scopes as allScopes, readScopes } from '@vedetta/contracts/public-api/scopes'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { makeApiKey, makeEnterpriseRecruiter } from '@vedetta/core/customers/api-keys/testing/make-api-key'
import { createFakePayments } from '@vedetta/core/customers/billing/testing/fake-payments'
import { createPublicFigures } from '@vedetta/core/inbox/market/public-figures'
import { createMarks } from '@vedetta/core/inbox/marks/marks'
import { createAlertSignals } from '@vedetta/core/notify/alerts/alert-signals'
import { createPublicStatus } from '@vedetta/core/operations/service-levels/public-status'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { createFailFastRedis } from '@vedetta/core/platform/redis/redis'
import { createRoleFamilies } from '@vedetta/core/search/roles/role-families'
import { createRoleNames } from '@vedetta/core/search/roles/role-names'
import { createSentenceParser } from '@vedetta/core/search/sentences/sentence-parser'
import { companyIdOf, makeCompany, makeContact, makePosition, positionIdOf } from '@vedetta/core/testing/factories'
import { createIdentityContext } from '@vedetta/core/testing/identity-context'
import { indexPositions } from '@vedetta/core/testing/index-positions'
import { noLimits, openGate } from '@vedetta/core/testing/people'
import type { ApiContext } from '../../../../apps/api/src/api-context.ts'
import { type App, buildApp } from '../../../../apps/api/src/app.ts'
import { alertStreamBounds } from '../../../../apps/api/src/features/alert-stream.routes.ts'
import { createStage, type Persona } from '../../../../apps/api/src/testing/stage.ts'
import { runSchemathesis } from '../harness/schemathesis.ts'
import type { Scratch } from '../harness/scratch.ts'

export const fuzzedPeople = [
  'anonymous',
  'noLicence',
  'user',
  'administrator',
  'operator',
] as const satisfies readonly Persona[]

/** A stream does not end, and after a log-out every answer would be the same refusal. */
const leftOut = ['/api/alert/stream', '/api/logout']

type Options = { readonly cases: number; readonly seed: number; readonly only?: string | undefined }

/**
 * Sends cases that Schemathesis derives from `/api/openapi.json` to every call, as five kinds of people or some of them, without rate limits.
 * Resolves to the roles whose run found a server error or an answer that the document does not have.
 */
export function fuzzApi(
  scratch: Scratch,
  { as, ...options }: Options & { readonly as: readonly (typeof fuzzedPeople)[number][] },
): Promise<string[]> {
  return withApp(scratch, async ({ context, app, origin }) => {
    const failed: string[] = []
    for (const role of as) {
      const stage = await createStage(
        { ...context, db: scratch.db, pool: scratch.pool, app, close: async () => {} },
        role,
      )
      const { licenceID, seatID, managerID, inviteID } = stage
      await scratch.db
        .updateTable('licence')
        .set({ grants_public_api: true })
        .where('licence_id', '=', licenceID)
        .execute()
      const saved = await stage.browser.post('/api/filter/save', { name: 'Saldatori' })
      const { filterID = licenceID } = saved.body
      const wantedHook = { filterID, url: 'https://ats.example/in', content: 'heads' }
      const { webhookID = licenceID } = (await stage.browser.post('/api/webhook/create', wantedHook)).body
      const known = { licenceID, seatID, managerID, inviteID, filterID, webhookID }
      const cookie = [...stage.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const wanted = {
        document: `${origin}/api/openapi.json`,
        url: origin,
        header: `Cookie: ${cookie}`,
        leftOut,
        known,
      }
      if (!(await passes(role, { ...options, ...wanted }))) failed.push(role)
    }
    return failed
  })
}

/** The same of `/api/v1`, with a key of every scope and with one that only reads. */
export function fuzzPublicApi(scratch: Scratch, options: Options): Promise<string[]> {
  return withApp(scratch, async ({ origin }) => {
    const { db, search } = scratch
    const companyNo = await makeCompany(db)
    const contactID = await makeContact(db, { company_no: companyNo })
    const positionID = await positionIdOf(db, await makePosition(db, { title: 'Tornitore CNC' }))
    await indexPositions(db, search)
    const shared = { companyID: await companyIdOf(db, companyNo), contactID, positionID }
    const failed: string[] = []
    for (const [role, scopes] of Object.entries({ 'every scope': keysOf(allScopes), 'read scopes': readScopes })) {
      const now = new Date()
      const viewer = await makeEnterpriseRecruiter(db, now)
      const url = `${origin}${v1Prefix}`
      const known = { ...shared, ...(await makeOwn(url, await makeApiKey(db, viewer, now), positionID)) }
      const { authorization } = await makeApiKey(db, viewer, now, { scopes })
      const wanted = {
        document: `${url}/openapi.json`,
        url,
        header: `Authorization: ${authorization}`,
        leftOut: [],
        known,
      }
      if (!(await passes(role, { ...options, ...wanted }))) failed.push(role)
    }
    return failed
  })
}

/** A filter and an export of the key's person. */
async function makeOwn(url: string, { authorization }: { authorization: string }, positionID: string) {
  const make = async (path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { filterID: string; exportID: string }
  }
  const { filterID } = await make('/filters', { name: 'Tornitori', criteria: { position: { name: ['tornitore'] } } })
  const { exportID } = await make('/exports', { positionIDs: [positionID] })
  return { filterID, exportID }
}

async function passes(role: string, run: Parameters<typeof runSchemathesis>[0]): Promise<boolean> {
  const passed = await runSchemathesis(run)
  console.log(`${role}: ${passed ? 'no server error, no undocumented answer' : 'FAILED'}`)
  return passed
}

async function withApp<Result>(
  scratch: Scratch,
  fuzz: (fuzzed: { context: ApiContext; app: App; origin: string }) => Promise<Result>,
): Promise<Result> {
  const pool = createPool(scratch.urlOf('api'), { max: 10 })
  const db = createDb(pool)
  const { close, ...identity } = await createIdentityContext({ db, pool }, { redis: scratch.redis })
  const redis = createFailFastRedis(scratch.redis.url)
  const shared = { ...identity, search: scratch.search, limits: noLimits, gate: openGate }
  const context = {
    ...shared,
    patientDb: db,
    marks: createMarks(db, identity.clock),
    alertSignals: createAlertSignals(redis, scratch.redis),
    figures: createPublicFigures(shared),
    publicStatus: createPublicStatus(shared),
    roleNames: createRoleNames(db, identity.clock),
    parseSentence: createSentenceParser(),
    roleFamilies: createRoleFamilies(db, identity.clock),
    payments: createFakePayments(),
    deliveryReports: null,
    company: exampleCompany,
    advertTexts: 'whole' as const,
    subProcessors: [],
    pushPublicKey: null,
    readiness: { read: async () => 'ok' as const },
  }
  const logger = { level: 'error' }
  const app = await buildApp(context, { logger, streamBounds: alertStreamBounds })
  try {
    await app.listen({ host: '127.0.0.1', port: 0 })
    await makePosition(scratch.db, { title: 'Saldatore TIG' })
    const { port } = app.server.address() as AddressInfo
    return await fuzz({ context, app, origin: `http://127.0.0.1:${port}` })
  } finally {
    await app.close()
    redis.disconnect()
    close()
    await db.destroy()
  }
}
