import { keysOf, type PositionStatus } from '@vedetta/contracts/text/vocabulary'

/** A user's mark of a position; a position without a mark is not seen. */
export type Mark = Exclude<PositionStatus, 'notSeen'>

const marks = { seen: true, contacted: true } as const satisfies Record<Mark, true>

export const markNames = keysOf(marks)

export const isMark = (status: string): status is Mark => Object.hasOwn(marks, status)
