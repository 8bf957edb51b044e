import { dayMs, hourMs } from '@vedetta/contracts/text/durations'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { actsOf } from '../testing/identity-facts.ts'
import { createTestApp, password, signUpForm, signUpPerson, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
afterEach(() => {
  vi.useRealTimers()
})

const sessionsPath = '/api/auth/list-sessions'
const sessionCookie = '__Host-vedetta.session_token'

const networkOf = ({ address }: Browser) => address.replace(/\d+$/, '0/24')

async function signInElsewhere(email: string) {
  const browser = openBrowser(testApp.app)
  await browser.post('/api/auth/sign-in/email', { email, password })
  return browser
}

describe('cookies', () => {
  test('cookies are host-only, HttpOnly and SameSite', async () => {
    const { cookies } = await openBrowser(testApp.app).post('/api/auth/sign-up/email', await signUpForm(testApp))
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) {
      const [pair, ...attributes] = cookie.split('; ')
      expect(pair).toMatch(/^__Host-vedetta\./)
      expect(attributes.sort()).toEqual([
        'HttpOnly',
        expect.stringMatching(/^Max-Age=\d+$/),
        'Path=/',
        'SameSite=Lax',
        'Secure',
      ])
    }
  })

  test('a tampered cookie is refused', async () => {
    const { browser } = await signUpPerson(testApp)
    const value = browser.cookies.get(sessionCookie) ?? ''
    browser.cookies.set(sessionCookie, `x${value}`)
    expect((await browser.get(sessionsPath)).body.code).toBe('sign_in_required')
  })
})

