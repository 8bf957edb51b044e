import type { Provider } from '@vedetta/contracts/facts/providers'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { type GenericOAuthConfig, type GenericOAuthUserInfo, genericOAuth } from 'better-auth/plugins/generic-oauth'

export type ProviderConfig = { clientId: string; clientSecret: string; discoveryUrl: string }

/** The identity providers that this instance is configured for. */
export type ProviderConfigs = Partial<Record<Provider, ProviderConfig>>

export function providerPlugins(configs: ProviderConfigs): BetterAuthPlugin[] {
  const config = Object.entries(configs).map(
    ([providerId, client]): GenericOAuthConfig => ({
      ...client,
      providerId,
      pkce: true,
      scopes: ['openid', 'email', 'profile'],
      requireIdTokenVerification: true,
      disableProviderLogout: true,
      mapProfileToUser: (profile) => ({
        ...namesOf(profile),
        emailVerified: provesAddress[providerId as Provider](profile),
        image: undefined,
      }),
    }),
  )
  // Discovery waits for the first request that needs it: at start, a provider that hangs would block every sign-in.
  const undiscovered = new Map(config.map((client) => [client.providerId, { config: client }]))
  const init = () => ({ context: { genericOAuthPendingDiscovery: undiscovered } })
  return [{ ...genericOAuth({ config }), init } as BetterAuthPlugin, tenantIssuers]
}

/**
 * The discovery document of Microsoft's `common` tenant names its issuer with a placeholder, `…/{tenantid}/v2.0`, which no token carries:
 * each says the tenant it comes from, and must be issued by that one. It must come after `genericOAuth`, which discovers
 * the provider with the request.
 */
const tenantIssuers: BetterAuthPlugin = {
  id: 'tenant-issuers',
  hooks: {
    before: [
      {
        matcher: ({ path }) => path === '/callback/:id',
        handler: createAuthMiddleware(async ({ context }) => {
          for (const provider of context.socialProviders) {
            const issuer = provider.issuer
            if (!issuer?.includes(tenantGap) || !provider.idToken || !('jwks' in provider.idToken)) continue
            provider.issuer = undefined
            provider.idToken.issuer = undefined
            provider.idToken.verifyClaims = ({ iss, tid }) =>
              typeof tid === 'string' && isTenant.test(tid) && iss === issuer.replace(tenantGap, tid)
          }
        }),
      },
    ],
  },
}

const tenantGap = '{tenantid}'
const isTenant = /^[0-9a-f-]{36}$/

/** The tenant of Microsoft's personal accounts, whose addresses Microsoft has verified. */
const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'

/**
 * Whether the claims prove that the address is the person's. Any tenant's administrator can write any address, and any claim of their own
 * making, into an account at Microsoft. Only Microsoft writes `xms_edov`, which tells that the tenant owns the address's domain; it is an
 * optional claim.
 */
const provesAddress: Readonly<Record<Provider, (claims: GenericOAuthUserInfo) => boolean>> = {
  google: ({ email_verified }) => isTrue(email_verified),
  microsoft: ({ xms_edov, tid, iss }) =>
    isTrue(xms_edov) || (tid === personalTenant && isIssuedBy(personalTenant, iss)),
}

/** Microsoft encodes `xms_edov` in several ways, by the kind of account. */
const isTrue = (claim: unknown): boolean => claim === true || claim === 'true' || claim === '1' || claim === 1

function isIssuedBy(tenant: string, issuer: unknown): boolean {
  return typeof issuer === 'string' && URL.parse(issuer)?.pathname === `/${tenant}/v2.0`
}

function namesOf({ given_name, family_name, name, email }: GenericOAuthUserInfo) {
  const [first = '', ...rest] = plainName(name).split(' ')
  return {
    firstName: plainName(given_name) || first || plainName(email).split('@')[0] || '',
    lastName: plainName(family_name) || rest.join(' '),
  }
}

/** The name in the form that sign-up would accept. */
function plainName(name: unknown): string {
  if (typeof name !== 'string') return ''
  return name
    .replace(/[<>\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
}
