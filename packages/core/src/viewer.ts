import type { Language } from '@vedetta/contracts/labels'
import type { Tier } from '@vedetta/contracts/plans'

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
  readonly expiresAt: Date
  /** Whether its administrator wants a second step of everybody with a seat. */
  readonly requiresSecondStep: boolean
  /** Their last use of the seat, recorded once a minute. */
  readonly usedAt: Date | null
}

/** A viewer with an active seat. */
export type SeatedViewer = Viewer & { readonly seat: ActiveSeat }
