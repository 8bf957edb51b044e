import type { Exported } from '@vedetta/contracts/position-export'
import type { SeatedViewer } from '../viewer.ts'
import { makeExport } from './make-export.ts'
import { type ExportContext, type PageRange, positionsOfPages } from './positions-of-pages.ts'

/** Exports pages of a search, as they were when it was made. */
export async function exportPages(
  context: ExportContext,
  viewer: SeatedViewer,
  { requestID, ...pages }: PageRange & { readonly requestID?: string | undefined },
  now: Date,
): Promise<Exported> {
  const positions = await positionsOfPages(context, viewer, pages, now)
  return makeExport(context.db, viewer, { positions, requestId: requestID }, now)
}
