import { type Expression, sql } from 'kysely'

/** The days of the watch are Italy's, wherever the database is. */
export const italianDay = (instant: Date | Expression<unknown>) =>
  sql<string>`(${instant}::timestamptz AT TIME ZONE 'Europe/Rome')::date`

/** Of the week that an instant is in. */
export const italianMonday = (instant: Date | Expression<unknown>) =>
  sql<string>`date_trunc('week', ${italianDay(instant)}::timestamp)::date`

export const startOfItalianDay = (instant: Date, daysLater = 0) =>
  sql<Date>`(${italianDay(instant)} + ${daysLater}::int)::timestamp AT TIME ZONE 'Europe/Rome'`
