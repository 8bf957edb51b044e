import { randomUUID } from 'node:crypto'
import diagnostics from 'node:diagnostics_channel'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Access, apiPrefix } from '@vedetta/contracts/calls/call'
import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import { v1Prefix } from '@vedetta/contracts/public-api/operation'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callInputs } from './testing/call-inputs.ts'
import { type CallName, callNames, callsOf, everyCall } from './testing/every-call.ts'
import { startOpenIdProvider, type TestProvider } from './testing/openid-provider.ts'
import { createStage, type Persona, personas, type Stage } from './testing/stage.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const routes: string[] = []
diagnostics.subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`)
  })
})

let provider: TestProvider
let testApp: TestApp
beforeAll(async () => {
  provider = await startOpenIdProvider({ redirectUri: 'http://127.0.0.1:17473/api/auth/callback/google' })
  testApp = await createTestApp({
    providers: { google: provider.config },
    // Several hundred people sign up, and who guesses is no matter here.
    passwords: { hash: async (password) => password, verify: async ({ hash, password }) => hash === password },
    // A stream that nobody closes would not let its call end.
    streamBounds: { lifeMs: [50, 50] },
  })
  await ensureIndices(testApp.search)
})
afterAll(async () => {
  await testApp.close()
  await provider.close()
})

const letIn = null
const everybody: Record<Persona, ErrorCode | null> = {
  anonymous: letIn,
  unverified: letIn,
  noLicence: letIn,
  user: letIn,
  payer: letIn,
  otherAdministrator: letIn,
  manager: letIn,
  administrator: letIn,
  operator: letIn,
}
const people = { ...everybody, anonymous: 'sign_in_required' } as const
const verified = { ...people, unverified: 'email_unverified' } as const
const refusedAll = (code: ErrorCode) => ({
  ...verified,
  noLicence: code,
  user: code,
  payer: code,
  otherAdministrator: code,
  manager: code,
  administrator: code,
  operator: code,
})

/** What each kind of person is told at each level. */
const verdicts: Record<Access, Record<Persona, ErrorCode | null>> = {
  public: everybody,
  user: people,
  verified,
  licence: { ...refusedAll('licence_required'), user: letIn },
  payer: { ...refusedAll('forbidden'), payer: letIn, administrator: letIn },
  manager: { ...refusedAll('forbidden'), manager: letIn, administrator: letIn },
  administrator: { ...refusedAll('forbidden'), administrator: letIn },
  operator: { ...refusedAll('forbidden'), operator: letIn },
}

/** Who is let in and refused all the same, by a rule of the call itself. */
const ownRules: Partial<Record<CallName, Partial<Record<Persona, ErrorCode>>>> = {
  deleteAccount: {
    otherAdministrator: 'still_administrator',
    administrator: 'still_administrator',
    // Operators have a second step.
    unverified: 'second_factor_code_required',
    operator: 'second_factor_code_required',
  },
  reauthenticate: everybodyHasAPassword(),
  claimAccount: onlyUnverifiedAccounts(),
  verifyTotp: nobodyHasASecondStep(),
  verifyBackupCode: nobodyHasASecondStep(),
}

function onlyUnverifiedAccounts(): Partial<Record<Persona, ErrorCode>> {
  const verified = personas.filter((persona) => persona !== 'unverified')
  return Object.fromEntries(verified.map((persona) => [persona, 'already_verified']))
}

function everybodyHasAPassword(): Partial<Record<Persona, ErrorCode>> {
  return Object.fromEntries(personas.map((persona) => [persona, 'password_required']))
}

function nobodyHasASecondStep(): Partial<Record<Persona, ErrorCode>> {
  const signedIn = personas.map((persona) => [persona, 'wrong_second_factor'])
  return { ...Object.fromEntries(signedIn), anonymous: 'sign_in_required' }
}

async function send(name: CallName, stage: Stage, overrides: object = {}) {
  const { method, path } = everyCall[name]
  const input: Record<string, unknown> = { ...(await callInputs[name](stage)), ...overrides }
  const url = `${apiPrefix}${path}`
  return method === 'GET'
    ? stage.browser.get(`${url}?${new URLSearchParams(input as Record<string, string>)}`)
    : stage.browser.post(url, input)
}

const told = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? '200' : `${status} ${body.code}`

const expected = (code: ErrorCode | null | undefined) => (code ? `${errors[code].status} ${code}` : '200')

describe('every persona gets the answer that the call’s access level implies', () => {
  test.each(callNames)('%s', async (name) => {
    const answers = await Promise.all(
      personas.map(async (persona) => [persona, told(await send(name, await createStage(testApp, persona)))]),
    )
    const verdict = verdicts[everyCall[name].access]
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(personas.map((who) => [who, expected(verdict[who] ?? ownRules[name]?.[who])])),
    )
  })
})

describe('an unknown licence is refused like somebody else’s', () => {
  const ofLicences = callNames.filter((name) => ['payer', 'manager', 'administrator'].includes(everyCall[name].access))

  test.each(ofLicences)('%s', async (name) => {
    const stage = await createStage(testApp, 'otherAdministrator')
    const another = await send(name, stage)
    const none = await send(name, stage, { licenceID: randomUUID() })
    expect([none.status, none.body]).toEqual([another.status, another.body])
  })
})

describe('the access matrix is complete', () => {
  test('the matrix covers every call of the contracts', async () => {
    const folder = join(import.meta.dirname, '../../../packages/contracts/src')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test)\.ts$/.test(file) && !/^(?:testing|public-api)\//.test(file),
    )
    const modules = await Promise.all(files.map((file) => import(join(folder, file))))
    expect(callNames.toSorted()).toEqual(modules.flatMap((module) => Object.keys(callsOf(module))).sort())
  })

  test('each call has a route, and each route under /api is a call or a listed exception', () => {
    const ofCalls = Object.values(everyCall).flatMap(({ method, path }) =>
      (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((one) => `${one} ${apiPrefix}${path}`),
    )
    // Those of a prefix alone answer what no other route takes.
    const noCalls =
      /^((GET|HEAD) \/api\/(docs\b.*|openapi\.json|auth\/callback\/(google|microsoft)|alert\/one-click|health\/(live|ready))|GET \/api\/feed\/:token\.:format|(GET|POST|DELETE) \/api\/mcp|\w+ \/api(\/v1)?(\/|\/\*)?|POST \/api\/(billing\/webhook|mail\/webhook|alert\/one-click|csp-report))$/
    // Operations of the public API are called with keys; its own tests go through all of them.
    const ofPublicApi = ` ${v1Prefix}/`
    const known = routes
      .filter((route) => route.includes(` ${apiPrefix}`) && !route.includes(ofPublicApi))
      .filter((route) => !noCalls.test(route))
    expect(known.sort()).toEqual(ofCalls.sort())
  })
})
