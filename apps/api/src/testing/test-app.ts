import { randomUUID } from 'node:crypto'
import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import type { PaymentProvider } from '@vedetta/core/customers/billing/payment-provider'
import { createFakePayments } from '@vedetta/core/customers/billing/testing/fake-payments'
import { insertSeat } from '@vedetta/core/customers/licences/seat.queries'
import { createPublicFigures } from '@vedetta/core/inbox/market/public-figures'
import { createMarks } from '@vedetta/core/inbox/marks/marks'
import { createAlertSignals } from '@vedetta/core/notify/alerts/alert-signals'
import type { DeliveryReports } from '@vedetta/core/notify/delivery/delivery-report'
import { makeVapidKeys } from '@vedetta/core/notify/push/vapid-keys'
import { createReadiness } from '@vedetta/core/operations/health/readiness'
import { createPublicStatus } from '@vedetta/core/operations/service-levels/public-status'
import type { Db } from '@vedetta/core/platform/db/client'
import { createFailFastRedis } from '@vedetta/core/platform/redis/redis'
import type { Search } from '@vedetta/core/search/engine/client'
import { createSearchGate } from '@vedetta/core/search/engine/search-gate'
import { createRoleFamilies } from '@vedetta/core/search/roles/role-families'
import { createRoleNames } from '@vedetta/core/search/roles/role-names'
import { createSentenceParser } from '@vedetta/core/search/sentences/sentence-parser'
import { createIdentityContext } from '@vedetta/core/testing/identity-context'
import { patienceMs } from '@vedetta/core/testing/patience'
import { type MadeLicence, makeLicence } from '@vedetta/core/testing/people'
import { easyCaptcha } from '@vedetta/core/testing/solve-captcha'
import { createTestDb, createTestSearch, type TestDb, testRedis } from '@vedetta/core/testing/test-engines'
import type { ApiContext } from '../api-context.ts'
import { type App, buildApp } from '../app.ts'
import { alertStreamBounds } from '../features/alert-stream.routes.ts'
import { type DoorBounds, usualBounds } from '../plugins/admission-bounds.ts'
import { type Browser, openBrowser } from './browser.ts'

export const password = 'Torre-Verde-7'

/** `db` is the owner's, for what a test prepares and checks: the app itself runs by the API's role. */
export type TestApp = ApiContext & Pick<TestDb, 'pool'> & { readonly app: App; readonly close: () => Promise<void> }

type Overrides = Omit<Parameters<typeof createIdentityContext>[1], 'redis'> & {
  search?: Search
  payments?: PaymentProvider | null
  deliveryReports?: DeliveryReports | null
  pushPublicKey?: string | null
  /** Where signals of alerts go; by default the test's Redis. */
  signalUrl?: string
  streamBounds?: Partial<typeof alertStreamBounds>
}

/** A busy machine is no overload of the app. */
const endless = { min: 10_000, max: 10_000, targetMs: patienceMs }
export const patientBounds: DoorBounds = {
  ...usualBounds,
  searches: endless,
  calls: endless,
  deadlineMs: patienceMs,
  inHand: { ...usualBounds.inHand, ofCaller: 10_000, pace: { callMs: 0, fileMs: 0, burstMs: 0, waitMs: 0 } },
}

/** The API with a database, indices and a Redis prefix of the test file's own. */
export async function createTestApp({
  search,
  payments = createFakePayments(),
  deliveryReports = null,
  pushPublicKey = makeVapidKeys().publicKey,
  signalUrl,
  streamBounds,
  ...overrides
}: Overrides = {}): Promise<TestApp> {
  const database = await createTestDb()
  const engine = createTestSearch()
  const ofApi = database.as('api')
  const redis = testRedis()
  const { close: closeRedis, ...identity } = await createIdentityContext(ofApi, { redis, ...overrides })
  const signals = { ...redis, url: signalUrl ?? redis.url }
  const signalRedis = createFailFastRedis(signals.url, patienceMs)
  const { db, clock } = identity
  const shared = { ...identity, search: search ?? engine, gate: createSearchGate(identity.limits, 8) }
  const log = { info() {}, warn() {}, error() {} }
  const context = {
    ...shared,
    patientDb: db,
    marks: createMarks(db, clock),
    alertSignals: createAlertSignals(signalRedis, signals),
    figures: createPublicFigures(shared),
    publicStatus: createPublicStatus(shared),
    readiness: createReadiness({ ...shared, pool: ofApi.pool, redis: signalRedis, log }),
    roleNames: createRoleNames(shared.db, shared.clock),
    parseSentence: createSentenceParser(),
    roleFamilies: createRoleFamilies(shared.db, shared.clock),
    payments,
    deliveryReports,
    pushPublicKey,
    company: exampleCompany,
    advertTexts: 'whole' as const,
    subProcessors: [],
  }
  const app = await buildApp(context, {
    logger: false,
    streamBounds: { ...alertStreamBounds, ...streamBounds },
    bounds: patientBounds,
  })
  const close = async () => {
    await app.close()
    closeRedis()
    signalRedis.disconnect()
    await Promise.all([database.close(), engine.close()])
  }
  return { ...context, db: database.db, pool: ofApi.pool, app, close }
}

export type SignedIn = { readonly browser: Browser; readonly userId: string; readonly email: string }

export const someEmail = () => `${randomUUID()}@persone.example`

/** A valid sign-up form. */
export async function signUpForm({ secrets }: Pick<TestApp, 'secrets'>, fields: object = {}) {
  return {
    firstName: 'Anna',
    lastName: 'Prova',
    language: 'it',
    email: someEmail(),
    password,
    terms: true,
    captcha: await easyCaptcha(secrets),
    ...fields,
  }
}

/** A signed-up user, by default with a verified address. */
export async function signUpPerson(
  testApp: TestApp,
  { verified = true, ...fields }: { verified?: boolean; email?: string; language?: 'it' | 'en' } = {},
): Promise<SignedIn> {
  const browser = openBrowser(testApp.app)
  const form = await signUpForm(testApp, fields)
  const { status, body } = await browser.post('/api/auth/sign-up/email', form)
  if (status !== 200) throw new Error(`signing up failed: ${JSON.stringify(body)}`)
  const { id } = await testApp.db
    .updateTable('user')
    .set({ email_verified: verified })
    .where('email', '=', form.email)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { browser, userId: id, email: form.email }
}

/** A user with a seat in a licence. */
export async function signUpWithSeat(
  testApp: TestApp,
  fields: Parameters<typeof makeLicence>[1] = {},
): Promise<SignedIn & { licence: MadeLicence }> {
  const person = await signUpPerson(testApp)
  const licence = await makeLicence(testApp.db, fields)
  await insertSeat(testApp.db, { licenceNo: licence.licenceNo, userId: person.userId }, new Date())
  return { ...person, licence }
}

/** Makes a signed-in user an operator with a second step, which their calls require. */
export async function appointOperator(db: Db, userId: string): Promise<void> {
  await db.updateTable('user').set({ is_operator: true, two_factor_enabled: true }).where('id', '=', userId).execute()
}
