import { setTimeout as sleep } from 'node:timers/promises'
import { apiPrefix, type Call } from '../../packages/contracts/src/calls/call.ts'
import { signIn } from '../../packages/contracts/src/customers/auth.ts'
import { demoPassword, demoPeople } from '../../packages/synthetic/src/demo/demo-people.ts'

/** On a machine that is busy with starting everything, a search may be refused for a moment. */
const maxAttempts = 30

export type ApiSession = <Made extends Call>(
  call: Made,
  input: Made['input']['_input'],
) => Promise<Made['output']['_output']>

/** Calls the API as a person of the demo, as their browser does. */
export async function openSession(apiUrl: string, who: keyof typeof demoPeople): Promise<ApiSession> {
  const { email } = demoPeople[who]
  const answer = await send(apiUrl, signIn, { email, password: demoPassword }, '')
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return async (call, input) => (await send(apiUrl, call, input as object, cookie)).json()
}

async function send(apiUrl: string, { method, path }: Call, input: object, cookie: string): Promise<Response> {
  const url = new URL(`${apiUrl}${apiPrefix}${path}`)
  if (method === 'GET') url.search = new URLSearchParams(Object.entries(input)).toString()
  const body = method === 'POST' ? { body: JSON.stringify(input) } : {}
  const headers = { 'content-type': 'application/json', cookie }
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(url, { method, headers, ...body, signal: AbortSignal.timeout(30_000) })
    if (answer.ok) return answer
    const text = (await answer.text()).slice(0, 500)
    const seconds = answer.headers.get('retry-after')
    if (answer.status !== 503 || seconds === null || attempt === maxAttempts)
      throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    await sleep(Number(seconds) * 1_000)
  }
}
