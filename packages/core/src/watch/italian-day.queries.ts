import { type Expression, sql } from 'kysely'

/** The days of the watch are Italy's, wherever the database is. */
export const italianDay = (instant: Date | Expression<unknown>) =>
  sql<string>`(${instant}::timestamptz AT TIME ZONE 'Europe/Rome')::date`

export const startOfItalianDay = (instant: Date, daysLater = 0) =>
  sql<Date>`(${italianDay(instant)} + ${daysLater}::int)::timestamp AT TIME ZONE 'Europe/Rome'`
