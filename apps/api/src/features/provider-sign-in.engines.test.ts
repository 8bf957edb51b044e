import { createServer } from 'node:http'
import type { Provider } from '@vedetta/contracts/facts/providers'
import { activeSeat } from '@vedetta/core/customers/licences/active-seat.queries'
import { licenceRoles } from '@vedetta/core/customers/licences/licence-role.queries'
import { makeLicence } from '@vedetta/core/testing/people'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { easyCaptcha } from '@vedetta/core/testing/solve-captcha'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { actsOf, inviteCode, mailsTo } from '../testing/identity-facts.ts'
import { type ProviderAccount, startOpenIdProvider, type TestProvider } from '../testing/openid-provider.ts'
import { account, isSignedIn, providerJourney, publicUrl, redirectUri } from '../testing/provider-journey.ts'
import { createTestApp, password, signUpPerson, someEmail, type TestApp } from '../testing/test-app.ts'

const tenant = '5f9c2b1e-0d3a-4c57-9a51-9e1d8a3b7c10'

let testApp: TestApp
let providers: Record<Provider, TestProvider>
beforeAll(async () => {
  providers = {
    google: await startOpenIdProvider({ redirectUri: redirectUri('google') }),
    microsoft: await startOpenIdProvider({ redirectUri: redirectUri('microsoft'), tenant }),
  }
  testApp = await createTestApp({
    publicUrl,
    providers: { google: providers.google.config, microsoft: providers.microsoft.config },
  })
})
afterAll(async () => {
  await testApp.close()
  await Promise.all(Object.values(providers).map((provider) => provider.close()))
})

type Fields = Parameters<typeof providerJourney>[3]
const journey = (provider: Provider, who: ProviderAccount, fields?: Fields) =>
  providerJourney(testApp, [provider, providers[provider]], who, fields)

const find = (email = '') =>
  testApp.db.selectFrom('user').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
const countUsers = async () => (await testApp.db.selectFrom('user').select('id').execute()).length
const kinds: [Provider, Partial<ProviderAccount>, Partial<ProviderAccount>][] = [
  ['google', { email_verified: true }, { email_verified: false }],
  ['microsoft', { xms_edov: true }, {}],
]

