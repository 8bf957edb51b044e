import type { FeatureSwitch } from '@vedetta/contracts/operator/switches'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { startOpenIdProvider, type TestProvider } from '../testing/openid-provider.ts'
import { account, comeBack, isSignedIn, publicUrl, redirectUri } from '../testing/provider-journey.ts'
import {
  appointOperator,
  createTestApp,
  signUpForm,
  signUpPerson,
  signUpWithSeat,
  type TestApp,
} from '../testing/test-app.ts'

let testApp: TestApp
let google: TestProvider
let operator: Browser
beforeAll(async () => {
  google = await startOpenIdProvider({ redirectUri: redirectUri('google') })
  testApp = await createTestApp({ publicUrl, providers: { google: google.config } })
  const { browser, userId } = await signUpPerson(testApp)
  await appointOperator(testApp.db, userId)
  operator = browser
})
afterAll(async () => {
  await testApp.close()
  await google.close()
})

const turn = (name: FeatureSwitch, on: boolean, by = operator) =>
  by.post('/api/operator/switches/set', { name, on, reason: 'Prova' })

async function whileOff(name: FeatureSwitch, work: () => Promise<void>): Promise<void> {
  await turn(name, false)
  await work().finally(() => turn(name, true))
}

/** Ways to write one path. */
const spellings = (path: string) => [
  path,
  `${path}/`,
  path.replace('/api', '/%61pi'),
  path.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  `${path}?on=true`,
]

describe('a feature that is off', () => {
  test.each<[FeatureSwitch, string, object]>([
    ['exports', '/api/position/export', { positionIDs: [] }],
    ['exports', '/api/position/export/multiple', {}],
    ['exports', '/api/v1/exports', {}],
    ['publicApi', '/api/v1/positions/search', {}],
    ['publicApi', '/api/mcp', {}],
    ['signUp', '/api/auth/sign-up/email', {}],
  ])('%s is refused at %s however that is written', async (name, path, body) => {
    const { browser } = await signUpWithSeat(testApp)
    await whileOff(name, async () => {
      for (const spelling of spellings(path))
        expect([spelling, await browser.post(spelling, body)]).toMatchObject([spelling, { status: 503 }])
    })
  })

  test.each(['/api/v1/account', '/api/v1/openapi.json', '/api/feed/x.json', '/api/feed/x.xml', '/api/mcp'])(
    'publicApi is refused to a read of %s',
    async (path) => {
      await whileOff('publicApi', async () => expect(await operator.get(path)).toMatchObject({ status: 503 }))
    },
  )

  test('signUp makes no account of a sign-in at a provider, also of one that began before', async () => {
    const who = account({ email_verified: true })
    google.add(who)
    const browser = openBrowser(testApp.app)
    const start = () =>
      browser.post('/api/auth/sign-in/oauth2', { provider: 'google', language: 'en', terms: true as const })
    const { body } = await start()
    await whileOff('signUp', async () => {
      const { told } = await comeBack(browser, google, body.url, who)
      expect([told, await isSignedIn(browser)]).toEqual([{ error: 'feature_off' }, false])
      expect(await start()).toMatchObject({ status: 503, body: { code: 'feature_off' } })
    })
    const again = await start()
    expect((await comeBack(browser, google, again.body.url, who)).told).toEqual({})
    expect(await isSignedIn(browser)).toBe(true)
  })
})

test('nobody but an operator reads or turns a switch', async () => {
  const { browser: seated } = await signUpWithSeat(testApp)
  for (const browser of [seated, openBrowser(testApp.app)]) {
    const set = await turn('signUp', false, browser)
    const read = await browser.get('/api/operator/switches')
    for (const { status, body } of [set, read]) {
      expect([401, 403]).toContain(status)
      expect(body).not.toHaveProperty('switches')
    }
  }
  const form = await signUpForm(testApp)
  expect(await openBrowser(testApp.app).post('/api/auth/sign-up/email', form)).toMatchObject({ status: 200 })
})
