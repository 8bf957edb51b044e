import type { SunkMail } from '@vedetta/core/testing/smtp-sink'

/** A copy of a mail that arrived. */
export type Arrival = {
  readonly mailId: string
  readonly to: string
  /** Simulated. */
  readonly at: number
  readonly isDigest: boolean
  readonly positionIds: readonly string[]
}

/** What a run needs of a mail; the rest would fill the memory. */
export function arrivalOf({ messageId, to, text }: SunkMail, at: number): Arrival {
  const positionIds = [...text.matchAll(/[?&]position=([0-9a-f-]{36})$/gm)].map(([, id = '']) => id)
  return {
    mailId: messageId.slice(1, messageId.indexOf('@')),
    to: to[0] ?? '',
    at,
    isDigest: positionIds.length > 0,
    positionIds,
  }
}
