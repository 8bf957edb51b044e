import { hourMs } from '@vedetta/contracts/text/durations'
import { activeSeat } from '@vedetta/core/customers/licences/active-seat.queries'
import { licenceRoles } from '@vedetta/core/customers/licences/licence-role.queries'
import { makeLicence } from '@vedetta/core/testing/people'
import { easyCaptcha } from '@vedetta/core/testing/solve-captcha'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { actsOf, mailedToken, mailsTo } from '../testing/identity-facts.ts'
import { createTestApp, password, signUpForm, signUpPerson, someEmail, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
afterEach(() => {
  vi.useRealTimers()
})

const linkTo = (email: string) => mailedToken(testApp.db, email, 'verifyEmail')
const find = (email: string) =>
  testApp.db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const verifyPath = '/api/auth/verify-email'
const readPath = '/api/auth/verification-link'
const claimPath = '/api/auth/claim-account'
const newPassword = 'Campanile-Rosso-8'
const claimForm = (token: string) => ({
  token,
  firstName: 'Bianca',
  lastName: 'Vera',
  language: 'en',
  password: newPassword,
  terms: true,
})
const isSignedIn = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.get('/api/auth/list-sessions')).status === 200

/** An account whose address belongs to somebody else, who is waited for by a licence. */
async function squattedAccount() {
  const email = someEmail()
  const { licenceId } = await makeLicence(testApp.db, { administrator_email: email })
  const squatter = openBrowser(testApp.app)
  const { code } = await makeLicence(testApp.db)
  await squatter.post('/api/auth/sign-up/email', await signUpForm(testApp, { email, code }))
  await squatter.post('/api/settings', { theme: 'dark' })
  const { id: userId } = await find(email)
  return { email, userId, licenceId, squatter }
}

