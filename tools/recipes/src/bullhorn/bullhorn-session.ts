import { send } from '../send.ts'

export type BullhornSession = {
  readonly get: (path: string, query: Record<string, string>) => Promise<unknown>
  readonly put: (path: string, body: object) => Promise<unknown>
  readonly post: (path: string, body: object) => Promise<unknown>
}

export type BullhornLogin = {
  /** The data centre's, as `loginInfo` names them. */
  readonly oauthUrl: string
  readonly restUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
}

/** Logs in. A refresh token works once: `keepToken` gets the next one before anything else is done. */
export async function openBullhorn(
  { oauthUrl, restUrl, clientId, clientSecret, refreshToken }: BullhornLogin,
  keepToken: (refreshToken: string) => Promise<void>,
): Promise<BullhornSession> {
  const granted = new URL('token', slashed(oauthUrl))
  granted.search = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    client_id: clientId,
    client_secret: clientSecret,
  }).toString()
  const tokens = (await send(granted, { method: 'POST', headers: {} })) as {
    access_token: string
    refresh_token: string
  }
  await keepToken(tokens.refresh_token)
  const login = new URL('login', slashed(restUrl))
  login.search = new URLSearchParams({ version: '*', access_token: tokens.access_token }).toString()
  const session = (await send(login, { method: 'POST', headers: {} })) as { BhRestToken: string; restUrl: string }
  const headers = { BhRestToken: session.BhRestToken }
  const at = (path: string, query: Record<string, string> = {}) => {
    const url = new URL(path, slashed(session.restUrl))
    url.search = new URLSearchParams(query).toString()
    return url
  }
  return {
    get: (path, query) => send(at(path, query), { method: 'GET', headers }),
    put: (path, body) => send(at(path), { method: 'PUT', headers, body }),
    post: (path, body) => send(at(path), { method: 'POST', headers, body }),
  }
}

const slashed = (url: string) => (url.endsWith('/') ? url : `${url}/`)
