import { activeSeat } from '@vedetta/core/customers/licences/active-seat.queries'
import { makeLicence } from '@vedetta/core/testing/people'
import { easyCaptcha } from '@vedetta/core/testing/solve-captcha'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { actsOf, inviteCode, mailedToken, mailsTo } from '../testing/identity-facts.ts'
import { createTestApp, signUpForm, signUpPerson, someEmail, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const path = '/api/auth/sign-up/email'
const signUp = async (fields: object = {}, browser = openBrowser(testApp.app)) => ({
  browser,
  ...(await browser.post(path, await signUpForm(testApp, fields))),
})
const find = (email: string) => testApp.db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst()

describe('signing up', () => {
  test('signing up creates an account, signs in, and mails a verification link', async () => {
    const email = someEmail()
    const { status, body, browser } = await signUp({ email, language: 'en', firstName: ' Anna ' })
    expect([status, body]).toEqual([200, { notice: null }])
    const user = await find(email)
    expect(user).toMatchObject({
      first_name: 'Anna',
      language: 'en',
      email_verified: false,
      is_operator: false,
      terms_accepted_at: expect.any(Date),
    })
    expect((await browser.get('/api/auth/list-sessions')).body.sessions).toHaveLength(1)
    const mails = await mailsTo(testApp.db, email)
    expect(mails).toEqual([
      {
        template: 'verifyEmail',
        params: {
          firstName: 'Anna',
          url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:17473\/auth\/verify\?token=\S+$/),
        },
      },
    ])
    expect(await actsOf(testApp.db, user?.id ?? '')).toEqual(['signed_up'])
  })

  test('signing up normalises the address', async () => {
    const email = someEmail()
    expect((await signUp({ email: ` ${email.toUpperCase()} ` })).status).toBe(200)
    expect(await find(email)).toBeDefined()
  })

  test.each([
    ['terms_required', { terms: false }],
    ['terms_required', { terms: undefined }],
    ['captcha_required', { captcha: '' }],
    ['captcha_required', { captcha: undefined }],
    ['invalid_captcha', { captcha: 'made up' }],
    ['weak_password', { password: 'Aa1!xy' }],
    ['weak_password', { password: 'torre-verde-7' }],
    ['weak_password', { password: 'TORRE-VERDE-7' }],
    ['weak_password', { password: 'Torre-Verde' }],
    ['weak_password', { password: 'TorreVerde7' }],
    ['weak_password', { password: `Torre-7${'x'.repeat(122)}` }],
    ['common_password', { password: 'Password1!' }],
    ['email_required', { email: 'nobody' }],
    ['invalid_details', { firstName: ' ' }],
    ['invalid_details', { lastName: '<b>Prova</b>' }],
    ['invalid_details', { language: 'de' }],
    ['code_required', { code: ' ' }],
    ['invalid_invitation_code', { code: 'UNKNOWN' }],
  ])('signing up is refused with %s for %o', async (code, fields) => {
    const form = await signUpForm(testApp, fields)
    const { status, body, cookies } = await openBrowser(testApp.app).post(path, form)
    expect([status, body.code, cookies]).toEqual([400, code, []])
    expect(await find(form.email)).toBeUndefined()
  })

  test('signing up is accepted with a password of exactly 7 characters', async () => {
    const form = await signUpForm(testApp, { password: 'Tg7!xqP' })
    expect(form.password).toHaveLength(7)
    expect((await openBrowser(testApp.app).post(path, form)).status).toBe(200)
    expect(await find(form.email)).toBeDefined()
    const signedIn = await openBrowser(testApp.app).post('/api/auth/sign-in/email', form)
    expect(signedIn.status).toBe(200)
  })

  test('signing up with a used address is refused with email_in_use', async () => {
    const { email } = await signUpPerson(testApp)
    const { status, body } = await signUp({ email })
    expect([status, body.code]).toEqual([409, 'email_in_use'])
  })

  test('concurrent sign-ups create one account, and the other is refused', async () => {
    const email = someEmail()
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp({ email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('email_in_use')
  })

  test('signing up consumes its captcha', async () => {
    const captcha = await easyCaptcha(testApp.secrets)
    expect((await signUp({ captcha })).status).toBe(200)
    expect((await signUp({ captcha })).body.code).toBe('invalid_captcha')
  })

  test('signing up ignores fields that grant rights', async () => {
    const email = someEmail()
    await signUp({ email, isOperator: true, is_operator: true, emailVerified: true, pendingCode: 'X', id: 'mine' })
    expect(await find(email)).toMatchObject({ is_operator: false, email_verified: false, pending_code: null })
  })

  test('signing up is limited to thirty an hour per address', async () => {
    const browser = openBrowser(testApp.app)
    for (let n = 0; n < 30; n++) await browser.post(path, await signUpForm(testApp, { captcha: 'made up' }))
    const { status, body, headers } = await browser.post(path, await signUpForm(testApp))
    expect([status, body.code]).toEqual([429, 'request_limit'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
  })
})

describe('signing up with a code', () => {
  test('signing up with an invite to the address verifies it and takes the seat', async () => {
    const email = someEmail()
    const code = await inviteCode(testApp.db, email)
    const { status, body, browser } = await signUp({ email, code: code.toLowerCase() })
    expect([status, body]).toEqual([200, { notice: null }])
    const user = await find(email)
    expect(user?.email_verified).toBe(true)
    expect(await activeSeat(testApp.db, user?.id ?? '', new Date())).toMatchObject({ tier: 'team' })
    expect((await mailsTo(testApp.db, email)).map(({ template }) => template)).toEqual(['inviteUser'])
    expect((await browser.post('/api/verify/request')).status).toBe(200)
  })

  test('signing up with an invite to another address is refused and creates no account', async () => {
    const [invited, email] = [someEmail(), someEmail()]
    const { status, body } = await signUp({ email, code: await inviteCode(testApp.db, invited) })
    expect([status, body.code]).toEqual([400, 'invalid_invitation_code'])
    expect(await find(email)).toBeUndefined()
  })

  test('signing up with a licence code takes the seat once the address is verified', async () => {
    const { code } = await makeLicence(testApp.db)
    const email = someEmail()
    const { body, browser } = await signUp({ email, code })
    expect(body).toEqual({ notice: 'redeem_after_verification' })
    const { id = '' } = (await find(email)) ?? {}
    expect(await activeSeat(testApp.db, id, new Date())).toBeNull()
    const token = await mailedToken(testApp.db, email, 'verifyEmail')
    expect((await browser.post('/api/auth/verify-email', { token })).body).toEqual({ notice: null })
    expect(await activeSeat(testApp.db, id, new Date())).toMatchObject({ tier: 'team' })
    expect(await find(email)).toMatchObject({ pending_code: null })
  })

  test('a licence that is full by then leaves the address verified, with a notice', async () => {
    const { code } = await makeLicence(testApp.db, { size: 1, tier: 'basic' })
    const notices = []
    for (const email of [someEmail(), someEmail()]) {
      const { browser, body } = await signUp({ email, code })
      expect(body.notice).toBe('redeem_after_verification')
      const token = await mailedToken(testApp.db, email, 'verifyEmail')
      notices.push((await browser.post('/api/auth/verify-email', { token })).body.notice)
    }
    expect(notices).toEqual([null, 'licence_not_redeemed'])
  })
})
