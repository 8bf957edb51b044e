import type { DiscardReason } from '@vedetta/contracts/inbox/discarded-positions'
import type { PositionRow } from '@vedetta/contracts/positions/position-row'

/** A position of any list, with what is known of its discard. */
export type Discardable = Pick<PositionRow, 'positionID' | 'name' | 'discarded'> & {
  reason?: DiscardReason | null
  discardReason?: DiscardReason | null
}
