import type { Provider } from '@vedetta/contracts/facts/providers'
import type { GenericOAuthConfig, GenericOAuthUserInfo } from 'better-auth/plugins/generic-oauth'
import { describe, expect, test } from 'vitest'
import { providerPlugins } from './providers.ts'

const client = { clientId: 'vedetta', clientSecret: 'a secret', discoveryUrl: 'https://provider.example/' }
const [oauth, tenants] = providerPlugins({ google: client, microsoft: client })
const configs: GenericOAuthConfig[] = oauth?.options?.config ?? []

const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'
const tenant = '5f9c2b1e-0d3a-4c57-9a51-9e1d8a3b7c10'
const issuerOf = (tid: string) => `https://login.microsoftonline.com/${tid}/v2.0`

const userOf = (provider: Provider, claims: Record<string, unknown>) =>
  configs.find(({ providerId }) => providerId === provider)?.mapProfileToUser?.(claims as GenericOAuthUserInfo)
const isProven = (provider: Provider, claims: Record<string, unknown>) =>
  (userOf(provider, claims) as { emailVerified: boolean }).emailVerified

describe('an address', () => {
  test('of Google is proven by Google’s word alone', () => {
    expect(isProven('google', { email_verified: true })).toBe(true)
    expect(isProven('google', { email_verified: false })).toBe(false)
    expect(isProven('google', { xms_edov: true, tid: personalTenant, iss: issuerOf(personalTenant) })).toBe(false)
  })

  test('of a personal account at Microsoft is proven by the tenant and the issuer together', () => {
    expect(isProven('microsoft', { tid: personalTenant, iss: issuerOf(personalTenant) })).toBe(true)
    expect(isProven('microsoft', { tid: tenant, iss: issuerOf(personalTenant) })).toBe(false)
    expect(isProven('microsoft', { tid: personalTenant, iss: issuerOf(tenant) })).toBe(false)
  })

  test.each([undefined, 7, 'not an address', ''])('is not proven by the issuer %o', (iss) => {
    expect(isProven('microsoft', { tid: personalTenant, iss })).toBe(false)
  })
})

describe('the name of a new person', () => {
  test.each([
    ['the names that are given', { given_name: 'Anna', family_name: 'De Prova', name: 'A. P.' }, ['Anna', 'De Prova']],
    ['the whole name, split at the first space', { name: 'Anna De Prova' }, ['Anna', 'De Prova']],
    ['the address where there is no name', { email: 'anna@persone.example' }, ['anna', '']],
    ['nothing where there is neither', {}, ['', '']],
    ['plain text', { given_name: ' <b>Anna\u0000\n', family_name: 'De   Prova' }, ['b Anna', 'De Prova']],
    ['eighty characters', { given_name: 'A'.repeat(81), family_name: 'P' }, ['A'.repeat(80), 'P']],
  ])('is %s', (_what, claims, [firstName, lastName]) => {
    expect(userOf('google', claims)).toMatchObject({ firstName, lastName, image: undefined })
  })
})

describe('the issuer of a Microsoft token', () => {
  type Claims = { iss?: unknown; tid?: unknown }
  type Known = { issuer?: string | undefined; idToken?: { jwks: object; verifyClaims?: (claims: Claims) => boolean } }

  /** What the hook makes of a provider that was discovered with an issuer. */
  async function discovered(issuer: string): Promise<Known> {
    const provider = { issuer, idToken: { jwks: {}, issuer } }
    const handler = tenants?.hooks?.before?.[0]?.handler as (input: object) => Promise<void>
    await handler({ context: { socialProviders: [provider] } })
    return provider
  }

  test('must be the tenant that the token names', async () => {
    const { issuer, idToken } = await discovered(issuerOf('{tenantid}'))
    expect([issuer, idToken]).toEqual([undefined, expect.objectContaining({ issuer: undefined })])
    const accepts = idToken?.verifyClaims as (claims: Claims) => boolean
    expect(accepts({ tid: tenant, iss: issuerOf(tenant) })).toBe(true)
    expect(accepts({ tid: tenant, iss: issuerOf(personalTenant) })).toBe(false)
    expect(accepts({ tid: tenant })).toBe(false)
  })

  test.each(['common', `${tenant}/${tenant}`, `x${tenant}`, '', 7, undefined])(
    'is refused for a token whose tenant %o is none, though its issuer names it',
    async (tid) => {
      const { idToken } = await discovered(issuerOf('{tenantid}'))
      expect(idToken?.verifyClaims?.({ tid, iss: issuerOf(String(tid)) })).toBe(false)
    },
  )

  test('is checked by the library where the discovery names one', async () => {
    const { issuer, idToken } = await discovered(issuerOf(tenant))
    expect([issuer, idToken?.verifyClaims]).toEqual([issuerOf(tenant), undefined])
  })

  test('is asked for on the way back alone', () => {
    const matches = tenants?.hooks?.before?.[0]?.matcher as (context: { path: string }) => boolean
    expect([matches({ path: '/callback/:id' }), matches({ path: '/sign-in/social' })]).toEqual([true, false])
  })
})
