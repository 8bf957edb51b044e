import { createHmac } from 'node:crypto'
import type { Secrets } from '@vedetta/core/platform/config/secrets'
import { makeCompany, makeSource } from '@vedetta/core/testing/factories'
import { makeLicence } from '@vedetta/core/testing/people'
import type { Scratch } from '../harness/scratch.ts'

export type Reader = { readonly userId: string; readonly cookie: string }

/** People of one licence, each signed in and with a filter whose bell is on. Nothing is hashed for a password. */
export async function insertReaders(
  { db, pool }: Pick<Scratch, 'db' | 'pool'>,
  [secret]: Secrets,
  count: number,
): Promise<Reader[]> {
  const { licenceNo } = await makeLicence(db, { tier: 'enterprise', size: null })
  const { rows } = await pool.query<{ userId: string; token: string }>(
    `
    WITH person AS (
      INSERT INTO "user" (name, first_name, last_name, email, email_verified)
      SELECT 'Misura Prova', 'Misura', 'Prova', gen_random_uuid() || '@persone.example', true
      FROM generate_series(1, $1) RETURNING id
    ), seat AS (
      INSERT INTO seat (licence_no, user_id) SELECT $2, id FROM person
    ), filter AS (
      INSERT INTO saved_filter (user_id, name, criteria, created_at, bell_since)
      SELECT id, 'Saldatori', '{}', now(), now() FROM person
    )
    INSERT INTO session (user_id, token, expires_at)
    SELECT id, replace(gen_random_uuid()::text, '-', ''), now() + interval '1 day' FROM person
    RETURNING user_id AS "userId", token`,
    [count, licenceNo],
  )
  return rows.map(({ userId, token }) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    return { userId, cookie: `__Host-vedetta.session_token=${encodeURIComponent(`${token}.${signature}`)}` }
  })
}

export async function insertPositions({ db, pool }: Pick<Scratch, 'db' | 'pool'>, count: number): Promise<number[]> {
  const [companyNo, sourceNo] = [await makeCompany(db), await makeSource(db)]
  const { rows } = await pool.query<{ positionNo: number }>(
    `
    INSERT INTO position (position_no, company_no, source_no, title, description, source_urls, first_seen)
    SELECT nextval('position_no'), $2, $3, 'Saldatore', 'Prova.', '{https://prova.example}', now()
    FROM generate_series(1, $1)
    RETURNING position_no AS "positionNo"`,
    [count, companyNo, sourceNo],
  )
  return rows.map(({ positionNo }) => positionNo)
}

export type Told = { readonly userId: string; readonly positionNo: number }

/** Writes matches and alerts in one transaction, as the matcher does, and returns the alerts' numbers. */
export async function insertAlerts(
  { pool }: Pick<Scratch, 'pool'>,
  told: readonly Told[],
): Promise<{ alertNo: number; userId: string }[]> {
  const { rows } = await pool.query<{ alertNo: number; userId: string }>(
    `
    WITH told AS (
      SELECT * FROM unnest($1::uuid[], $2::integer[]) AS told (user_id, position_no)
    ), matched AS (
      INSERT INTO filter_match (filter_id, position_no, opening, matched_at)
      SELECT filter_id, position_no, 1, now() FROM told JOIN saved_filter USING (user_id)
    )
    INSERT INTO alert (user_id, position_no, opening, found_at, matched_at, is_unsure)
    SELECT user_id, position_no, 1, now(), now(), false FROM told
    RETURNING alert_no AS "alertNo", user_id AS "userId"`,
    [told.map(({ userId }) => userId), told.map(({ positionNo }) => positionNo)],
  )
  return rows
}
