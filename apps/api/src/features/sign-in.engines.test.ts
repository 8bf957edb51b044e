import { createPasswords, type Passwords } from '@vedetta/core/customers/identity/passwords'
import { activeSeat } from '@vedetta/core/customers/licences/active-seat.queries'
import { makeLicence, makeUser } from '@vedetta/core/testing/people'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { actsOf, inviteCode } from '../testing/identity-facts.ts'
import { createTestApp, password, signUpPerson, someEmail, type TestApp } from '../testing/test-app.ts'

let hashes = 0
const real = createPasswords()
const counted: Passwords = {
  hash: (given) => {
    hashes++
    return real.hash(given)
  },
  verify: (given) => {
    hashes++
    return real.verify(given)
  },
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ passwords: counted })
})
afterAll(() => testApp.close())

const path = '/api/auth/sign-in/email'
const signIn = (fields: object, browser = openBrowser(testApp.app)) =>
  browser.post(path, { password, ...fields }).then((answer) => ({ ...answer, browser }))

describe('signing in', () => {
  test('signing in with the password starts a session and is audited', async () => {
    const { email, userId } = await signUpPerson(testApp)
    const { status, body, browser } = await signIn({ email: email.toUpperCase() })
    expect([status, body]).toEqual([200, { twoFactor: false, notice: null }])
    expect((await browser.get('/api/auth/list-sessions')).status).toBe(200)
    expect(await actsOf(testApp.db, userId)).toEqual(['signed_up', 'signed_in'])
  })

  test('a wrong password and an unknown address are refused alike', async () => {
    const { email, userId } = await signUpPerson(testApp)
    const known = await signIn({ email, password: 'Torre-Verde-8' })
    const unknown = await signIn({ email: someEmail(), password: 'Torre-Verde-8' })
    expect([known.status, known.body.code, known.cookies]).toEqual([401, 'error_logging_in', []])
    expect([unknown.status, unknown.body, unknown.cookies]).toEqual([known.status, known.body, known.cookies])
    const names = ({ headers }: typeof known) => Object.keys(headers).sort()
    expect(names(unknown)).toEqual(names(known))
    expect(await actsOf(testApp.db, userId)).toEqual(['signed_up', 'sign_in_refused'])
  })

  test('signing in hashes for unknown addresses, too', async () => {
    hashes = 0
    await signIn({ email: someEmail() })
    expect(hashes).toBe(1)
  })

  test.each([
    ['email_required', { email: 'nobody' }],
    ['password_required', { email: 'a@b.example', password: '' }],
    ['code_required', { email: 'a@b.example', code: ' ' }],
  ])('signing in is refused with %s for %o', async (code, fields) => {
    const { status, body } = await signIn(fields)
    expect([status, body.code]).toEqual([400, code])
  })

  test('password sign-in to a provider account is refused with provider_account', async () => {
    const { userId, email } = await makeUser(testApp.db)
    await testApp.db
      .insertInto('account')
      .values({ user_id: userId, provider_id: 'google', account_id: userId })
      .execute()
    const { status, body } = await signIn({ email })
    expect([status, body.code]).toEqual([409, 'provider_account'])
  })

  test('the auth library imposes no rate limit of its own', async () => {
    const { email, browser } = await signUpPerson(testApp)
    for (let n = 0; n < 6; n++) expect((await signIn({ email }, browser)).status).toBe(200)
  })
})

describe('signing in with a code', () => {
  test('signing in with a code redeems it', async () => {
    const { email, userId } = await signUpPerson(testApp)
    const { code } = await makeLicence(testApp.db)
    expect((await signIn({ email, code })).body).toEqual({ twoFactor: false, notice: null })
    expect(await activeSeat(testApp.db, userId, new Date())).not.toBeNull()
  })

  test('signing in with an invalid code succeeds with a notice', async () => {
    const { email } = await signUpPerson(testApp)
    const { status, body, browser } = await signIn({ email, code: 'UNKNOWN' })
    expect([status, body]).toEqual([200, { twoFactor: false, notice: 'licence_not_redeemed' }])
    expect((await browser.get('/api/auth/list-sessions')).status).toBe(200)
  })

  test('a licence code is redeemed once the address is verified', async () => {
    const { email } = await signUpPerson(testApp, { verified: false })
    const { code } = await makeLicence(testApp.db)
    expect((await signIn({ email, code })).body.notice).toBe('redeem_after_verification')
  })

  test('an invite code verifies the address it was sent to', async () => {
    const { email, userId } = await signUpPerson(testApp, { verified: false })
    const code = await inviteCode(testApp.db, email)
    expect((await signIn({ email, code })).body.notice).toBeNull()
    expect(await activeSeat(testApp.db, userId, new Date())).not.toBeNull()
    expect(await actsOf(testApp.db, userId)).toEqual(['signed_up', 'signed_in', 'email_verified', 'invite_accepted'])
  })
})

describe('an account under attack', () => {
  test('an account under attack hashes ten guesses an hour from all addresses, and still lets its owner in', async () => {
    const { email, browser: owner } = await signUpPerson(testApp)
    hashes = 0
    const guesses = await Promise.all(Array.from({ length: 40 }, () => signIn({ email, password: 'Torre-Verde-8' })))
    expect(hashes).toBe(10)
    const refused = guesses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(30)
    expect(refused[0]?.body.code).toBe('too_many_attempts')
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await signIn({ email })).body.code).toBe('too_many_attempts')
    expect((await signIn({ email }, owner)).status).toBe(200)
  })

  test('each known device has ten guesses of its own', async () => {
    const { email, browser: owner } = await signUpPerson(testApp)
    for (let n = 0; n < 10; n++) await signIn({ email, password: 'Torre-Verde-8' }, owner)
    expect((await signIn({ email }, owner)).body.code).toBe('too_many_attempts')
    expect((await signIn({ email })).status).toBe(200)
  })

  test('an attacked account gets the same answers whether or not it exists', async () => {
    const email = someEmail()
    for (let n = 0; n < 10; n++) await signIn({ email })
    const { status, body } = await signIn({ email })
    expect([status, body.code]).toEqual([429, 'too_many_attempts'])
  })

  test('one address has a hundred sign-in attempts in ten minutes', async () => {
    const browser = openBrowser(testApp.app)
    const tries = await Promise.all(Array.from({ length: 101 }, () => signIn({ email: someEmail() }, browser)))
    expect(tries.map(({ body }) => body.code).filter((code) => code === 'request_limit')).toHaveLength(1)
  })
})
