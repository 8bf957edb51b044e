import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderConfig } from '@vedetta/core/customers/identity/providers'
import Provider, { interactionPolicy } from 'oidc-provider'

/** The claims of an account at the provider. */
export type ProviderAccount = {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
  readonly name?: string
  /** Microsoft's claims for a verified address and for the tenant. */
  readonly xms_edov?: boolean | string | number
  readonly tid?: string
  /** The tenant that a guest comes from. */
  readonly idp?: string
  /** In seconds, when the person last signed in at the provider, if not just now. */
  readonly signedInAt?: number
}

export type TestProvider = {
  readonly config: ProviderConfig
  /** Accounts can be added at any time; the sign-in page lists them. */
  readonly accounts: Map<string, ProviderAccount>
  readonly add: (account: ProviderAccount) => ProviderAccount
  /** Follows the sign-in like a browser. Returns the address it is redirected back to. */
  readonly signIn: (url: string, account: ProviderAccount) => Promise<string>
  readonly close: () => Promise<void>
}

type Settings = {
  /** The allowed redirect address. */
  redirectUri: string
  /** Like Microsoft: the discovery document has a placeholder for the tenant in its issuer, the tokens have this tenant. */
  tenant?: string
  port?: number
  /** Whether tokens tell when the person signed in at the provider, also where nobody asked for it. */
  sendsAuthTime?: boolean
}

/** As if the instance were configured for one tenant alone: its discovery document has no placeholder. */
export const ofOneTenant = ({ discoveryUrl, ...client }: ProviderConfig, tenant: string): ProviderConfig => ({
  ...client,
  discoveryUrl: discoveryUrl.replace('/common/', `/${tenant}/`),
})

/** A real OpenID Connect provider on loopback, with a page to choose an account. */
export async function startOpenIdProvider({
  redirectUri,
  tenant,
  port = 0,
  sendsAuthTime = true,
}: Settings): Promise<TestProvider> {
  const accounts = new Map<string, ProviderAccount>()
  const mount = tenant ? `/${tenant}/v2.0` : ''
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'vedetta', clientSecret: 'a secret of the tests' }
  const provider = createProvider(`${origin}${mount}`, { client, redirectUri, accounts, tenant, sendsAuthTime })
  const callback = provider.callback()

  handle = async (request, response) => {
    const path = request.url ?? '/'
    if (tenant && path === discoveryOfAllTenants) return sendDiscovery(response, `${origin}${mount}`, tenant)
    if (path.startsWith(`${mount}/interaction/`)) return interact(provider, accounts, request, response)
    if (!path.startsWith(`${mount}/`)) return response.writeHead(404).end()
    Object.assign(request, { originalUrl: path, url: path.slice(mount.length) })
    return callback(request, response)
  }

  const discoveryUrl = `${origin}${tenant ? discoveryOfAllTenants : '/.well-known/openid-configuration'}`
  return {
    config: { ...client, discoveryUrl },
    accounts,
    add: (account) => {
      accounts.set(account.sub, account)
      return account
    },
    signIn: (url, { sub }) => signIn(url, sub, redirectUri),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

const discoveryOfAllTenants = '/common/v2.0/.well-known/openid-configuration'

async function sendDiscovery(response: ServerResponse, issuer: string, tenant: string): Promise<void> {
  const document = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as object
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ ...document, issuer: issuer.replace(tenant, '{tenantid}') }))
}

function createProvider(
  issuer: string,
  {
    client,
    redirectUri,
    accounts,
    tenant,
    sendsAuthTime,
  }: {
    client: { clientId: string; clientSecret: string }
    redirectUri: string
    accounts: Map<string, ProviderAccount>
    tenant: string | undefined
    sendsAuthTime: boolean
  },
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        require_auth_time: sendsAuthTime,
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: ['a key of the tests'] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub', 'tid', 'idp'],
      email: ['email', 'email_verified', 'xms_edov'],
      profile: ['name', 'given_name', 'family_name'],
    },
    interactions: { url: (_context, { uid }) => `${issuer}/interaction/${uid}`, policy: promptsOfGoogle() },
    findAccount: (_context, sub) => {
      const account = accounts.get(sub)
      return account && { accountId: sub, claims: () => ({ ...(tenant && { tid: tenant }), ...account }) }
    },
    // Consent is implied by signing in.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

/** Google's `select_account` besides the usual ones. */
function promptsOfGoogle() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

/** The page lists the accounts; its form chooses one, or declines. */
async function interact(
  provider: Provider,
  accounts: Map<string, ProviderAccount>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') {
    const choices = [...accounts.values()].map(
      ({ sub, email }) => `<p><button name="account" value="${sub}">${email ?? sub}</button></p>`,
    )
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Accedi</title><link rel="icon" href="data:">
      <form method="post">${choices.join('')}<p><button name="account" value="">Annulla</button></p></form>
      <form method="post"><label>Un altro account, in JSON <input name="described"></label> <button>Entra</button></form>`)
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const form = new URLSearchParams(Buffer.concat(chunks).toString())
  const described = form.get('described')
  const account = described ? (JSON.parse(described) as ProviderAccount) : undefined
  if (account) accounts.set(account.sub, account)
  const accountId = account?.sub ?? form.get('account')
  const ts = accounts.get(accountId ?? '')?.signedInAt
  const login = { accountId: accountId ?? '', ...(ts !== undefined && { ts }) }
  const outcome = accountId ? { login, select_account: {} } : { error: 'access_denied' }
  await provider.interactionFinished(request, response, outcome, { mergeWithLastSubmission: false })
}

async function signIn(start: string, sub: string, redirectUri: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = start
  let init: RequestInit = {}
  for (let step = 0; step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = response.headers.get('location')
    if (location === null) {
      init = { method: 'POST', body: new URLSearchParams({ account: sub }) }
      continue
    }
    url = new URL(location, url).href
    init = {}
    if (url.startsWith(redirectUri)) return url
  }
  throw new Error('the provider sent nobody back')
}
