import { apiPrefix } from '@vedetta/contracts/calls/call'
import { downloadExport } from '@vedetta/contracts/inbox/position-export'

/** The address at which its user downloads an export, as often as they like. */
export function exportUrl(exportId: string): string {
  return `${apiPrefix}${downloadExport.path}?exportID=${exportId}`
}
