import { minuteMs } from '@vedetta/contracts/text/durations'
import { activeSeat } from '@vedetta/core/customers/licences/active-seat.queries'
import { makeLicence } from '@vedetta/core/testing/people'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { actsOf } from '../testing/identity-facts.ts'
import { createTestApp, password, signUpPerson, type TestApp } from '../testing/test-app.ts'
import { totp } from '../testing/totp.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
afterEach(() => {
  vi.useRealTimers()
})

const appStep = '/api/auth/two-factor/verify-totp'
const backupStep = '/api/auth/two-factor/verify-backup-code'

async function personWithApp() {
  const person = await signUpPerson(testApp)
  const { body } = await person.browser.post('/api/auth/two-factor/enable', { password })
  const secret = new URL(body.uri).searchParams.get('secret') ?? ''
  await person.browser.post(appStep, { code: totp(secret) })
  return { ...person, secret, backupCodes: body.backupCodes as string[], uri: body.uri as string }
}

/** The code that the app shows next: the present one was used up by the set-up. */
const nextTotp = (secret: string) => totp(secret, Date.now() + 30_000)

async function afterPassword(email: string) {
  const browser = openBrowser(testApp.app)
  const { body } = await browser.post('/api/auth/sign-in/email', { email, password })
  return { browser, body }
}

const isSignedIn = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.get('/api/auth/list-sessions')).status === 200

