import type { Language } from '@vedetta/contracts/text/labels'
import { type RawBuilder, sql } from 'kysely'
import type { ActiveSeat, SeatedViewer } from '../../platform/viewer.ts'
import { activeSeatOf } from './active-seat.queries.ts'

export type HolderRow = ActiveSeat & {
  userId: string
  email: string
  firstName: string
  language: Language
  emailVerified: boolean
  hasSecondStep: boolean
}

/** The columns of a `HolderRow`, beside `joinHolder`. */
export const holderColumns = sql`u.id AS "userId", u.email, u.first_name AS "firstName", u.language,
  u.email_verified AS "emailVerified", coalesce(u.two_factor_enabled, false) AS "hasSecondStep", seat.*`

/** Joins the person of a seat, while the seat lasts. */
export const joinHolder = (seatNo: RawBuilder<unknown>, now: Date) => sql`
  JOIN seat held ON held.seat_no = ${seatNo} JOIN "user" u ON u.id = held.user_id
  JOIN LATERAL (${activeSeatOf(sql`u.id`, now)}) seat ON seat."seatNo" = held.seat_no`

/** A key or a feed never has the rights of an operator, whoever holds the seat. */
export function actorOf({
  userId,
  email,
  firstName,
  language,
  emailVerified,
  hasSecondStep,
  ...seat
}: HolderRow): SeatedViewer {
  return { userId, email, firstName, language, emailVerified, hasSecondStep, isOperator: false, seat }
}
