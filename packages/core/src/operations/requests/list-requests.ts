import {
  type listRequests as listRequestsCall,
  personalDataAnswerMonths,
  requestsPageSize,
  type WaitingRequest,
} from '@vedetta/contracts/operations/requests'
import type { z } from 'zod'
import { addMonths } from '../../customers/ledger/period.ts'
import type { Db } from '../../platform/db/client.ts'
import { countRequests, type RequestRow, selectRequests } from './list-requests.queries.ts'

/** A page of the requests, with the number of waiting ones of each kind. */
export async function listRequests(
  db: Db,
  { state, kind, page }: z.output<typeof listRequestsCall.input>,
): Promise<z.input<typeof listRequestsCall.output>> {
  const from = (page - 1) * requestsPageSize
  const waiting = await countRequests(db, 'waiting')
  const counts = state === 'waiting' ? waiting : await countRequests(db, state)
  const total = kind ? (counts[kind] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0)
  const rows = await selectRequests(db, { state, kind, from, limit: requestsPageSize })
  return { requests: rows.map(requestOf), total, page, waiting }
}

function requestOf(row: RequestRow): WaitingRequest {
  return {
    requestID: row.requestId,
    kind: row.kind,
    madeAt: row.madeAt.toISOString(),
    dueAt: row.kind === 'personal_data' ? addMonths(row.madeAt, personalDataAnswerMonths).toISOString() : null,
    by: row.by,
    subject: { name: row.name, companyID: row.companyId, positionID: row.positionId },
    url: row.url,
    reason: row.reason,
    sender: row.sender,
    answer: row.outcome &&
      row.answeredAt && { outcome: row.outcome, text: row.answer, at: row.answeredAt.toISOString() },
  }
}
