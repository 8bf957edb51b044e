import { minuteMs } from '@vedetta/contracts/text/durations'
import { activeSeat } from '@vedetta/core/customers/licences/active-seat.queries'
import { makeLicence } from '@vedetta/core/testing/people'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { actsOf } from '../testing/identity-facts.ts'
import { startOpenIdProvider, type TestProvider } from '../testing/openid-provider.ts'
import { account, isSignedIn, providerJourney, publicUrl, redirectUri } from '../testing/provider-journey.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { totp } from '../testing/totp.ts'

let testApp: TestApp
let provider: TestProvider
beforeAll(async () => {
  provider = await startOpenIdProvider({ redirectUri: redirectUri('google') })
  testApp = await createTestApp({ publicUrl, providers: { google: provider.config } })
})
afterAll(async () => {
  await testApp.close()
  await provider.close()
})
afterEach(() => {
  vi.useRealTimers()
})

const enable = '/api/auth/two-factor/enable'
const appStep = '/api/auth/two-factor/verify-totp'
const journey = (who: ReturnType<typeof account>, fields?: Parameters<typeof providerJourney>[3]) =>
  providerJourney(testApp, ['google', provider], who, fields)
const nextTotp = (key: string) => totp(key, Date.now() + 30_000)

async function setUp(browser: Browser) {
  const { body } = await browser.post(enable, {})
  const key = new URL(body.uri).searchParams.get('secret') ?? ''
  expect((await browser.post(appStep, { code: totp(key) })).status).toBe(200)
  return key
}

test('a provider sign-in of a person with a second factor starts a session only after the app’s code', async () => {
  const who = account({ email_verified: true })
  const key = await setUp((await journey(who)).browser)
  const { code } = await makeLicence(testApp.db)
  const { browser, path, told } = await journey(who, { code, next: '/profile' })
  expect([path, told]).toEqual(['/signin', { step: 'code', code, next: '/profile' }])
  expect(await isSignedIn(browser)).toBe(false)
  expect((await browser.post(appStep, { code: '000000' })).body.code).toBe('wrong_second_factor')
  expect((await browser.post(appStep, { code: nextTotp(key), redeem: code })).body).toEqual({ notice: null })
  expect(await isSignedIn(browser)).toBe(true)
  const { userID } = (await browser.get('/api/profile')).body.user
  expect(await activeSeat(testApp.db, userID, new Date())).not.toBeNull()
  const acts = await actsOf(testApp.db, userID)
  expect(acts.filter((act) => act === 'signed_in')).toHaveLength(1)
})

test('five wrong codes after a provider sign-in end it', async () => {
  const who = account({ email_verified: true })
  const key = await setUp((await journey(who)).browser)
  const { browser } = await journey(who)
  const codes = []
  for (let n = 0; n < 6; n++) codes.push((await browser.post(appStep, { code: '000000' })).body.code)
  expect(codes).toEqual([...Array(5).fill('wrong_second_factor'), 'too_many_attempts'])
  expect((await browser.post(appStep, { code: nextTotp(key) })).body.code).toBe('sign_in_required')
})

test('a person without a password changes the second factor only soon after signing in', async () => {
  const who = account({ email_verified: true })
  const { browser } = await journey(who)
  await setUp(browser)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * minuteMs })
  const { status, body } = await browser.post('/api/auth/two-factor/disable', {})
  expect([status, body.code]).toEqual([403, 'recent_sign_in_required'])
  vi.useRealTimers()
  expect((await browser.post('/api/auth/two-factor/disable', {})).status).toBe(200)
  expect((await journey(who)).told).toEqual({})
})
