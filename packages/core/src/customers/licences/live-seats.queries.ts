import { type RawBuilder, sql } from 'kysely'

/** The seats that give rights: not ended, of a licence that is neither deleted nor expired. A condition may follow. */
export const liveSeats = (now: Date): RawBuilder<unknown> => sql`
  seat JOIN licence USING (licence_no)
  WHERE seat.ended_at IS NULL AND licence.deleted_at IS NULL AND licence.expires_at > ${now}`
