import type { Tier } from '@vedetta/contracts/facts/plans'
import type { Language } from '@vedetta/contracts/text/labels'

/** The signed-in person who makes the call. */
export type Viewer = {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  readonly firstName: string
  readonly language: Language
  readonly emailVerified: boolean
  readonly isOperator: boolean
  readonly hasSecondStep: boolean
  /** Their seat, while its licence is running. */
  readonly seat: ActiveSeat | null
}

export type ActiveSeat = {
  readonly seatNo: number
  readonly licenceNo: number
  readonly licenceId: string
  readonly tier: Tier
  /** Whether the plan includes the public API, or the operator granted it. */
  readonly publicApi: boolean
  readonly expiresAt: Date
  /** Whether its administrator wants a second step of everybody with a seat. */
  readonly requiresSecondStep: boolean
  /** Their last use of the seat, recorded once a minute. */
  readonly usedAt: Date | null
}

/** The person for whom something is done: by a session of theirs, or by an API key. */
export type Actor = Omit<Viewer, 'sessionId'> & {
  /** The API key that acts for the person. */
  readonly keyId?: string
}

/** An actor with an active seat. */
export type SeatedViewer = Actor & { readonly seat: ActiveSeat }
