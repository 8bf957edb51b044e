import { resetSecondStep } from '@vedetta/core/customers/identity/reset-second-step'
import { createIdentityContext } from '@vedetta/core/testing/identity-context'
import { testRedis } from '@vedetta/core/testing/test-engines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, buildApp } from '../app.ts'
import { openBrowser } from '../testing/browser.ts'
import { actsOf, mailsTo } from '../testing/identity-facts.ts'
import { createTestApp, password, signUpPerson, type TestApp } from '../testing/test-app.ts'
import { totp } from '../testing/totp.ts'

const first = 'the first secret, long enough for it'
const second = 'the second secret, long enough for it'
const appStep = '/api/auth/two-factor/verify-totp'
const backupStep = '/api/auth/two-factor/verify-backup-code'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ secrets: [first] })
})
afterAll(() => testApp.close())

async function personWithApp() {
  const person = await signUpPerson(testApp)
  const { body } = await person.browser.post('/api/auth/two-factor/enable', { password })
  const key = new URL(body.uri).searchParams.get('secret') ?? ''
  await person.browser.post(appStep, { code: totp(key) })
  return { ...person, key, backupCodes: body.backupCodes as string[] }
}

let logged = ''
const stream = {
  write(line: string) {
    logged += line
  },
}

/** The same instance, started again with other secrets. */
async function restarted(...secrets: [string, ...string[]]): Promise<App> {
  logged = ''
  const { close, ...identity } = await createIdentityContext(testApp, { redis: testRedis(), secrets })
  const app = await buildApp({ ...testApp, ...identity }, { logger: { level: 'error', stream } })
  app.addHook('onClose', async () => close())
  return app
}

const signIn = async (app: App, email: string) => {
  const browser = openBrowser(app)
  const { body } = await browser.post('/api/auth/sign-in/email', { email, password })
  expect(body).toEqual({ twoFactor: true, notice: null })
  return browser
}

describe('after AUTH_SECRET was changed', () => {
  test('second factors work, are encrypted with the new secret, and survive without the old one', async () => {
    const { email, key, backupCodes, userId } = await personWithApp()
    const stored = () =>
      testApp.db.selectFrom('two_factor').select(['secret', 'backup_codes']).where('user_id', '=', userId).execute()
    const before = await stored()
    const changed = await restarted(second, first)
    const code = totp(key, Date.now() + 30_000)
    expect((await (await signIn(changed, email)).post(appStep, { code })).body).toEqual({ notice: null })
    expect(await stored()).not.toEqual(before)
    await changed.close()
    const later = await restarted(second)
    const backup = await (await signIn(later, email)).post(backupStep, { code: backupCodes[0] ?? '' })
    expect(backup.body).toEqual({ notice: null })
    await later.close()
  })

  test('a backup code is read with the previous secret as well', async () => {
    const { email, backupCodes } = await personWithApp()
    const changed = await restarted(second, first)
    const answer = await (await signIn(changed, email)).post(backupStep, { code: backupCodes[0] ?? '' })
    expect(answer.body).toEqual({ notice: null })
    await changed.close()
  })

  test('a second factor that no secret reads is refused with a text of its own, until it is reset', async () => {
    const { email, key, userId, browser } = await personWithApp()
    const changed = await restarted(second)
    const waiting = await signIn(changed, email)
    const code = totp(key, Date.now() + 30_000)
    for (const path of [appStep, backupStep]) {
      const { status, body } = await waiting.post(path, { code })
      expect([status, body.code]).toEqual([500, 'second_factor_unreadable'])
    }
    expect(logged).toContain('AUTH_SECRET_PREVIOUS, or run vedetta user reset-second-step')
    await resetSecondStep(testApp.db, email)
    expect((await browser.get('/api/profile')).body).toEqual({ user: null })
    const { body } = await openBrowser(changed).post('/api/auth/sign-in/email', { email, password })
    expect(body).toEqual({ twoFactor: false, notice: null })
    expect(await actsOf(testApp.db, userId)).toContain('second_step_reset')
    expect((await mailsTo(testApp.db, email)).map(({ template }) => template)).toContain('secondStepReset')
    await changed.close()
  })

  test('a session of the previous secret has ended', async () => {
    const { browser } = await signUpPerson(testApp)
    const changed = await restarted(second, first)
    const again = openBrowser(changed)
    for (const [name, value] of browser.cookies) again.cookies.set(name, value)
    expect((await again.get('/api/profile')).body).toEqual({ user: null })
    await changed.close()
  })
})
