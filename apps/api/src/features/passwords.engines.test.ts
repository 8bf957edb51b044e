import { minuteMs } from '@vedetta/contracts/text/durations'
import { makeUser } from '@vedetta/core/testing/people'
import { easyCaptcha } from '@vedetta/core/testing/solve-captcha'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { actsOf, mailedToken, mailsTo } from '../testing/identity-facts.ts'
import { createTestApp, password, signUpPerson, someEmail, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
afterEach(() => {
  vi.useRealTimers()
})

const another = 'Cavallo-Bianco-9'

const forget = async (email: string, fields: object = {}, browser = openBrowser(testApp.app)) =>
  browser.post('/api/auth/request-password-reset', {
    email,
    captcha: await easyCaptcha(testApp.secrets),
    ...fields,
  })
const reset = (token: string, fields: object = {}, browser = openBrowser(testApp.app)) =>
  browser.post('/api/auth/reset-password', { token, password: another, ...fields })
const signIn = (email: string, given: string, browser = openBrowser(testApp.app)) =>
  browser.post('/api/auth/sign-in/email', { email, password: given })

async function personWithToken() {
  const person = await signUpPerson(testApp)
  await forget(person.email)
  return { ...person, token: await mailedToken(testApp.db, person.email, 'resetPassword') }
}

describe('a forgotten password', () => {
  test('a forgotten password is reset with the mailed link, which ends every session', async () => {
    const { email, userId, browser } = await signUpPerson(testApp, { language: 'en' })
    expect((await forget(email)).body).toEqual({})
    const mail = (await mailsTo(testApp.db, email)).at(-1)
    expect(mail).toMatchObject({
      template: 'resetPassword',
      params: { firstName: 'Anna', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:17473\/auth\/reset\?token=/) },
    })
    expect((await reset(await mailedToken(testApp.db, email, 'resetPassword'))).body).toEqual({})
    expect((await browser.get('/api/auth/list-sessions')).body.code).toBe('sign_in_required')
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, another)).status).toBe(200)
    expect((await mailsTo(testApp.db, email)).at(-1)?.template).toBe('passwordChanged')
    expect(await actsOf(testApp.db, userId)).toContain('password_reset')
  })

  test('a password reset lets the owner in even while the account is under attack', async () => {
    const { email, token } = await personWithToken()
    await Promise.all(Array.from({ length: 11 }, () => signIn(email, 'Torre-Verde-8')))
    const owner = openBrowser(testApp.app)
    await reset(token, {}, owner)
    expect((await signIn(email, another)).body.code).toBe('too_many_attempts')
    expect((await signIn(email, another, owner)).status).toBe(200)
  })

  test('a reset request gets the same answer for known and unknown addresses', async () => {
    const { email } = await signUpPerson(testApp)
    const [known, unknown] = [await forget(email), await forget(someEmail())]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort())
  })

  test('a reset request for a provider account is refused', async () => {
    const { email } = await makeUser(testApp.db)
    const { status, body } = await forget(email)
    expect([status, body.code]).toEqual([409, 'reset_provider_account'])
  })

  test('a reset request consumes a captcha', async () => {
    const { email } = await signUpPerson(testApp)
    const captcha = await easyCaptcha(testApp.secrets)
    expect((await forget(email, { captcha: '' })).body.code).toBe('captcha_required')
    expect((await forget(email, { captcha })).status).toBe(200)
    expect((await forget(email, { captcha })).body.code).toBe('invalid_captcha')
  })

  test('reset mails are limited to five an hour, whether or not the account exists', async () => {
    const { email } = await signUpPerson(testApp)
    for (const address of [email, someEmail()]) {
      const answers = []
      for (let n = 0; n < 6; n++) answers.push((await forget(address)).status)
      expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    }
  })
})

describe('the reset token', () => {
  test('the reset token works once, even for concurrent requests', async () => {
    const { token } = await personWithToken()
    const answers = await Promise.all(Array.from({ length: 8 }, () => reset(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('token_expired')
    expect((await reset(token)).body.code).toBe('token_expired')
  })

  test('the reset token expires after an hour', async () => {
    const { token } = await personWithToken()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * minuteMs })
    const { status, body } = await reset(token)
    expect([status, body.code]).toEqual([400, 'token_expired'])
  })

  test('the reset token is not readable in the database', async () => {
    const { token } = await personWithToken()
    const rows = await testApp.db.selectFrom('verification').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test.each([
    ['token_expired', 'made up', {}],
    ['token_expired', '', {}],
    ['weak_password', 'made up', { password: 'short' }],
  ])('a reset is refused with %s for "%s"', async (code, token, fields) => {
    const { status, body } = await reset(token, fields)
    expect([status, body.code]).toEqual([400, code])
  })

  test('the reset token survives a refused common password', async () => {
    const { token } = await personWithToken()
    expect((await reset(token, { password: 'Password1!' })).body.code).toBe('common_password')
    expect((await reset(token)).status).toBe(200)
  })
})

describe('changing the password', () => {
  const change = (browser: ReturnType<typeof openBrowser>, fields: object = {}) =>
    browser.post('/api/auth/change-password', { current: password, password: another, repeated: another, ...fields })

  test('changing the password ends every other session and sends a mail', async () => {
    const { email, userId, browser } = await signUpPerson(testApp)
    const elsewhere = openBrowser(testApp.app)
    await signIn(email, password, elsewhere)
    expect((await change(browser)).body).toEqual({})
    expect((await browser.get('/api/auth/list-sessions')).body.sessions).toHaveLength(1)
    expect((await elsewhere.get('/api/auth/list-sessions')).body.code).toBe('sign_in_required')
    expect((await signIn(email, another)).status).toBe(200)
    expect((await mailsTo(testApp.db, email)).at(-1)).toEqual({
      template: 'passwordChanged',
      params: { firstName: 'Anna' },
    })
    expect(await actsOf(testApp.db, userId)).toContain('password_changed')
  })

  test.each([
    ['passwords_required', { current: '' }],
    ['passwords_required', { repeated: undefined }],
    ['passwords_differ', { repeated: 'Cavallo-Bianco-8' }],
    ['weak_password', { password: 'short', repeated: 'short' }],
    ['common_password', { password: 'Password1!', repeated: 'Password1!' }],
    ['current_password_invalid', { current: 'Torre-Verde-8' }],
  ])('changing the password is refused with %s for %o', async (code, fields) => {
    const { browser } = await signUpPerson(testApp)
    const { status, body } = await change(browser, fields)
    expect([status, body.code]).toEqual([400, code])
  })

  test('changing the password limits guesses in an open session', async () => {
    const { browser } = await signUpPerson(testApp)
    const codes = []
    for (let n = 0; n < 11; n++) codes.push((await change(browser, { current: 'Torre-Verde-8' })).body.code)
    expect(codes.at(-2)).toBe('current_password_invalid')
    expect(codes.at(-1)).toBe('too_many_attempts')
  })

  test('changing the password requires a sign-in', async () => {
    expect((await change(openBrowser(testApp.app))).body.code).toBe('sign_in_required')
  })
})
