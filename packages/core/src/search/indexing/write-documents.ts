import type { Search } from '../engine/client.ts'
import { companyDocument } from '../engine/company-document.ts'
import type { IndexKind } from '../engine/index-names.ts'
import { positionDocument } from '../engine/position-document.ts'
import type { FieldsOf, Versioned } from './documents.queries.ts'

const toDocument: { [Kind in IndexKind]: (fields: FieldsOf[Kind]) => object } = {
  company: companyDocument,
  position: positionDocument,
}

export type WriteResult = { written: { no: number; version: number }[]; refused: { no: number; reason: string }[] }

/** The body of a bulk request that brings each row's document to the row's version. */
export function bulkBody<Kind extends IndexKind>(
  kind: Kind,
  rows: readonly Versioned<FieldsOf[Kind]>[],
  now: Date,
): string {
  let body = ''
  for (const { no, version, fields } of rows) {
    const document = fields === null ? { stubbed_at: now.getTime() } : toDocument[kind](fields)
    body += `{"index":{"_id":"${no}","version":${version},"version_type":"external"}}\n${JSON.stringify(document)}\n`
  }
  return body
}

/** Writes the rows into every given index; rejected documents are returned, not thrown. */
export async function writeDocuments<Kind extends IndexKind>(
  search: Search,
  kind: Kind,
  indices: readonly string[],
  rows: readonly Versioned<FieldsOf[Kind]>[],
): Promise<WriteResult> {
  const body = bulkBody(kind, rows, new Date())
  const refused = new Map<number, string>()
  for (const index of indices) {
    if (!(await sendBulk(search, index, body, 'errors')).errors) continue
    // Sent again to learn which: documents already written are rejected by their version, and so count as written.
    const { items = [] } = await sendBulk(search, index, body, 'items.*.status,items.*.error')
    items.forEach((item, position) => {
      const { status, error } = item.index
      const row = rows[position]
      // 409: the index already has this version or a newer one.
      if (row && error && status !== 409) refused.set(row.no, `${error.type}: ${error.reason}`)
    })
  }
  return {
    written: rows.filter(({ no }) => !refused.has(no)),
    refused: [...refused].map(([no, reason]) => ({ no, reason })),
  }
}

type BulkAnswer = {
  errors?: boolean
  items?: { index: { status: number; error?: { type: string; reason: string } } }[]
}

/**
 * The client's `bulk` accepts only objects; ours is already text. Per-item results are costly, so they are requested
 * separately.
 */
async function sendBulk(search: Search, index: string, bulkBody: string, wanted: string): Promise<BulkAnswer> {
  const { body } = await search.client.transport.request({
    method: 'POST',
    path: `/${index}/_bulk`,
    querystring: { filter_path: wanted },
    bulkBody,
  })
  return body as BulkAnswer
}