describe('two-step sign-in', () => {
  test('two-step sign-in takes effect with the first confirmed code', async () => {
    const { browser, email } = await signUpPerson(testApp)
    const { body } = await browser.post('/api/auth/two-factor/enable', { password })
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Vedetta/)
    expect(body.backupCodes).toHaveLength(10)
    expect((await afterPassword(email)).body.twoFactor).toBe(false)
    expect((await browser.post(appStep, { code: '000000' })).body.code).toBe('wrong_second_factor')
    const secret = new URL(body.uri).searchParams.get('secret') ?? ''
    expect((await browser.post(appStep, { code: totp(secret) })).body).toEqual({ notice: null })
    expect(await isSignedIn(browser)).toBe(true)
    expect((await afterPassword(email)).body.twoFactor).toBe(true)
  })

  test('two-step sign-in starts a session only after the app’s code', async () => {
    const { email, secret, userId } = await personWithApp()
    const { browser, body } = await afterPassword(email)
    expect(body).toEqual({ twoFactor: true, notice: null })
    expect(await isSignedIn(browser)).toBe(false)
    expect([...browser.cookies.keys()].filter((name) => name.includes('device'))).toEqual([])
    expect((await browser.post(appStep, { code: nextTotp(secret) })).body).toEqual({ notice: null })
    expect(await isSignedIn(browser)).toBe(true)
    expect([...browser.cookies.keys()].filter((name) => name.includes('device'))).toHaveLength(1)
    expect(await actsOf(testApp.db, userId)).toEqual(['signed_up', 'two_factor_enabled', 'signed_in'])
  })

  test('two-step sign-in redeems the licence code given with the password', async () => {
    const { email, secret, userId, backupCodes } = await personWithApp()
    const { code: redeem } = await makeLicence(testApp.db)
    const { browser } = await afterPassword(email)
    expect((await browser.post(appStep, { code: nextTotp(secret), redeem })).body).toEqual({ notice: null })
    expect(await activeSeat(testApp.db, userId, new Date())).not.toBeNull()
    const again = await afterPassword(email)
    const { body } = await again.browser.post(backupStep, { code: backupCodes[0] ?? '', redeem: 'UNKNOWN' })
    expect(body).toEqual({ notice: 'licence_not_redeemed' })
  })

  test('each code of the app works once', async () => {
    const { email, secret, browser: own } = await personWithApp()
    const code = nextTotp(secret)
    const [first, second] = [await afterPassword(email), await afterPassword(email)]
    expect((await first.browser.post(appStep, { code })).status).toBe(200)
    for (const browser of [second.browser, own]) {
      const { status, body } = await browser.post(appStep, { code })
      expect([status, body.code]).toEqual([401, 'used_second_factor'])
    }
    expect(await isSignedIn(second.browser)).toBe(false)
    expect((await second.browser.post(appStep, { code: totp(secret) })).body.code).toBe('used_second_factor')
  })

  test('the code that confirmed the set-up does not sign in', async () => {
    const { browser, email } = await signUpPerson(testApp)
    const { body } = await browser.post('/api/auth/two-factor/enable', { password })
    const code = totp(new URL(body.uri).searchParams.get('secret') ?? '')
    await browser.post(appStep, { code })
    const waiting = await afterPassword(email)
    expect((await waiting.browser.post(appStep, { code })).body.code).toBe('used_second_factor')
  })

  test('of parallel sign-ins with one code of the app exactly one succeeds', async () => {
    const { email, secret } = await personWithApp()
    const waiting = []
    for (let n = 0; n < 5; n++) waiting.push((await afterPassword(email)).browser)
    const code = nextTotp(secret)
    const answers = await Promise.all(waiting.map((browser) => browser.post(appStep, { code })))
    const codes = answers.map(({ status, body }) => (status === 200 ? 'signed in' : body.code)).sort()
    expect(codes).toEqual(['signed in', ...Array(4).fill('used_second_factor')])
  })

  test('each backup code works once, even for concurrent requests', async () => {
    const { email, backupCodes } = await personWithApp()
    const waiting = []
    for (let n = 0; n < 4; n++) waiting.push((await afterPassword(email)).browser)
    const answers = await Promise.all(
      waiting.map((browser) => browser.post(backupStep, { code: backupCodes[0] ?? '' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { browser } = await afterPassword(email)
    expect((await browser.post(backupStep, { code: backupCodes[0] ?? '' })).body.code).toBe('wrong_second_factor')
    expect((await browser.post(backupStep, { code: backupCodes[1] ?? '' })).status).toBe(200)
  })

  test('five wrong codes end the second step', async () => {
    const { email, secret } = await personWithApp()
    const { browser } = await afterPassword(email)
    const codes = []
    for (let n = 0; n < 6; n++) codes.push((await browser.post(appStep, { code: '000000' })).body.code)
    expect(codes).toEqual([...Array(5).fill('wrong_second_factor'), 'too_many_attempts'])
    expect((await browser.post(appStep, { code: nextTotp(secret) })).body.code).toBe('sign_in_required')
  })

  test('ten wrong codes lock the second step for a while, across sign-ins', async () => {
    const { email, secret } = await personWithApp()
    for (let round = 0; round < 2; round++) {
      const { browser } = await afterPassword(email)
      for (let n = 0; n < 5; n++) await browser.post(appStep, { code: '000000' })
    }
    const { browser } = await afterPassword(email)
    const { status, body, headers } = await browser.post(appStep, { code: nextTotp(secret) })
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'too_many_attempts', '900'])
  })

  test('the second step expires ten minutes after the password', async () => {
    const { email, secret } = await personWithApp()
    const { browser } = await afterPassword(email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * minuteMs })
    expect((await browser.post(appStep, { code: totp(secret) })).body.code).toBe('sign_in_required')
  })

  test('the second step is refused without the password', async () => {
    const { secret } = await personWithApp()
    const { status, body } = await openBrowser(testApp.app).post(appStep, { code: totp(secret) })
    expect([status, body.code]).toEqual([401, 'sign_in_required'])
  })

  test.each(['12345', 'abcdef', ''])('the second step refuses "%s" as a code', async (code) => {
    expect((await openBrowser(testApp.app).post(appStep, { code })).body.code).toBe('wrong_second_factor')
  })

  test('two-factor secrets and backup codes are unreadable in the database', async () => {
    const { secret, backupCodes, userId } = await personWithApp()
    const row = await testApp.db.selectFrom('two_factor').selectAll().where('user_id', '=', userId).executeTakeFirst()
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(JSON.stringify(row)).not.toContain(backupCodes[0])
  })

  test('turning off two-step sign-in requires the password', async () => {
    const { browser, email, userId } = await personWithApp()
    const path = '/api/auth/two-factor/disable'
    expect((await browser.post(path, { password: 'Torre-Verde-8' })).body.code).toBe('current_password_invalid')
    expect((await browser.post(path, { password })).body).toEqual({})
    expect((await afterPassword(email)).body.twoFactor).toBe(false)
    expect(await actsOf(testApp.db, userId)).toContain('two_factor_disabled')
  })

  test('turning on two-step sign-in requires the password and a verified address', async () => {
    const { browser } = await signUpPerson(testApp)
    const path = '/api/auth/two-factor/enable'
    expect((await browser.post(path, { password: 'Torre-Verde-8' })).body.code).toBe('current_password_invalid')
    const unverified = await signUpPerson(testApp, { verified: false })
    expect((await unverified.browser.post(path, { password })).body.code).toBe('email_unverified')
  })
})
