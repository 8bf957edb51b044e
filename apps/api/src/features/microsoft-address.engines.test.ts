import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ofOneTenant,
  type ProviderAccount,
  startOpenIdProvider,
  type TestProvider,
} from '../testing/openid-provider.ts'
import { account, isSignedIn, providerJourney, publicUrl, redirectUri } from '../testing/provider-journey.ts'
import { createTestApp, signUpPerson, type TestApp } from '../testing/test-app.ts'

const tenant = '5f9c2b1e-0d3a-4c57-9a51-9e1d8a3b7c10'
const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'

let microsoft: TestProvider
let testApp: TestApp
beforeAll(async () => {
  microsoft = await startOpenIdProvider({ redirectUri: redirectUri('microsoft'), tenant })
  testApp = await createTestApp({ publicUrl, providers: { microsoft: microsoft.config } })
})
afterAll(async () => {
  await testApp.close()
  await microsoft.close()
})

const journey = (who: ProviderAccount) => providerJourney(testApp, ['microsoft', microsoft], who)
const find = ({ db }: TestApp, email = '') =>
  db.selectFrom('user').select(['id', 'email_verified']).where('email', '=', email).executeTakeFirst()

describe('an address at Microsoft', () => {
  test.each([true, 'true', '1', 1])('an address with xms_edov %o is proven', async (xms_edov) => {
    const who = account({ xms_edov })
    expect((await journey(who)).told).not.toHaveProperty('error')
  })

  test.each<[string, Partial<ProviderAccount>]>([
    ['no claim', {}],
    ['email_verified alone, which a tenant’s administrator can write', { email_verified: true }],
    ['xms_edov false', { xms_edov: false }],
    ['xms_edov "0"', { xms_edov: '0' }],
    ['xms_edov 0', { xms_edov: 0 }],
    ['xms_edov ""', { xms_edov: '' }],
    ['xms_edov "yes", which Microsoft never sends', { xms_edov: 'yes' }],
    ['a guest of another tenant', { idp: `https://sts.windows.net/${randomUUID()}/`, email_verified: true }],
    ['a guest with a personal account', { idp: 'live.com', xms_edov: false }],
  ])('an address with %s is not proven: no account, no session, a text', async (_what, claims) => {
    const who = account(claims)
    const { told, browser } = await journey(who)
    expect(told).toEqual({ error: 'oauth_email_unproven' })
    expect([await find(testApp, who.email), await isSignedIn(browser)]).toEqual([undefined, false])
  })

  test('an attacker’s tenant that writes a user’s address into an account gets neither the account nor a link to it', async () => {
    const { email, userId } = await signUpPerson(testApp)
    const { told, browser } = await journey(account({ email, email_verified: true }))
    expect(told).toHaveProperty('error')
    expect(await isSignedIn(browser)).toBe(false)
    const links = await testApp.db.selectFrom('account').select('provider_id').where('user_id', '=', userId).execute()
    expect(links).toEqual([{ provider_id: 'credential' }])
  })

  test('an address that stops being proven does not lock its owner out', async () => {
    const who = account({ xms_edov: true })
    await journey(who)
    expect(await isSignedIn((await journey({ ...who, xms_edov: false })).browser)).toBe(true)
  })
})

describe('the tenant of a Microsoft token', () => {
  test.each([
    ['another', randomUUID()],
    ['the personal accounts’', personalTenant],
    ['no', 'common'],
  ])('a token of one tenant that names %s tenant is refused', async (_what, tid) => {
    const who = account({ xms_edov: true, tid })
    expect((await journey(who)).told).toEqual({ error: 'oauth_failed' })
    expect(await find(testApp, who.email)).toBeUndefined()
  })

  test('personal Microsoft accounts have proven addresses', async () => {
    const personal = await startOpenIdProvider({ redirectUri: redirectUri('microsoft'), tenant: personalTenant })
    const instance = await createTestApp({ publicUrl, providers: { microsoft: personal.config } })
    const { told } = await providerJourney(instance, ['microsoft', personal], account())
    expect(told).not.toHaveProperty('error')
    await instance.close()
    await personal.close()
  })

  test('a tenant’s token that names the personal tenant proves nothing where the instance is configured for that tenant alone', async () => {
    const instance = await createTestApp({
      publicUrl,
      providers: { microsoft: ofOneTenant(microsoft.config, tenant) },
    })
    const { told } = await providerJourney(instance, ['microsoft', microsoft], account({ tid: personalTenant }))
    expect(told).toEqual({ error: 'oauth_email_unproven' })
    await instance.close()
  })
})
