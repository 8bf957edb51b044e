import { Agent } from 'undici'
import type { AddressGate } from './address-gate.ts'
import { createGatedConnector, type SimulatedWeb } from './gated-connector.ts'

const connectMs = 5_000
const usualAnswerMs = 10_000
const maxAnswer = 16_384

type GatedPost = {
  /** One request to an address that a stranger chose, by https on its usual port, without redirects. Rejects without an answer. */
  post(
    url: string,
    request: { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array },
  ): Promise<{ status: number; retryAfter: string | undefined }>
  close(): Promise<void>
}

export function createGatedPost(
  gate: AddressGate,
  simulated: SimulatedWeb | null = null,
  answerMs = usualAnswerMs,
): GatedPost {
  const agent = new Agent({
    connect: createGatedConnector(gate, [443], connectMs, simulated),
    allowH2: false,
    // As many as are wanted: customers share hosts, and one that hangs must not have another's message wait for a connection.
    connections: null,
    pipelining: 1,
    maxHeaderSize: maxAnswer,
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
  })
  return {
    post: async (url, { headers, body: sent }) => {
      const { protocol, origin, pathname, search, username, password } = new URL(url)
      if (protocol !== 'https:' || username || password) throw new Error('an address that is not posted to')
      const signal = AbortSignal.timeout(answerMs)
      const path = `${pathname}${search}`
      const answer = await agent.request({ origin, path, method: 'POST', headers: { ...headers }, body: sent, signal })
      // The body is of no interest; a long one ends the connection.
      await answer.body.dump({ limit: maxAnswer, signal }).catch(() => undefined)
      const retryAfter = answer.headers['retry-after']
      return { status: answer.statusCode, retryAfter: Array.isArray(retryAfter) ? retryAfter[0] : retryAfter }
    },
    close: () => agent.destroy(),
  }
}
