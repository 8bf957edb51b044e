import type { RequestKind, RequestOutcome, WaitingRequest } from '@vedetta/contracts/operations/requests'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export type RequestRow = {
  requestId: string
  kind: RequestKind
  madeAt: Date
  by: string | null
  name: string
  companyId: string | null
  positionId: string | null
  url: string | null
  reason: string | null
  sender: WaitingRequest['sender']
  outcome: RequestOutcome | null
  answer: string | null
  answeredAt: Date | null
}

export type RequestState = 'waiting' | 'answered'

type RequestQuery = { state: RequestState; kind: RequestKind | undefined; from: number; limit: number }

/** The longest waiting first, the latest answered first. */
const orderOf = {
  waiting: sql`r.made_at, r.request_id`,
  answered: sql`r.answered_at DESC, r.request_id`,
} as const satisfies Record<RequestState, RawBuilder<unknown>>

const isOf = { waiting: sql`r.answered_at IS NULL`, answered: sql`r.answered_at IS NOT NULL` } as const

export async function selectRequests(db: Db, { state, kind, from, limit }: RequestQuery): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    SELECT r.request_id AS "requestId", r.kind, r.made_at AS "madeAt", coalesce(u.email, r.sender_email) AS by,
      coalesce(p.title, k.full_name, k.email, r.company_name, c.name, r.url, r.sender_name) AS name,
      c.company_id AS "companyId", p.position_id AS "positionId", r.url, r.reason,
      CASE WHEN r.sender_email IS NOT NULL THEN jsonb_build_object('name', r.sender_name, 'company', r.sender_company,
        'topic', r.topic, 'message', r.message) END AS sender,
      r.outcome, r.answer, r.answered_at AS "answeredAt"
    FROM request r
    LEFT JOIN "user" u ON u.id = r.user_id
    LEFT JOIN position p ON p.position_no = r.position_no
    LEFT JOIN company_contact k ON k.contact_no = r.contact_no
    LEFT JOIN company c ON c.company_no = coalesce(r.company_no, p.company_no, k.company_no)
    WHERE ${isOf[state]} AND (${kind ?? null}::text IS NULL OR r.kind = ${kind ?? null})
    ORDER BY ${orderOf[state]} LIMIT ${limit} OFFSET ${from}`.execute(db)
  return rows
}

export async function countRequests(db: Db, state: RequestState): Promise<Partial<Record<RequestKind, number>>> {
  const { rows } = await sql<{ kind: RequestKind; count: number }>`
    SELECT kind, count(*)::int AS count FROM request r WHERE ${isOf[state]} GROUP BY kind`.execute(db)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}
