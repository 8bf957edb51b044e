import { type Expression, sql } from 'kysely'
import type { Db } from './client.ts'

/** The days of the watch are Italian ones, whatever the time zone of the database. */
export const italianDay = (instant: Date | Expression<unknown>) =>
  sql<string>`(${instant}::timestamptz AT TIME ZONE 'Europe/Rome')::date`

/** The Monday of the week that contains an instant. */
export const italianMonday = (instant: Date | Expression<unknown>) =>
  sql<string>`date_trunc('week', ${italianDay(instant)}::timestamp)::date`

export const startOfItalianDay = (instant: Date, daysLater = 0) =>
  sql<Date>`(${italianDay(instant)} + ${daysLater}::int)::timestamp AT TIME ZONE 'Europe/Rome'`

/** The instant at which the day of an instant began in Italy, or one some days later. */
export async function readStartOfItalianDay(db: Db, instant: Date, daysLater = 0): Promise<Date> {
  const { rows } = await sql<{ start: Date }>`SELECT ${startOfItalianDay(instant, daysLater)} AS start`.execute(db)
  return (rows[0] as { start: Date }).start
}
