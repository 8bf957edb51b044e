import { type MessageKind, messageTypes } from '@vedetta/contracts/outward/webhooks'
import type { PublicPosition } from '@vedetta/contracts/public-api/position'

type Head = {
  readonly kind: MessageKind
  readonly happenedAt: Date
  readonly positionId: string | null
  readonly event: number | null
  readonly matches: boolean | null
  /** What happened to a contact that the licence received. */
  readonly contact: ContactHead | null
}

type ContactHead = { readonly contactID: string; readonly companyID: string; readonly day: string }

/** The position in full, if the webhook has it and the licence could pay for it. */
export type FullPosition = { readonly position: PublicPosition } | { readonly position: null; readonly reason: string }

/** The JSON of a message: the head of what happened, which never changes, and the position as it is now. */
export function messageBody(filterId: string, head: Head, full: FullPosition | undefined): string {
  const { kind, positionId, event, matches, contact } = head
  const at = head.happenedAt.toISOString()
  const ofPosition = kind === 'test' ? {} : { positionID: positionId, event, kind, at, matches, ...full }
  const told = contact ?? ofPosition
  return JSON.stringify({ type: messageTypes[kind], timestamp: at, data: { filterID: filterId, ...told } })
}
