import type { Provider } from '@vedetta/contracts/facts/providers'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { actsOf } from '../testing/identity-facts.ts'
import { type ProviderAccount, startOpenIdProvider, type TestProvider } from '../testing/openid-provider.ts'
import { account, comeBack, isSignedIn, providerJourney, publicUrl, redirectUri } from '../testing/provider-journey.ts'
import { createTestApp, password, signUpPerson, type TestApp } from '../testing/test-app.ts'
import { totp } from '../testing/totp.ts'

let testApp: TestApp
let providers: Record<Provider, TestProvider>
const clock = vi.fn(() => new Date())
beforeAll(async () => {
  const tenant = '5f9c2b1e-0d3a-4c57-9a51-9e1d8a3b7c10'
  providers = {
    google: await startOpenIdProvider({ redirectUri: redirectUri('google') }),
    microsoft: await startOpenIdProvider({ redirectUri: redirectUri('microsoft'), tenant, sendsAuthTime: false }),
  }
  testApp = await createTestApp({
    clock,
    publicUrl,
    providers: { google: providers.google.config, microsoft: providers.microsoft.config },
  })
})
afterEach(() => {
  clock.mockImplementation(() => new Date())
})
afterAll(async () => {
  await testApp.close()
  await Promise.all(Object.values(providers).map((provider) => provider.close()))
})

const proofs = { google: { email_verified: true }, microsoft: { xms_edov: true } } as const

async function signUpAt(provider: Provider) {
  const who = account(proofs[provider])
  const { browser } = await providerJourney(testApp, [provider, providers[provider]], who)
  const { id } = await testApp.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', who.email ?? '')
    .executeTakeFirstOrThrow()
  return { who, browser, userId: id }
}

/** Signs in again, as `who`, at the address that `change` made of the one we sent. */
async function signInAgain(browser: Browser, provider: Provider, who: ProviderAccount, change = (_url: URL) => {}) {
  const { status, body } = await browser.post('/api/account/reauthenticate')
  expect(status).toBe(200)
  const url = new URL(body.url)
  change(url)
  const { path, told } = await comeBack(browser, providers[provider], url.href, who)
  expect(path).toBe('/profile')
  return told.deletion
}

