import type { Exported } from '@vedetta/contracts/inbox/position-export'
import { exportUrl } from './export-url.ts'
import type { ExportRow } from './exports.queries.ts'

export function exportedOf({ exportId, exported, failed, credits }: ExportRow): Exported {
  return { url: exportUrl(exportId), exported, failed, credits }
}
