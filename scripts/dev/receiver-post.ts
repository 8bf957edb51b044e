import { createAddressGate, createResolver } from '../../packages/crawler/src/fetch/address-gate.ts'
import { createGatedPost } from '../../packages/crawler/src/fetch/gated-post.ts'

const receiverHost = 'webhooks.demo.example'

/** Where the demo's webhook sends to. The name has no address but in the worker of `pnpm dev`. */
export const receiverUrl = `https://${receiverHost}/positions`

/**
 * Sends what is for the receiver to this machine, and everything else to public addresses alone. No setting of the worker
 * does this: an entry of development composes it.
 */
export function createReceiverPost(receiver: {
  readonly ca: string
  readonly port: number
}): ReturnType<typeof createGatedPost> {
  const toReceiver = createGatedPost(
    createAddressGate(async () => ['127.0.0.1'], ['127.0.0.1/32']),
    { ca: receiver.ca, ports: { 443: receiver.port } },
  )
  const toPublic = createGatedPost(createAddressGate(createResolver(), []))
  return {
    post: (url, request) => (new URL(url).host === receiverHost ? toReceiver : toPublic).post(url, request),
    close: async () => {
      await Promise.all([toReceiver.close(), toPublic.close()])
    },
  }
}
