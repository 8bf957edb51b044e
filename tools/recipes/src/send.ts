import { setTimeout as sleep } from 'node:timers/promises'

const maxTries = 5
const timeoutMs = 30_000

type Sent = { method: string; headers: Record<string, string>; body?: unknown }

/** The JSON of an answer. What was refused for haste, or failed at the other end, is sent again a few times. */
export async function send(url: URL, { method, headers, body }: Sent, tries = 1): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.ok) return response.json()
  if ((response.status === 429 || response.status >= 500) && tries < maxTries) {
    const seconds = Number(response.headers.get('retry-after') ?? 0)
    await sleep(Math.min(Math.max(seconds * 1_000, 100 * 2 ** tries), timeoutMs))
    return send(url, { method, headers, body }, tries + 1)
  }
  throw new HttpError(`${method} ${url.origin}${url.pathname}`, response.status, await response.text())
}

export class HttpError extends Error {
  readonly status: number

  constructor(request: string, status: number, answer: string) {
    super(`${request} answered ${status}: ${answer.slice(0, 500)}`)
    this.status = status
  }
}