describe.each(kinds)('signing in with %s', (provider, verified, unverified) => {
  const screen = `/sign/${provider}`

  test('a provider sign-in creates an account with a verified address, and signs in to it again', async () => {
    const who = account({ ...verified, email: someEmail().toUpperCase() })
    const first = await journey(provider, who, { next: '/positions?q=1' })
    expect([first.path, first.told]).toEqual([screen, { next: '/positions?q=1' }])
    expect(await isSignedIn(first.browser)).toBe(true)
    const user = await find(who.email)
    expect(user).toMatchObject({
      first_name: 'Anna',
      last_name: 'Prova',
      language: 'en',
      email_verified: true,
      image: null,
      terms_accepted_at: expect.any(Date),
    })
    const again = await journey(provider, who)
    expect([again.path, again.told]).toEqual([screen, {}])
    expect(await isSignedIn(again.browser)).toBe(true)
    expect(
      await testApp.db
        .selectFrom('user')
        .select('id')
        .where('email', '=', user?.email ?? '')
        .execute(),
    ).toHaveLength(1)
    expect(await actsOf(testApp.db, user?.id ?? '')).toEqual(['signed_up', 'signed_in'])
    expect(await mailsTo(testApp.db, user?.email ?? '')).toEqual([])
  })

  test('a provider account without a verified address is refused and creates none', async () => {
    const who = account(unverified)
    const { path, told, browser } = await journey(provider, who)
    expect([path, told]).toEqual([screen, { error: 'oauth_email_unproven' }])
    expect([await find(who.email), await isSignedIn(browser)]).toEqual([undefined, false])
  })

  test('a provider account without an address is refused and creates none', async () => {
    const before = await countUsers()
    const { email: _, ...who } = account(verified)
    const { path, told, browser } = await journey(provider, who)
    expect([path, told]).toEqual([screen, { error: 'oauth_invalid_account' }])
    expect([await countUsers(), await isSignedIn(browser)]).toEqual([before, false])
  })

  test('an address that has a password account is refused and not linked', async () => {
    const { email, userId } = await signUpPerson(testApp)
    const { told, browser } = await journey(provider, account({ ...verified, email }))
    expect([told, await isSignedIn(browser)]).toEqual([{ error: 'oauth_email_in_use' }, false])
    const links = await testApp.db.selectFrom('account').select('provider_id').where('user_id', '=', userId).execute()
    expect(links).toEqual([{ provider_id: 'credential' }])
  })

  test('a provider sign-in with an invite to the same address takes the seat', async () => {
    const who = account(verified)
    const code = await inviteCode(testApp.db, who.email ?? '')
    expect((await journey(provider, who, { code })).told).toEqual({})
    const user = await find(who.email)
    expect(await activeSeat(testApp.db, user?.id ?? '', new Date())).not.toBeNull()
  })

  test('a provider sign-in with an invite to another address creates no account', async () => {
    const who = account(verified)
    const code = await inviteCode(testApp.db, someEmail())
    const { told, browser } = await journey(provider, who, { code })
    expect(told).toEqual({ error: 'invite_email_mismatch', code })
    expect([await find(who.email), await isSignedIn(browser)]).toEqual([undefined, false])
  })

  test('a provider sign-in with an invalid invite creates the account and returns a notice', async () => {
    const who = account(verified)
    const { told, browser } = await journey(provider, who, { code: 'UNKNOWN', next: '/profile' })
    expect(told).toEqual({ notice: 'invite_invalid', next: '/profile' })
    expect([await find(who.email), await isSignedIn(browser)]).toEqual([expect.any(Object), true])
  })

  test('a returning user with an invalid code or another’s invite is signed in with a notice', async () => {
    const who = account(verified)
    await journey(provider, who)
    expect((await journey(provider, who, { code: 'UNKNOWN' })).told).toEqual({ notice: 'licence_not_redeemed' })
    const code = await inviteCode(testApp.db, someEmail())
    expect((await journey(provider, who, { code })).told).toEqual({ notice: 'licence_not_redeemed' })
  })

  test('a provider sign-in makes the user administrator of the licences that name the address', async () => {
    const who = account(verified)
    const { licenceId } = await makeLicence(testApp.db, { administrator_email: who.email ?? '' })
    await journey(provider, who)
    expect(await licenceRoles(testApp.db, (await find(who.email))?.id ?? '', licenceId)).toEqual(['administrator'])
  })

  test('a provider account has no password to sign in with, reset or change', async () => {
    const who = account(verified)
    const { browser } = await journey(provider, who)
    const signIn = await openBrowser(testApp.app).post('/api/auth/sign-in/email', { email: who.email, password })
    expect([signIn.status, signIn.body.code]).toEqual([409, 'provider_account'])
    const captcha = await easyCaptcha(testApp.secrets)
    const reset = await openBrowser(testApp.app).post('/api/auth/request-password-reset', { email: who.email, captcha })
    expect([reset.status, reset.body.code]).toEqual([409, 'reset_provider_account'])
    const passwords = { current: password, password: 'Cavallo-Bianco-9', repeated: 'Cavallo-Bianco-9' }
    expect((await browser.post('/api/auth/change-password', passwords)).body.code).toBe('provider_account')
  })

  test('a provider sign-in stores no provider tokens', async () => {
    const who = account(verified)
    await journey(provider, who)
    const link = await testApp.db.selectFrom('account').selectAll().where('account_id', '=', who.sub).executeTakeFirst()
    expect(link).toMatchObject({ access_token: null, refresh_token: null, id_token: null })
  })

  test('the authorisation request carries only a random state, and uses PKCE', async () => {
    const { started } = await journey(provider, account(verified), { code: 'UNKNOWN', next: '/profile' })
    const sent = new URL(started.body.url).searchParams
    expect([...sent.keys()].sort()).toEqual(
      [
        'client_id',
        'code_challenge',
        'code_challenge_method',
        'nonce',
        'redirect_uri',
        'response_type',
        'scope',
        'state',
      ].sort(),
    )
    expect(sent.get('code_challenge_method')).toBe('S256')
  })

  test('a declined provider sign-in is reported', async () => {
    const { path, told } = await journey(provider, { sub: '' })
    expect([path, told]).toEqual([screen, { error: 'oauth_failed' }])
  })

  test('a provider sign-in is completed once, by the browser that began it', async () => {
    const who = providers[provider].add(account(verified))
    const mine = openBrowser(testApp.app)
    const started = await mine.post('/api/auth/sign-in/oauth2', { provider, language: 'it' })
    const back = (await providers[provider].signIn(started.body.url, who)).slice(publicUrl.length)
    const victim = openBrowser(testApp.app)
    expect((await victim.get(back)).headers.location).toBe(`${screen}?error=oauth_failed`)
    expect(await isSignedIn(victim)).toBe(false)
    await mine.get(back)
    expect((await mine.get(back)).headers.location).toBe(`${screen}?error=oauth_failed`)
  })
})