describe('the button of a verification link', () => {
  test('the button verifies the address of the signed-in account, also twice', async () => {
    const { email, userId, browser } = await signUpPerson(testApp, { verified: false })
    const token = await linkTo(email)
    for (let time = 0; time < 2; time++) {
      const { status, body, cookies } = await browser.post(verifyPath, { token })
      expect([status, body, cookies]).toEqual([200, { notice: null }, []])
    }
    expect(await actsOf(testApp.db, userId)).toEqual(['signed_up', 'email_verified'])
  })

  test('the button makes the user administrator of the licences that name the address', async () => {
    const email = someEmail()
    const { licenceId } = await makeLicence(testApp.db, { administrator_email: email })
    const { userId, browser } = await signUpPerson(testApp, { email, verified: false })
    expect(await licenceRoles(testApp.db, userId, licenceId)).toEqual([])
    await browser.post(verifyPath, { token: await linkTo(email) })
    expect(await licenceRoles(testApp.db, userId, licenceId)).toEqual(['administrator'])
  })

  test('a link posted without a session verifies nothing', async () => {
    const { email, userId, licenceId } = await squattedAccount()
    const token = await linkTo(email)
    const owner = openBrowser(testApp.app)
    const { status, body } = await owner.post(verifyPath, { token })
    expect([status, body.code]).toEqual([401, 'sign_in_required'])
    for (const path of [`/auth/verify?token=${token}`, `${readPath}?token=${token}`]) await owner.get(path)
    expect((await owner.post(readPath, { token })).status).toBe(200)
    expect(await find(email)).toMatchObject({ email_verified: false })
    expect(await licenceRoles(testApp.db, userId, licenceId)).toEqual([])
  })

  test('a link posted in another account’s session is refused', async () => {
    const { email } = await signUpPerson(testApp, { verified: false })
    const other = await signUpPerson(testApp, { verified: false })
    const { status, body } = await other.browser.post(verifyPath, { token: await linkTo(email) })
    expect([status, body.code]).toEqual([403, 'link_of_another_account'])
    expect(await find(email)).toMatchObject({ email_verified: false })
    expect(await find(other.email)).toMatchObject({ email_verified: false })
  })

  test.each([['made up'], ['']])('the token "%s" is refused', async (token) => {
    const { browser } = await signUpPerson(testApp, { verified: false })
    for (const path of [verifyPath, readPath]) {
      const { status, body } = await browser.post(path, { token })
      expect([status, body.code]).toEqual([400, 'token_expired'])
    }
  })

  test('a link expires after a day and can be requested again', async () => {
    const { email, browser } = await signUpPerson(testApp, { verified: false })
    const old = await linkTo(email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * hourMs })
    for (const path of [verifyPath, readPath])
      expect((await browser.post(path, { token: old })).body.code).toBe('token_expired')
    expect((await openBrowser(testApp.app).post(claimPath, claimForm(old))).body.code).toBe('token_expired')
    expect((await browser.post('/api/verify/request')).status).toBe(200)
    expect((await browser.post(verifyPath, { token: await linkTo(email) })).status).toBe(200)
  })

  test('verification mails are limited to five an hour and require a sign-in', async () => {
    const { email, browser } = await signUpPerson(testApp, { verified: false })
    for (let n = 0; n < 5; n++) expect((await browser.post('/api/verify/request')).status).toBe(200)
    const { status, body, headers } = await browser.post('/api/verify/request')
    expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([429, 'request_limit', true])
    expect(await mailsTo(testApp.db, email)).toHaveLength(6)
    expect((await openBrowser(testApp.app).post('/api/verify/request')).body.code).toBe('sign_in_required')
  })

  test('tries of links are limited to sixty an hour per address', async () => {
    const browser = openBrowser(testApp.app)
    for (let n = 0; n < 60; n++) await browser.post(readPath, { token: `made up ${n}` })
    expect((await browser.post(readPath, { token: 'made up' })).body.code).toBe('request_limit')
    expect((await browser.post(claimPath, claimForm('made up'))).body.code).toBe('request_limit')
  })

  test('the token of a link is not readable in the database', async () => {
    const { email, userId } = await signUpPerson(testApp, { verified: false })
    const token = await linkTo(email)
    const rows = await testApp.db.selectFrom('verification').selectAll().where('value', '=', userId).execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('the reading of a verification link', () => {
  test('a link names its address masked, and whether the session is that account’s', async () => {
    const { email, browser } = await signUpPerson(testApp, { verified: false })
    const token = await linkTo(email)
    const masked = `${email.slice(0, 1)}…@persone.example`
    expect((await browser.post(readPath, { token })).body).toEqual({ email: masked, verified: false, own: true })
    const elsewhere = await openBrowser(testApp.app).post(readPath, { token })
    expect(elsewhere.body).toEqual({ email: masked, verified: false, own: false })
    await browser.post(verifyPath, { token })
    expect((await browser.post(readPath, { token })).body).toEqual({ email: masked, verified: true, own: true })
  })
})

describe('taking over an account that somebody else opened with one’s address', () => {
  test('the link replaces all that the other has chosen, ends their sessions and second factor, and verifies', async () => {
    const { email, userId, licenceId, squatter } = await squattedAccount()
    await testApp.db
      .insertInto('two_factor')
      .values({ user_id: userId, secret: 'x', backup_codes: 'x', verified: true })
      .execute()
    await testApp.db.updateTable('user').set({ two_factor_enabled: true }).where('id', '=', userId).execute()
    const owner = openBrowser(testApp.app)
    expect((await owner.post(claimPath, claimForm(await linkTo(email)))).body).toEqual({})
    expect(await find(email)).toMatchObject({
      email_verified: true,
      name: 'Bianca Vera',
      language: 'en',
      pending_code: null,
      two_factor_enabled: false,
    })
    expect(await isSignedIn(squatter)).toBe(false)
    const secondFactors = await testApp.db.selectFrom('two_factor').where('user_id', '=', userId).select('id').execute()
    expect(secondFactors).toEqual([])
    expect(await testApp.db.selectFrom('settings').selectAll().where('user_id', '=', userId).execute()).toEqual([])
    expect(await activeSeat(testApp.db, userId, new Date())).toBeNull()
    expect(await licenceRoles(testApp.db, userId, licenceId)).toEqual(['administrator'])
    expect(await actsOf(testApp.db, userId)).toEqual(['signed_up', 'account_claimed', 'email_verified'])
    const signIn = (given: string) => owner.post('/api/auth/sign-in/email', { email, password: given })
    expect((await signIn(password)).body.code).toBe('error_logging_in')
    expect((await signIn(newPassword)).body).toEqual({ twoFactor: false, notice: null })
  })

  test('of parallel uses of one link exactly one wins', async () => {
    const { email } = await squattedAccount()
    const token = await linkTo(email)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => openBrowser(testApp.app).post(claimPath, claimForm(token))),
    )
    const codes = answers.map(({ status, body }) => (status === 200 ? 'claimed' : body.code)).sort()
    expect(codes).toEqual([...Array(5).fill('already_verified'), 'claimed'])
  })

  test('a link of a verified account opens nothing', async () => {
    const { email, browser } = await signUpPerson(testApp, { verified: false })
    const token = await linkTo(email)
    await browser.post(verifyPath, { token })
    const { status, body } = await openBrowser(testApp.app).post(claimPath, claimForm(token))
    expect([status, body.code]).toEqual([409, 'already_verified'])
    expect(await isSignedIn(browser)).toBe(true)
  })

  test.each([
    ['terms_required', { terms: false }],
    ['weak_password', { password: 'short' }],
    ['common_password', { password: 'Password1!' }],
    ['invalid_details', { firstName: '' }],
  ])('the form is refused with %s', async (code, fields) => {
    const { email } = await squattedAccount()
    const form = { ...claimForm(await linkTo(email)), ...fields }
    expect((await openBrowser(testApp.app).post(claimPath, form)).body.code).toBe(code)
    expect(await find(email)).toMatchObject({ email_verified: false })
  })

  test('a reset mail of an unverified account leads to the same form, for an hour', async () => {
    const { email, squatter } = await squattedAccount()
    const owner = openBrowser(testApp.app)
    const captcha = await easyCaptcha(testApp.secrets)
    await owner.post('/api/auth/request-password-reset', { email, captcha })
    const [mail] = (await mailsTo(testApp.db, email)).filter(({ template }) => template === 'resetPassword')
    const url = new URL(mail?.params.url ?? '')
    expect([url.pathname, url.searchParams.get('choose')]).toEqual(['/auth/verify', 'password'])
    const token = url.searchParams.get('token') ?? ''
    expect((await owner.post('/api/auth/reset-password', { token, password: newPassword })).body.code).toBe(
      'token_expired',
    )
    expect((await owner.post(claimPath, claimForm(token))).status).toBe(200)
    expect(await isSignedIn(squatter)).toBe(false)
  })

  test('an unverified account can set up no second factor', async () => {
    const { squatter } = await squattedAccount()
    const { body } = await squatter.post('/api/auth/two-factor/enable', { password })
    expect(body.code).toBe('email_unverified')
  })
})
