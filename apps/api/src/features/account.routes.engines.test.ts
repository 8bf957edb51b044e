import { defaultSettings } from '@vedetta/contracts/customers/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { mailedToken, mailsTo } from '../testing/identity-facts.ts'
import { createTestApp, password, signUpForm, signUpPerson, signUpWithSeat, type TestApp } from '../testing/test-app.ts'
import { totp } from '../testing/totp.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

describe('the profile', () => {
  test('the profile is null for a visitor', async () => {
    expect(await openBrowser(testApp.app).get('/api/profile')).toMatchObject({ status: 200, body: { user: null } })
  })

  test('the profile has the user’s details, roles and sign-in methods', async () => {
    const { browser, userId, email, licence } = await signUpWithSeat(testApp)
    expect((await browser.get('/api/profile')).body.user).toEqual({
      userID: userId,
      email,
      firstName: 'Anna',
      lastName: 'Prova',
      language: 'it',
      emailVerified: true,
      administrator: false,
      manager: false,
      operator: false,
      subscription: { tier: 'team', licenceID: licence.licenceId, expiresAt: expect.any(String) },
      hasPassword: true,
      providers: [],
      twoFactor: false,
      secondStepFor: [],
      publicApi: false,
      createdAt: expect.any(String),
    })
  })

  test('the profile is updated partially and durably', async () => {
    const { browser } = await signUpPerson(testApp)
    const changed = { firstName: 'Bianca', lastName: 'Prova', language: 'en' }
    const { status, body } = await browser.post('/api/profile', { firstName: ' Bianca ', language: 'en' })
    expect([status, body.user]).toEqual([200, expect.objectContaining(changed)])
    expect((await browser.get('/api/profile')).body.user).toMatchObject(changed)
  })

  test.each([
    ['an empty name', { firstName: '  ' }, 'invalid_details'],
    ['a name that is markup', { lastName: '<b>Prova</b>' }, 'invalid_details'],
    ['a name of a kilometre', { lastName: 'a'.repeat(81) }, 'invalid_details'],
    ['a language we do not speak', { language: 'fr' }, 'invalid_details'],
    ['a name that is none', { firstName: 7 }, 'invalid_details'],
    ['what only we may change', { operator: true }, 'invalid_request'],
    ['an address', { email: 'altra@persone.example' }, 'invalid_request'],
  ])('the profile refuses %s', async (_, changes, code) => {
    const { browser } = await signUpPerson(testApp)
    const before = (await browser.get('/api/profile')).body
    expect(await browser.post('/api/profile', changes)).toMatchObject({ status: 400, body: { code } })
    expect((await browser.get('/api/profile')).body).toEqual(before)
  })
})