describe('sign-in providers', () => {
  test('a provider is listed when it is configured', async () => {
    const { body } = await openBrowser(testApp.app).get('/api/instance')
    expect(body.providers).toEqual(['google', 'microsoft'])
  })

  test('a provider that is not configured is not offered', async () => {
    const without = await createTestApp()
    const browser = openBrowser(without.app)
    expect((await browser.get('/api/instance')).body.providers).toEqual([])
    const { status, body } = await browser.post('/api/auth/sign-in/oauth2', { provider: 'google', language: 'it' })
    expect([status, body.code]).toEqual([422, 'oauth_failed'])
    await without.close()
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'a provider sign-in never redirects to %s',
    async (next) => {
      const browser = openBrowser(testApp.app)
      const { status } = await browser.post('/api/auth/sign-in/oauth2', { provider: 'google', language: 'it', next })
      expect(status).toBe(400)
    },
  )

  test.each([
    ['a full name alone', { given_name: '', family_name: '', name: 'Anna Maria Prova' }, 'Anna', 'Maria Prova'],
    ['no name', { given_name: '', family_name: '', email: 'nome.cognome@prova.example' }, 'nome.cognome', ''],
    [
      'a name nobody could type',
      { given_name: '<b>Anna</b>\u0000', family_name: 'x'.repeat(100) },
      'b Anna /b',
      'x'.repeat(80),
    ],
  ])('a provider profile with %s still gives usable names', async (_what, names, first, last) => {
    const who = account({ email_verified: true, ...names })
    await journey('google', who)
    expect(await find(who.email)).toMatchObject({ first_name: first, last_name: last })
  })
})

describe('an unavailable provider', () => {
  test.each([
    ['refuses connections', false],
    ['never answers', true],
  ])('a provider that %s does not block password sign-in, and works again once it is back', async (_what, hangs) => {
    const port = await pickPort()
    const silent = createServer(() => {})
    if (hangs) await new Promise<void>((ready) => silent.listen(port, '127.0.0.1', ready))
    const discoveryUrl = `http://127.0.0.1:${port}/.well-known/openid-configuration`
    const client = { clientId: 'vedetta', clientSecret: 'a secret of the tests', discoveryUrl }
    const alone = await createTestApp({ publicUrl, providers: { google: client } })
    const { browser } = await signUpPerson(alone)
    expect(await isSignedIn(browser)).toBe(true)

    silent.closeAllConnections()
    await new Promise((closed) => silent.close(closed))
    const start = () => browser.post('/api/auth/sign-in/oauth2', { provider: 'google', language: 'it' })
    expect((await start()).body.code).toBe('oauth_failed')
    const google = await startOpenIdProvider({ redirectUri: redirectUri('google'), port })
    expect((await start()).status).toBe(200)
    await alone.close()
    await google.close()
  })
})
