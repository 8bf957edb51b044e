import type { Language } from '@vedetta/contracts/labels'
import type { Tier } from '@vedetta/contracts/plans'

/** The person a call comes from. */
export type Viewer = {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  readonly firstName: string
  readonly language: Language
  readonly emailVerified: boolean
  readonly isOperator: boolean
  /** The seat they work with, while its licence lasts. */
  readonly seat: ActiveSeat | null
}

export type ActiveSeat = {
  readonly seatNo: number
  readonly licenceNo: number
  readonly licenceId: string
  readonly tier: Tier
  readonly expiresAt: Date
  /** When they were last at work with it, as it is noted once a minute. */
  readonly usedAt: Date | null
}

/** Who works with a licence. */
export type SeatedViewer = Viewer & { readonly seat: ActiveSeat }