describe('the settings', () => {
  test('the settings are updated partially', async () => {
    const { browser } = await signUpPerson(testApp)
    expect((await browser.get('/api/settings')).body).toEqual(defaultSettings)
    const changed = { ...defaultSettings, frequency: 'twice a week', excludedCompanies: ['Rossi S.p.A.'] }
    await browser.post('/api/settings', { frequency: 'twice a week' })
    expect((await browser.post('/api/settings', { excludedCompanies: [' Rossi S.p.A. '] })).body).toEqual(changed)
    expect((await browser.get('/api/settings')).body).toEqual(changed)
  })

  test.each([
    ['an unknown setting', { isOperator: true }],
    ['an unknown frequency', { frequency: 'hourly' }],
    ['no column', { columns: [] }],
    ['a column twice', { columns: ['name', 'name'] }],
    ['too many companies', { excludedCompanies: Array.from({ length: 201 }, (_, n) => `${n}`) }],
  ])('the settings refuse %s', async (_, changes) => {
    const { browser } = await signUpPerson(testApp)
    expect(await browser.post('/api/settings', changes)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
    expect((await browser.get('/api/settings')).body).toEqual(defaultSettings)
  })
})

describe('the account data download', () => {
  test('the account data download contains no credentials', async () => {
    const { browser, userId, email } = await signUpWithSeat(testApp)
    const { status, body } = await browser.get('/api/account/data')
    expect([status, body]).toEqual([200, expect.objectContaining({ settings: defaultSettings })])
    expect(body.person).toMatchObject({ userID: userId, email })
    expect(body.sessions).toMatchObject([
      { network: browser.address.replace(/\d+$/, '0/24'), userAgent: 'A browser of the tests' },
    ])
    expect(body.seats).toHaveLength(1)
    const { token } = await testApp.db
      .selectFrom('session')
      .select('token')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    const text = JSON.stringify(body)
    expect(text).not.toContain(token)
    expect(text).not.toContain('$argon2id$')
    expect(text).not.toContain('token=')
  })
})

describe('deleting an account', () => {
  test('deleting an account ends every session, and the address can only sign up anew', async () => {
    const { browser, email } = await signUpPerson(testApp)
    const elsewhere = openBrowser(testApp.app)
    await elsewhere.post('/api/auth/sign-in/email', { email, password })
    expect(await browser.post('/api/account/delete', { password, confirmation: email })).toMatchObject({
      status: 200,
      body: {},
    })
    expect(browser.cookies.has('__Host-vedetta.session_token')).toBe(false)
    for (const one of [browser, elsewhere]) expect((await one.get('/api/profile')).body).toEqual({ user: null })
    const again = openBrowser(testApp.app)
    expect((await again.post('/api/auth/sign-in/email', { email, password })).body.code).toBe('error_logging_in')
    expect((await mailsTo(testApp.db, email)).map(({ template }) => template)).toEqual(['accountDeleted'])
    const { status } = await again.post('/api/auth/sign-up/email', await signUpForm(testApp, { email }))
    expect(status).toBe(200)
  })

  test('deleting an account invalidates links mailed before', async () => {
    const { browser, email } = await signUpPerson(testApp)
    await testApp.auth.api.requestPasswordReset({ body: { email } })
    const reset = await mailedToken(testApp.db, email, 'resetPassword')
    const verify = await mailedToken(testApp.db, email, 'verifyEmail')
    await browser.post('/api/account/delete', { password, confirmation: email })
    for (const [path, body] of [
      ['/api/auth/reset-password', { token: reset, password: 'Campanile-Rosso-8' }],
      ['/api/auth/verification-link', { token: verify }],
    ] as const)
      expect((await openBrowser(testApp.app).post(path, body)).body.code).toBe('token_expired')
  })

  test.each([
    ['without the password', {}, 400, 'password_required'],
    ['with a wrong password', { password: 'Torre-Rossa-8' }, 400, 'current_password_invalid'],
    ['with another address', { password, confirmation: 'altra@persone.example' }, 400, 'invalid_request'],
  ])('deleting an account is refused %s', async (_, body, status, code) => {
    const { browser, email } = await signUpPerson(testApp)
    expect(await browser.post('/api/account/delete', { confirmation: email, ...body })).toMatchObject({
      status,
      body: { code },
    })
    expect((await browser.get('/api/profile')).body.user.email).toBe(email)
  })

  test('deleting an account with two-step sign-in needs the password and a code', async () => {
    const { browser, email, userId } = await signUpPerson(testApp)
    const { body } = await browser.post('/api/auth/two-factor/enable', { password })
    const secret = new URL(body.uri).searchParams.get('secret') ?? ''
    await browser.post('/api/auth/two-factor/verify-totp', { code: totp(secret) })
    const remove = async (proof: object) => {
      const { status, body } = await browser.post('/api/account/delete', { confirmation: email, ...proof })
      return [status, body.code]
    }
    expect(await remove({ password })).toEqual([400, 'second_factor_code_required'])
    expect(await remove({ password, code: '000000' })).toEqual([401, 'wrong_second_factor'])
    expect(await remove({ password: 'Sbagliata-1', code: body.backupCodes[0] })).toEqual([
      400,
      'current_password_invalid',
    ])
    expect(await remove({ password, code: body.backupCodes[0] })).toEqual([200, undefined])
    const left = testApp.db.selectFrom('user').select('id').where('id', '=', userId)
    expect(await left.execute()).toEqual([])
  })

  test('deleting an account is refused while it administers a licence', async () => {
    const { browser, email, userId } = await signUpPerson(testApp)
    const { licence } = await signUpWithSeat(testApp)
    const named = { administrator_id: userId, administrator_email: email }
    await testApp.db.updateTable('licence').set(named).where('licence_no', '=', licence.licenceNo).execute()
    const deletion = { password, confirmation: email }
    expect(await browser.post('/api/account/delete', deletion)).toMatchObject({
      status: 409,
      body: { code: 'still_administrator' },
    })
    await browser.post('/api/licence/delete', { licenceID: licence.licenceId })
    expect((await browser.post('/api/account/delete', deletion)).status).toBe(200)
  })

  test('deleting an account limits password guesses in an open session', async () => {
    const { browser, email } = await signUpPerson(testApp)
    const guess = () => browser.post('/api/account/delete', { confirmation: email, password: 'Torre-Rossa-8' })
    const codes: string[] = []
    for (let time = 0; time < 11; time++) codes.push((await guess()).body.code)
    expect(codes).toEqual([...Array<string>(10).fill('current_password_invalid'), 'too_many_attempts'])
  })
})
