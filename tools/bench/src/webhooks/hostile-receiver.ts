import {
  type Behaviour,
  type ReceivedMessage,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@vedetta/simweb/webhook-receiver'
import { Webhook } from 'standardwebhooks'
import { seededRandom } from '../harness/seeded-random.ts'

type Arrival = { readonly event: number; readonly positionID: string; readonly isAccepted: boolean }

export type HostileReceiver = WebhookReceiver & {
  /** By path, what arrived there in its order. */
  readonly arrivals: ReadonlyMap<string, readonly Arrival[]>
  /** By path, the secrets that sign what comes there. */
  readonly secrets: Map<string, string[]>
  readonly counts: () => { requests: number; badSignatures: number }
}

/** Receives webhooks, and refuses, delays, resets, ignores or redirects them to a private address at random. */
export async function startHostileReceiver(seed: number, insideUrl: string): Promise<HostileReceiver> {
  const random = seededRandom(seed)
  const arrivals = new Map<string, Arrival[]>()
  const secrets = new Map<string, string[]>()
  let requests = 0
  let badSignatures = 0
  const receiver = await startWebhookReceiver((message) => {
    requests += 1
    if (!isSigned(message, secrets.get(message.path) ?? [])) badSignatures += 1
    const behaviour = behaviourOf(random, insideUrl)
    const { event, positionID } = JSON.parse(message.body).data as Arrival
    const isAccepted = behaviour !== 'reset' && behaviour !== 'silent' && behaviour.status < 300
    const known = arrivals.get(message.path) ?? []
    known.push({ event, positionID, isAccepted })
    arrivals.set(message.path, known)
    return behaviour
  })
  return { ...receiver, arrivals, secrets, counts: () => ({ requests, badSignatures }) }
}

function isSigned({ body, headers }: ReceivedMessage, secrets: readonly string[]): boolean {
  return secrets.some((secret) => {
    try {
      new Webhook(secret).verify(body, headers as Record<string, string>)
      return true
    } catch {
      return false
    }
  })
}

function behaviourOf(random: () => number, insideUrl: string): Behaviour {
  const roll = random()
  if (roll < 0.6) return { status: 200 }
  if (roll < 0.7) return { status: 200, delayMs: Math.floor(random() * 150) }
  if (roll < 0.78) return { status: 503 }
  if (roll < 0.84) return { status: 429, headers: { 'retry-after': '30' } }
  if (roll < 0.9) return 'reset'
  if (roll < 0.94) return 'silent'
  return { status: 307, headers: { location: insideUrl } }
}
