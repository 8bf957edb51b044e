import { randomUUID } from 'node:crypto'
import type { Provider } from '@vedetta/contracts/facts/providers'
import { expect } from 'vitest'
import { type Browser, openBrowser } from './browser.ts'
import type { ProviderAccount, TestProvider } from './openid-provider.ts'
import { someEmail, type TestApp } from './test-app.ts'

/** The address that the providers of a test redirect back to. */
export const publicUrl = 'http://127.0.0.1:17473'

export const redirectUri = (provider: Provider) => `${publicUrl}/api/auth/callback/${provider}`

/** An account at a provider, by default with an address that nothing proves. */
export const account = (fields: Partial<ProviderAccount> = {}): ProviderAccount => ({
  sub: randomUUID(),
  email: someEmail(),
  given_name: 'Anna',
  family_name: 'Prova',
  ...fields,
})

type Fields = { browser?: Browser; code?: string; next?: string; terms?: true | undefined }

/**
 * Signs in at a provider as a browser does, with the terms accepted unless told otherwise. `told` holds the query of the screen it ends on.
 */
export async function providerJourney(
  { app }: Pick<TestApp, 'app'>,
  [provider, at]: readonly [Provider, TestProvider],
  who: ProviderAccount,
  { browser = openBrowser(app), ...fields }: Fields = {},
) {
  at.add(who)
  const started = await browser.post('/api/auth/sign-in/oauth2', {
    provider,
    language: 'en',
    terms: true,
    ...fields,
  })
  expect(started.status).toBe(200)
  return { browser, started, ...(await comeBack(browser, at, started.body.url, who)) }
}

/** Signs in at the provider's address, and follows the redirect back. */
export async function comeBack(browser: Browser, at: TestProvider, url: string, who: ProviderAccount) {
  const back = await at.signIn(url, who)
  const { status, headers } = await browser.get(back.slice(publicUrl.length))
  expect(status).toBe(302)
  const target = new URL(String(headers.location), publicUrl)
  return { back, path: target.pathname, told: Object.fromEntries(target.searchParams) }
}

export const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/list-sessions')).status === 200
