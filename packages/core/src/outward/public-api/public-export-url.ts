import { v1Prefix } from '@vedetta/contracts/public-api/operation'

export function publicExportUrl(exportId: string): string {
  return `${v1Prefix}/exports/${exportId}/file`
}