describe('sessions', () => {
  test('a session keeps the first 200 characters of its browser’s name', async () => {
    const { browser, email, userId } = await signUpPerson(testApp)
    await openBrowser(testApp.app).post(
      '/api/auth/sign-in/email',
      { email, password },
      { 'user-agent': 'a'.repeat(9_000) },
    )
    const stored = await testApp.db.selectFrom('session').select('user_agent').where('user_id', '=', userId).execute()
    expect(stored.map(({ user_agent }) => user_agent?.length).sort()).toEqual([200, 22])
    expect((await browser.get(sessionsPath)).body.sessions).toHaveLength(2)
  })

  test('sessions are listed with browser and the network of the connecting address, which alone is stored', async () => {
    const { browser, email } = await signUpPerson(testApp)
    const elsewhere = openBrowser(testApp.app)
    const forged = { 'x-forwarded-for': '198.51.100.1', 'x-real-ip': '198.51.100.1' }
    await elsewhere.post('/api/auth/sign-in/email', { email, password }, forged)
    const { sessions } = (await browser.get(sessionsPath)).body
    expect(sessions).toHaveLength(2)
    expect(sessions.find(({ current }: { current: boolean }) => current)).toEqual({
      sessionID: expect.any(String),
      current: true,
      startedAt: expect.any(String),
      lastSeenAt: expect.any(String),
      network: networkOf(browser),
      userAgent: 'A browser of the tests',
    })
    expect(sessions.map(({ network }: { network: string }) => network).sort()).toEqual(
      [networkOf(browser), networkOf(elsewhere)].sort(),
    )
    const whole = testApp.db.selectFrom('session').where('ip_address', 'in', [browser.address, elsewhere.address])
    expect(await whole.select('id').execute()).toEqual([])
    expect(JSON.stringify(sessions)).not.toContain(browser.cookies.get(sessionCookie)?.split('.')[0])
  })

  test('a revoked session ends on the next request', async () => {
    const { browser, email, userId } = await signUpPerson(testApp)
    const elsewhere = await signInElsewhere(email)
    const { sessions } = (await browser.get(sessionsPath)).body
    const other = sessions.find(({ current }: { current: boolean }) => !current)
    for (let time = 0; time < 2; time++) {
      expect((await browser.post('/api/auth/revoke-session', { sessionID: other.sessionID })).status).toBe(200)
    }
    expect((await elsewhere.get(sessionsPath)).body.code).toBe('sign_in_required')
    expect((await browser.get(sessionsPath)).status).toBe(200)
    expect((await actsOf(testApp.db, userId)).filter((act) => act === 'session_revoked')).toHaveLength(1)
  })

  test('sessions of others cannot be revoked', async () => {
    const [anna, bruno] = [await signUpPerson(testApp), await signUpPerson(testApp)]
    const { sessionID } = (await anna.browser.get(sessionsPath)).body.sessions[0]
    await bruno.browser.post('/api/auth/revoke-session', { sessionID })
    expect((await anna.browser.get(sessionsPath)).status).toBe(200)
  })

  test('logging out ends the session and its cookie', async () => {
    const { browser, userId } = await signUpPerson(testApp)
    const stolen = new Map(browser.cookies)
    expect((await browser.post('/api/logout')).body).toEqual({})
    expect(browser.cookies.has(sessionCookie)).toBe(false)
    const thief = openBrowser(testApp.app)
    for (const [name, value] of stolen) thief.cookies.set(name, value)
    expect((await thief.get(sessionsPath)).body.code).toBe('sign_in_required')
    expect(await actsOf(testApp.db, userId)).toEqual(['signed_up', 'signed_out'])
    expect((await browser.post('/api/logout')).body.code).toBe('sign_in_required')
  })

  test('a session ends for good thirty days after its sign-in, however often it is used', async () => {
    const { browser } = await signUpPerson(testApp)
    const start = Date.now()
    for (const days of [1, 10, 20, 29.9]) {
      vi.useFakeTimers({ toFake: ['Date'], now: start + days * dayMs })
      const { status, cookies } = await browser.get(sessionsPath)
      expect([status, cookies]).toEqual([200, []])
    }
    vi.setSystemTime(start + 30 * dayMs + 1000)
    const ended = await browser.get(sessionsPath)
    expect([ended.status, ended.body.code]).toEqual([401, 'sign_in_required'])
    expect(browser.cookies.has(sessionCookie)).toBe(false)
  })

  test('a session that something prolonged still ends thirty days after its sign-in', async () => {
    const { browser, userId } = await signUpPerson(testApp)
    const start = Date.now()
    const expires_at = new Date(start + 90 * dayMs)
    await testApp.db.updateTable('session').set({ expires_at }).where('user_id', '=', userId).execute()
    vi.useFakeTimers({ toFake: ['Date'], now: start + 31 * dayMs })
    expect((await browser.get(sessionsPath)).status).toBe(401)
    expect(await testApp.db.selectFrom('session').select('id').where('user_id', '=', userId).execute()).toEqual([])
  })

  test('a session shows when it was last used, to the hour', async () => {
    const { browser } = await signUpPerson(testApp)
    const start = Date.now()
    const lastSeenAfter = async (hours: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: start + hours * hourMs })
      await browser.get(sessionsPath)
      return Date.parse((await browser.get(sessionsPath)).body.sessions[0].lastSeenAt) - start
    }
    expect(await lastSeenAfter(0.5)).toBeLessThan(hourMs / 2)
    expect(await lastSeenAfter(5)).toBe(5 * hourMs)
    expect(await lastSeenAfter(5.5)).toBe(5 * hourMs)
  })

  test('revokeOtherSessions ends every session but the own one on their next request, and repeats without an effect', async () => {
    const { browser, email, userId } = await signUpPerson(testApp)
    const others = [await signInElsewhere(email), await signInElsewhere(email)]
    const stranger = await signUpPerson(testApp)
    for (let time = 0; time < 2; time++) {
      expect((await browser.post('/api/auth/revoke-other-sessions')).status).toBe(200)
    }
    for (const other of others) expect((await other.get(sessionsPath)).status).toBe(401)
    expect((await browser.get(sessionsPath)).body.sessions).toEqual([expect.objectContaining({ current: true })])
    expect((await stranger.browser.get(sessionsPath)).status).toBe(200)
    const entries = await testApp.db
      .selectFrom('audit_entry')
      .select('details')
      .where('actor_id', '=', userId)
      .where('act', '=', 'other_sessions_revoked')
      .execute()
    expect(entries).toEqual([{ details: { ended: 2 } }])
  })

  test('each sign-in starts a new session: a planted one is not taken over', async () => {
    const { browser, email } = await signUpPerson(testApp)
    const planted = browser.cookies.get(sessionCookie)
    await browser.post('/api/auth/sign-in/email', { email, password })
    expect(browser.cookies.get(sessionCookie)).not.toBe(planted)
  })
})
