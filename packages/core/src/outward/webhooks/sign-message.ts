import { createHmac } from 'node:crypto'

type Signed = { readonly messageId: string; readonly body: string; readonly at: Date }

/** The headers of Standard Webhooks, with a signature by each secret. */
export function signMessage(secrets: readonly string[], { messageId, body, at }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': messageId, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
