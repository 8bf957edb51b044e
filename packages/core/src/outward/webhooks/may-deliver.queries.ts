import { type RawBuilder, sql } from 'kysely'
import { liveSeats } from '../../customers/licences/live-seats.queries.ts'
import { grantsPublicApi } from '../../customers/licences/public-api-grant.queries.ts'

/** Whether the webhook `w` has an owner with a live seat in its licence, and the licence has the public API. */
export const mayDeliver = (now: Date): RawBuilder<boolean> => sql`
  EXISTS (
    SELECT FROM ${liveSeats(now)}
      AND seat.user_id = w.user_id AND licence.licence_no = w.licence_no AND ${grantsPublicApi}
  )`