const remove = async (browser: Browser, { email }: ProviderAccount) => {
  const { status, body } = await browser.post('/api/account/delete', { confirmation: email })
  return [status, body.code]
}
const refused = [403, 'reauthentication_required']
const exists = async (userId: string) =>
  (await testApp.db.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined

/** As a browser can that somebody else sits at. */
function strip(url: URL): void {
  for (const name of ['prompt', 'max_age', 'claims']) url.searchParams.delete(name)
}

describe.each(['google', 'microsoft'] as const)('deleting an account of %s', (provider) => {
  test('deletion asks the provider again, and follows a new sign-in by the same person', async () => {
    const { who, browser, userId } = await signUpAt(provider)
    expect(await remove(browser, who)).toEqual(refused)
    const left = browser.cookies.get('__Host-vedetta.session_token')
    expect(await signInAgain(browser, provider, who)).toBe('confirmed')
    expect(browser.cookies.get('__Host-vedetta.session_token')).not.toBe(left)
    expect((await browser.get('/api/auth/list-sessions')).body.sessions).toHaveLength(1)
    expect(await remove(browser, who)).toEqual([200, undefined])
    expect(await exists(userId)).toBe(false)
    expect(await actsOf(testApp.db, userId)).toEqual(['signed_up', 'reauthenticated', 'account_deleted'])
  })

  test('an ordinary sign-in, even a moment ago, is no proof for a deletion', async () => {
    const { who, userId } = await signUpAt(provider)
    const { browser } = await providerJourney(testApp, [provider, providers[provider]], who)
    expect(await remove(browser, who)).toEqual(refused)
    expect(await exists(userId)).toBe(true)
  })

  test('another person of the provider, known or not, is no proof and takes nothing over', async () => {
    const { who, browser, userId } = await signUpAt(provider)
    const { who: known } = await signUpAt(provider)
    const unknown = providers[provider].add(account(proofs[provider]))
    for (const other of [known, unknown]) {
      expect(await signInAgain(browser, provider, other)).toBe('refused')
      expect((await browser.get('/api/profile')).body.user.userID).toBe(userId)
      expect(await remove(browser, who)).toEqual(refused)
    }
    const made = testApp.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', unknown.email ?? '')
    expect(await made.execute()).toEqual([])
  })

  test('the request asks for a new sign-in and for its time', async () => {
    const { browser } = await signUpAt(provider)
    const { searchParams } = new URL((await browser.post('/api/account/reauthenticate')).body.url)
    expect(searchParams.get('prompt')).toBe(provider === 'google' ? 'select_account' : 'login')
    expect(searchParams.get('max_age')).toBe('0')
    expect(JSON.parse(searchParams.get('claims') ?? '')).toEqual({ id_token: { auth_time: { essential: true } } })
  })
})

describe('a new sign-in at the provider', () => {
  test('a session that ended meanwhile is not replaced by a new one', async () => {
    const { who, browser, userId } = await signUpAt('google')
    const { body } = await browser.post('/api/account/reauthenticate')
    await testApp.db.deleteFrom('session').where('user_id', '=', userId).execute()
    const { told } = await comeBack(browser, providers.google, body.url, who)
    expect(told).toEqual({ deletion: 'refused' })
    expect(await isSignedIn(browser)).toBe(false)
    expect(await testApp.db.selectFrom('session').select('id').where('user_id', '=', userId).execute()).toEqual([])
  })

  test('a person with two-step sign-in also needs a code to delete the account', async () => {
    const { who, browser, userId } = await signUpAt('google')
    const { body } = await browser.post('/api/auth/two-factor/enable', {})
    const secret = new URL(body.uri).searchParams.get('secret') ?? ''
    await browser.post('/api/auth/two-factor/verify-totp', { code: totp(secret) })
    expect(await signInAgain(browser, 'google', who)).toBe('confirmed')
    expect(await remove(browser, who)).toEqual([400, 'second_factor_code_required'])
    const confirmed = { confirmation: who.email, code: body.backupCodes[0] }
    expect((await browser.post('/api/account/delete', confirmed)).status).toBe(200)
    expect(await exists(userId)).toBe(false)
  })
})

describe('the time of the sign-in at the provider', () => {
  test('a sign-in from before the request is no proof, though the browser stripped the request of its parameters', async () => {
    const { who, browser, userId } = await signUpAt('google')
    const earlier = providers.google.add({ ...who, signedInAt: Math.floor(Date.now() / 1000) - 600 })
    expect(await signInAgain(browser, 'google', earlier, strip)).toBe('refused')
    expect(await remove(browser, who)).toEqual(refused)
    expect(await exists(userId)).toBe(true)
  })

  test('a token without the time is no proof', async () => {
    const { who, browser } = await signUpAt('microsoft')
    expect(await signInAgain(browser, 'microsoft', who, strip)).toBe('refused')
    expect(await remove(browser, who)).toEqual(refused)
  })
})

describe('the proof for a deletion', () => {
  test('the proof ends after five minutes', async () => {
    const { who, browser } = await signUpAt('google')
    await signInAgain(browser, 'google', who)
    clock.mockImplementation(() => new Date(Date.now() + 5 * minuteMs + 1000))
    expect(await remove(browser, who)).toEqual(refused)
  })

  test('the proof counts in its own session alone', async () => {
    const { who, browser } = await signUpAt('google')
    await signInAgain(browser, 'google', who)
    const { browser: other } = await providerJourney(testApp, ['google', providers.google], who)
    other.cookies.set('__Host-vedetta.reauthenticated', browser.cookies.get('__Host-vedetta.reauthenticated') ?? '')
    expect(await remove(other, who)).toEqual(refused)
  })

  test('a forged proof is refused', async () => {
    const { who, browser } = await signUpAt('google')
    await signInAgain(browser, 'google', who)
    const [, signature] = browser.cookies.get('__Host-vedetta.reauthenticated')?.split('.') ?? []
    browser.cookies.set('__Host-vedetta.reauthenticated', `${Date.now() + 60 * minuteMs}.${signature}`)
    expect(await remove(browser, who)).toEqual(refused)
  })

  test('a person with a password is not sent to a provider', async () => {
    const { browser, email } = await signUpPerson(testApp)
    expect((await browser.post('/api/account/reauthenticate')).body.code).toBe('password_required')
    expect((await browser.post('/api/account/delete', { confirmation: email, password })).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(false)
  })
})
