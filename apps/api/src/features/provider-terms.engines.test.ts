import { legalVersion } from '@vedetta/contracts/customers/legal-version'
import type { Provider } from '@vedetta/contracts/facts/providers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsOf, inviteCode } from '../testing/identity-facts.ts'
import { type ProviderAccount, startOpenIdProvider, type TestProvider } from '../testing/openid-provider.ts'
import { account, isSignedIn, providerJourney, publicUrl, redirectUri } from '../testing/provider-journey.ts'
import { createTestApp, someEmail, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let providers: Record<Provider, TestProvider>
beforeAll(async () => {
  const tenant = '5f9c2b1e-0d3a-4c57-9a51-9e1d8a3b7c10'
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

const find = (email = '') => testApp.db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst()

const kinds: [Provider, Partial<ProviderAccount>][] = [
  ['google', { email_verified: true }],
  ['microsoft', { xms_edov: true }],
]

describe.each(kinds)('the terms of a sign-up with %s', (provider, verified) => {
  const at = () => [provider, providers[provider]] as const
  const withoutTerms = { terms: undefined }

  test('a new person who has not accepted the terms gets no account and no session, and is asked with their code and destination', async () => {
    const who = account(verified)
    const code = await inviteCode(testApp.db, who.email ?? '')
    const asked = await providerJourney(testApp, at(), who, { ...withoutTerms, code, next: '/profile' })
    expect([asked.path, asked.told]).toEqual([`/sign/${provider}`, { terms: 'required', code, next: '/profile' }])
    expect([await find(who.email), await isSignedIn(asked.browser)]).toEqual([undefined, false])
    const stored = await testApp.db.selectFrom('verification').select('value').execute()
    expect(JSON.stringify(stored)).not.toContain(who.sub)
    expect(JSON.stringify(stored)).not.toContain(who.email)

    const done = await providerJourney(testApp, at(), who, { browser: asked.browser, code, next: '/profile' })
    expect(done.told).toEqual({ next: '/profile' })
    expect(await isSignedIn(done.browser)).toBe(true)
  })

  test('the acceptance is stored with the version and the time, and recorded', async () => {
    const who = account(verified)
    const before = new Date()
    await providerJourney(testApp, at(), who)
    const user = await find(who.email)
    expect(user?.terms_version).toBe(legalVersion.number)
    expect(user?.terms_accepted_at?.getTime()).toBeGreaterThanOrEqual(before.getTime())
    const { details } = await testApp.db
      .selectFrom('audit_entry')
      .select('details')
      .where('actor_id', '=', user?.id ?? '')
      .where('act', '=', 'signed_up')
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({ provider, terms: legalVersion.number })
  })

  test('a known person signs in without being asked for the terms again', async () => {
    const who = account(verified)
    await providerJourney(testApp, at(), who)
    const again = await providerJourney(testApp, at(), who, withoutTerms)
    expect(again.told).toEqual({})
    expect(await isSignedIn(again.browser)).toBe(true)
    const user = await find(who.email)
    expect(await actsOf(testApp.db, user?.id ?? '')).toEqual(['signed_up', 'signed_in'])
  })

  test('an unproven address and an invite to another address are refused before the terms are asked for', async () => {
    const unproven = await providerJourney(testApp, at(), account(), withoutTerms)
    expect(unproven.told).toEqual({ error: 'oauth_email_unproven' })
    const code = await inviteCode(testApp.db, someEmail())
    const mismatch = await providerJourney(testApp, at(), account(verified), { ...withoutTerms, code })
    expect(mismatch.told).toEqual({ error: 'invite_email_mismatch', code })
  })

  test.each([false, 'true', 1, null])('the terms are accepted by true alone, not by %o', async (terms) => {
    const { app } = testApp
    const payload = { provider, language: 'it', terms }
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/auth/sign-in/oauth2', payload })
    expect(statusCode).toBe(400)
  })
})
