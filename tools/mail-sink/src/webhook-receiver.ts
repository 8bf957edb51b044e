import type { IncomingMessage } from 'node:http'
import { createServer, type Server } from 'node:https'
import { createAuthority } from '@vedetta/simweb/certificates'
import { Webhook } from 'standardwebhooks'
import type { KeptMessage } from './webhook-pages.ts'

const maxBody = 1_000_000

type Receiver = {
  /** The certificate of the authority that signed the receiver's, in PEM. */
  readonly ca: string
  readonly server: Server
}

/** Receives webhooks over TLS, for every host name, and says of each whether one of the known secrets signed it. */
export function createWebhookReceiver(
  readSecrets: () => Promise<readonly string[]>,
  keep: (message: KeptMessage) => Promise<unknown>,
): Receiver {
  const { ca, contextOf } = createAuthority()
  const server = createServer({ SNICallback: (name, done) => done(null, contextOf(name)) })
  server.on('request', (request, response) => {
    receive(request).then(
      (fault) => response.writeHead(fault === null ? 204 : 401).end(),
      () => response.destroy(),
    )
  })
  return { ca, server }

  /** As a receiver ought to: what isn't signed is not accepted. */
  async function receive(request: IncomingMessage): Promise<string | null> {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const body = await readBody(request)
    const fault = faultOf({ headers, body }, await readSecrets())
    await keep({ url: `https://${headers.host}${request.url}`, headers, body, fault })
    return fault
  }
}

async function readBody(request: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > maxBody) throw new Error('the body is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** Null if one of the secrets signed the message. */
export function faultOf(
  { headers, body }: Pick<KeptMessage, 'headers' | 'body'>,
  secrets: readonly string[],
): string | null {
  let fault = 'the secret of the webhook is not known here'
  for (const secret of secrets) {
    try {
      new Webhook(secret).verify(body, { ...headers })
      return null
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error)
    }
  }
  return fault
}
