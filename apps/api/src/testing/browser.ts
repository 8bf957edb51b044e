import { randomInt } from 'node:crypto'
import type { App } from '../app.ts'

type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever comes
  body: any
  headers: Record<string, unknown>
  cookies: string[]
}

export type Browser = {
  readonly address: string
  get: (path: string) => Promise<Answer>
  post: (path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>
  cookies: Map<string, string>
}

/** A client with a cookie jar and an IP address of its own. */
export function openBrowser(app: Pick<App, 'inject'>, address = someAddress()): Browser {
  const cookies = new Map<string, string>()

  async function send(method: 'GET' | 'POST', url: string, body?: object, headers: Record<string, string> = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: { ...(cookie && { cookie }), 'user-agent': 'A browser of the tests', ...headers },
      ...(body && { payload: body }),
    })
    const sent = [response.headers['set-cookie'] ?? []].flat()
    for (const cookie of sent) keep(cookies, cookie)
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
      cookies: sent,
    }
  }

  return {
    address,
    cookies,
    get: (path) => send('GET', path),
    post: (path, body = {}, headers = {}) => send('POST', path, body, { 'sec-fetch-site': 'same-origin', ...headers }),
  }
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split('; ')
  const name = pair.slice(0, pair.indexOf('='))
  if (attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, pair.slice(name.length + 1))
}

const someAddress = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
